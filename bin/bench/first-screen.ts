/** How soon the largest text of a first screen stands on a slow line, with the screen's code asked for ahead (web/first-screen.ts) and without. */
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

/** Milliseconds from the navigation to the last candidate for the largest text. */
async function largestTextMs(browser: Browser, url: string, ahead: boolean): Promise<number> {
  const context = await browser.newContext({ viewport: phone });
  const page = await context.newPage();
  if (!ahead) await page.route('**/first-screen.js', (route) => route.abort());
  const devTools = await context.newCDPSession(page);
  await devTools.send('Network.enable');
  await devTools.send('Network.emulateNetworkConditions', line);
  await devTools.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(url, { waitUntil: 'networkidle' });
  const ms = await page.evaluate(
    () =>
      new Promise<number>((resolve) => {
        new PerformanceObserver((list) => resolve(list.getEntries().at(-1)?.startTime ?? Number.NaN)).observe({
          type: 'largest-contentful-paint',
          buffered: true,
        });
      }),
  );
  await context.close();
  return ms;
}

/** Prints least and median of both, and their ratio by the least. */
export async function bench(): Promise<void> {
  const state = await mkdtemp(path.join(tmpdir(), 'dramaturg-bench-'));
  const [product, browser] = await Promise.all([spawnProduct(state), launchBrowser()]);
  try {
    for (const address of addresses) {
      const waits = { ahead: [] as number[], after: [] as number[] };
      for (let run = 0; run < runs; run += 1) {
        waits.ahead.push(await largestTextMs(browser, `${product.url}${address}`, true));
        waits.after.push(await largestTextMs(browser, `${product.url}${address}`, false));
      }
      const [ahead, after] = [summarise(waits.ahead), summarise(waits.after)];
      const ratio = Math.round((100 * ahead.min) / after.min) / 100;
      console.log(
        `${address.padEnd(10)} ahead: least ${ahead.min} ms, median ${ahead.p50} ms   after: least ${after.min} ms, median ${after.p50} ms   ratio ${ratio}`,
      );
    }
  } finally {
    await browser.close();
    await product.stop();
    await rm(state, { recursive: true, force: true });
  }
}
