/** How far a page's parts jump while it is loaded: Cumulative Layout Shift as browsers report it, of any screens, on a phone and on a desk. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

/** What is promised of every dashboard screen, and of a user's other pages. */
export const mostShift = 0.02;

const widths = [
  { name: 'phone', viewport: { width: 390, height: 844 } },
  { name: 'desk', viewport: { width: 1440, height: 900 } },
] as const;

/** A page that has been still so long has come to rest. */
const restMs = 700;
const navigationMs = 120_000;
/** As the measure's own definition has it: shifts less than a second apart belong together, for five seconds at most. */
const windowGapMs = 1000;
const windowMs = 5000;

interface Shift {
  readonly atMs: number;
  readonly value: number;
  /** What moved most, as a selector that a person can read. */
  readonly moved: string;
}

/** The largest sum of shifts in one window. */
export function layoutShiftOf(shifts: readonly Pick<Shift, 'atMs' | 'value'>[]): number {
  let [most, sum, begun, last] = [0, 0, Number.NEGATIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const { atMs, value } of shifts) {
    if (atMs - last > windowGapMs || atMs - begun > windowMs) [sum, begun] = [0, atMs];
    sum += value;
    last = atMs;
    most = Math.max(most, sum);
  }
  return most;
}

declare global {
  interface Window {
    /** Of the page that is being measured, in their order. */
    layoutShifts?: Shift[];
  }
}

/** Listens from the page's first moment; what a press moves within half a second is not counted. */
const listen = (): void => {
  interface Entry extends PerformanceEntry {
    readonly value: number;
    readonly hadRecentInput: boolean;
    readonly sources: readonly {
      readonly node: Node | null;
      readonly previousRect: DOMRect;
      readonly currentRect: DOMRect;
    }[];
  }
  const found: Shift[] = [];
  window.layoutShifts = found;
  const nameOf = (node: Node | null): string => {
    const element = node instanceof Element ? node : (node?.parentElement ?? null);
    if (element === null) return '?';
    const words = (element.textContent ?? '').trim().replace(/\s+/g, ' ').slice(0, 40);
    return `${element.tagName.toLowerCase()} '${words}'`;
  };
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as Entry[]) {
      if (entry.hadRecentInput) continue;
      const [first] = entry.sources;
      found.push({ atMs: entry.startTime, value: entry.value, moved: nameOf(first?.node ?? null) });
    }
  }).observe({ type: 'layout-shift', buffered: true });
};

async function shiftsOf(page: Page, address: string): Promise<Shift[]> {
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.waitForTimeout(restMs);
  return page.evaluate(() => window.layoutShifts ?? []);
}

interface Screens {
  readonly url: string;
  /** Paths of the screens. */
  readonly paths: readonly string[];
  readonly session?: BrowserContextOptions['storageState'];
}

/** Prints a line a screen and width: the shift, and behind one beyond the promise what moved. Gives how many are beyond it. */
export async function printLayoutShifts(browser: Browser, { url, paths, session }: Screens): Promise<number> {
  let beyond = 0;
  for (const { name, viewport } of widths) {
    const context = await browser.newContext({ viewport, ...(session && { storageState: session }) });
    const page = await context.newPage();
    // A busy machine is slow, which is no shift.
    page.setDefaultNavigationTimeout(navigationMs);
    await page.addInitScript(listen);
    const devTools = await context.newCDPSession(page);
    // Every screen as a first visit has it: its letters come late.
    await devTools.send('Network.enable');
    await devTools.send('Network.setCacheDisabled', { cacheDisabled: true });
    for (const path of paths) {
      const shifts = await shiftsOf(page, `${url}${path}`);
      const shift = layoutShiftOf(shifts);
      const worst = shifts.toSorted((a, b) => b.value - a.value)[0];
      const why = shift > mostShift && worst ? `   most: ${worst.moved} (${worst.value.toFixed(3)})` : '';
      if (shift > mostShift) beyond += 1;
      console.log(`${path.padEnd(44)} ${name.padEnd(6)} layout shift ${shift.toFixed(3)}${why}`);
    }
    await context.close();
  }
  return beyond;
}
