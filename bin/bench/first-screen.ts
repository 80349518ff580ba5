/** How soon the first screens stand and can be used on a slow line: from the page that holds them already (web/prerender.ts), and from the empty page, where they wait for the code. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import type { Browser } from 'playwright-core';
import { launchBrowser } from '../../test/e2e/browser.ts';
import { spawnProduct } from '../spawn-product.ts';
import { summarise } from './figures.ts';

const runs = 5;
const addresses = ['/welcome', '/sample', '/login'] as const;
const phone = { width: 390, height: 844 };
/** What Lighthouse calls a slow 4G line, and a mid-range phone beside this machine. */
const line = { offline: false, latency: 150, downloadThroughput: 1_600_000 / 8, uploadThroughput: 750_000 / 8 };
const slowdown = 4;

interface Wait {
  /** From the navigation to the last candidate for the largest text. */
  readonly textMs: number;
  /** To the moment when the screen's own code hears of presses. */
  readonly codeMs: number;
  /** The sum of all layout shifts, in thousandths. */
  readonly shift: number;
}

async function waitFor(browser: Browser, url: string, address: string, prerendered: boolean): Promise<Wait> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  if (!prerendered) {
    const empty = await (await fetch(`${url}/index.html`)).text();
    await page.route(`${url}${address}`, async (route) => {
      // Fetched all the same, so that the page is as long on its way; its own length differs by what it lacks.
      await route.fulfill({ response: await route.fetch(), body: empty });
    });
  }
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.addInitScript(() => {
    addEventListener('takenover', () => performance.mark('takenover'));
  });
  await page.goto(`${url}${address}`, { waitUntil: 'networkidle' });
  const wait = await page.evaluate(async () => {
    const entries = (type: string) =>
      new Promise<PerformanceEntry[]>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries())).observe({ type, buffered: true });
        // A page in which nothing moves has no entry to tell of.
        setTimeout(() => resolve([]), 1000);
      });
    const shifts = (await entries('layout-shift')) as (PerformanceEntry & { readonly value: number })[];
    return {
      textMs: (await entries('largest-contentful-paint')).at(-1)?.startTime ?? Number.NaN,
      codeMs: performance.getEntriesByName('takenover')[0]?.startTime ?? Number.NaN,
      shift: 1000 * shifts.reduce((sum, { value }) => sum + value, 0),
    };
  });
  await context.close();
  return wait;
}

export const usage = 'Usage: npm run bench -- first-screen';

/** Prints the medians of both. */
export async function bench(): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'dramaturg-bench-'));
  const [product, browser] = await Promise.all([spawnProduct(state), launchBrowser()]);
  try {
    for (const address of addresses) {
      const waits: Record<'prerendered' | 'empty page', Wait[]> = { prerendered: [], 'empty page': [] };
      for (let run = 0; run < runs; run += 1) {
        waits.prerendered.push(await waitFor(browser, product.url, address, true));
        waits['empty page'].push(await waitFor(browser, product.url, address, false));
      }
      for (const [name, found] of Object.entries(waits)) {
        const median = (of: keyof Wait): number => summarise(found.map((wait) => wait[of])).p50;
        console.log(
          `${address.padEnd(10)} ${name.padEnd(12)} largest text ${median('textMs')} ms   code ${median('codeMs')} ms   layout shift ${median('shift')}/1000`,
        );
      }
    }
  } finally {
    await browser.close();
    await product.stop();
    await rm(state, { recursive: true, force: true });
  }
}
