/** How long a signed-in writer waits for the dashboard: from the navigation until the first report stands there and the menu can be used, and from a press in the menu until the next one. And how far each of its screens, and of a user's other pages, shifts while it comes, and what it weighs. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser, BrowserContext } from 'playwright-core';
import { launchBrowser } from '../../test/e2e/browser.ts';
import { menuItems } from '../../web/src/features/dashboard/menu.ts';
import { demoUser } from '../seed-demo.ts';
import { spawnProduct } from '../spawn-product.ts';
import { BenchError } from './bench-error.ts';
import { summarise } from './figures.ts';
import { mostShift, printLayoutShifts } from './layout-shift.ts';
import { printScreenWeights } from './screen-weight.ts';

type Session = Awaited<ReturnType<BrowserContext['storageState']>>;

const runs = 7;

function print(what: string, figuresMs: readonly number[]): void {
  const { min, p50, p95 } = summarise(figuresMs);
  console.log(`${what.padEnd(60)} least ${min} ms   median ${p50} ms   longest ${p95} ms`);
}

export const usage = 'Usage: npm run bench -- dashboard [waits | shift | weight]';

/** Of a user's other pages, those that are filled by what comes late. */
const otherPages = ['/landing', '/scripts', '/account'] as const;
const pathsUnder = (base: string, items: typeof menuItems): string[] => [
  base,
  ...items.map(({ slug }) => `${base}/${slug}`),
];

async function printShifts(browser: Browser, url: string, session: Session): Promise<void> {
  const ofSample = menuItems.filter(({ ownScriptOnly }) => !ownScriptOnly);
  const beyond =
    (await printLayoutShifts(browser, { url, paths: pathsUnder('/sample', ofSample) })) +
    (await printLayoutShifts(browser, {
      url,
      paths: [...otherPages, ...pathsUnder('/dashboard', menuItems)],
      session,
    }));
  console.log(`${beyond} beyond ${mostShift}`);
}

const parts: readonly string[] = ['waits', 'shift', 'weight'];

/**
 * On the demo user's sample: prints the waits with an empty browser cache and with a filled one, then the layout shift of every screen of that, of /sample and of
 * /landing, /scripts and /account, then what each screen of a user's weighs.
 */
export async function bench([part]: string[] = []): Promise<void> {
  if (part !== undefined && !parts.includes(part)) throw new BenchError(usage);
  const wants = (each: string): boolean => part === undefined || part === each;
  const state = await mkdtemp(path.join(tmpdir(), 'dramaturg-bench-'));
  const [product, browser] = await Promise.all([spawnProduct(state), launchBrowser()]);
  try {
    const context = await browser.newContext({ viewport: { width: 1440, height: 900 } });
    const page = await context.newPage();
    await page.goto(`${product.url}/login`);
    await page.getByLabel('Email').fill(demoUser.email);
    await page.getByLabel('Password', { exact: true }).fill(demoUser.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await page.getByRole('link', { name: 'Open dashboard' }).waitFor();
    const session = await context.storageState();
    await context.close();

    if (wants('waits')) await printWaits(browser, product.url, session);
    if (wants('shift')) await printShifts(browser, product.url, session);
    const paths = [...otherPages, ...pathsUnder('/dashboard', menuItems)];
    if (wants('weight')) await printScreenWeights(browser, { url: product.url, paths, session });
  } finally {
    await browser.close();
    await product.stop();
    await rm(state, { recursive: true, force: true });
  }
}

async function printWaits(browser: Browser, url: string, session: Session): Promise<void> {
  const cold: number[] = [];
  const warm: number[] = [];
  const pressed: number[] = [];
  for (let run = 0; run < runs; run += 1) {
    const visit = await browser.newContext({ viewport: { width: 1440, height: 900 }, storageState: session });
    const tab = await visit.newPage();
    for (const waits of [cold, warm]) {
      await tab.goto(`${url}/dashboard`, { waitUntil: 'commit' });
      const first = tab.getByRole('main').locator('section h2, section h3').first();
      await first.waitFor();
      // What the page itself says: since its navigation began, once the menu lies on top where it is drawn.
      await tab.getByRole('link', { name: 'Story Structure' }).click({ trial: true });
      waits.push(await tab.evaluate(() => performance.now()));
    }
    const began = performance.now();
    await tab.getByRole('link', { name: 'Story Structure' }).click();
    await tab.getByRole('heading', { level: 1, name: 'Story Structure' }).waitFor();
    await tab.getByRole('main').locator('section h2').first().waitFor();
    pressed.push(performance.now() - began);
    await visit.close();
  }
  print('navigation to first report and usable menu, empty cache', cold);
  print('navigation to first report and usable menu, filled cache', warm);
  print('press in the menu to the next report', pressed);
}
