/** What a screen costs a phone that has nothing of it yet: what comes over the line, in how many requests, and how long its page cannot answer a touch. */
import type { Browser, BrowserContextOptions } from 'playwright-core';

const phone = { width: 390, height: 844 };
/** How much slower a mid-range phone is than a desk's processor, as Lighthouse has it. */
const slowdown = 4;
/** A task keeps a touch waiting from here on; only what is beyond it counts as blocked (Total Blocking Time). */
const longTaskMs = 50;
/** A page that has been still so long has come to rest. */
const restMs = 700;
const navigationMs = 120_000;

/** From the end of the first paint on, as Total Blocking Time counts. */
function blockedMs(tasks: readonly { readonly startTime: number; readonly duration: number }[], paintedMs: number) {
  return tasks.reduce(
    (sum, { startTime, duration }) =>
      sum + Math.max(0, startTime + duration - Math.max(startTime, paintedMs) - longTaskMs),
    0,
  );
}

interface Screens {
  readonly url: string;
  /** Paths of the screens. */
  readonly paths: readonly string[];
  readonly session: BrowserContextOptions['storageState'];
}

/** Prints a line a screen. Times are this machine's: on a busy one only bytes and requests repeat themselves. */
export async function printScreenWeights(browser: Browser, { url, paths, session }: Screens): Promise<void> {
  for (const path of paths) {
    // Each screen as the first of a visit.
    const context = await browser.newContext({ viewport: phone, ...(session && { storageState: session }) });
    const page = await context.newPage();
    page.setDefaultNavigationTimeout(navigationMs);
    const devTools = await context.newCDPSession(page);
    await devTools.send('Network.enable');
    await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
    let bytes = 0;
    let requests = 0;
    devTools.on('Network.loadingFinished', ({ encodedDataLength }) => {
      bytes += encodedDataLength;
      requests += 1;
    });
    await page.goto(`${url}${path}`, { waitUntil: 'networkidle' });
    await page.waitForTimeout(restMs);
    const { tasks, paints } = await page.evaluate(async () => {
      const entries = (type: string) =>
        new Promise<{ name: string; startTime: number; duration: number }[]>((resolve) => {
          const found = (list: readonly PerformanceEntry[]) =>
            resolve(list.map(({ name, startTime, duration }) => ({ name, startTime, duration })));
          new PerformanceObserver((list) => found(list.getEntries())).observe({ type, buffered: true });
          // A page without a long task has no entry to tell of.
          setTimeout(() => found([]), 1000);
        });
      return { tasks: await entries('longtask'), paints: await entries('paint') };
    });
    const painted = paints.find(({ name }) => name === 'first-contentful-paint')?.startTime ?? 0;
    const [long, blocked] = [tasks.length, Math.round(blockedMs(tasks, painted))];
    const longest = Math.round(Math.max(0, ...tasks.map(({ duration }) => duration)));
    const weight = `${(bytes / 1000).toFixed(0).padStart(4)} kB in ${String(requests).padStart(2)} requests`;
    console.log(
      `${path.padEnd(44)} ${weight}   first paint ${painted.toFixed(0)} ms   long tasks ${long}, longest ${longest} ms, blocked ${blocked} ms`,
    );
    await context.close();
  }
}
