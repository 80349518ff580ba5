/** How smoothly a browser draws the network map of a script with 60 characters: frames while it opens and finds its rest, while a character is dragged, while one zooms and pans. */
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { CDPSession, Page } from 'playwright-core';
import { preview } from 'vite';
import type { Block } from '../../lib/contract/blocks.ts';
import { launchBrowser } from '../../test/e2e/browser.ts';
import { type SampleReport, sampleReport } from '../../web/src/features/sample/sample-report.ts';
import { buildSite } from '../build-site.ts';
import { summarise } from './figures.ts';

const root = path.join(import.meta.dirname, '../..');
const characterCount = 60;
const groupCount = 6;
const widths = [1440, 390];

type NetworkBlock = Extract<Block, { kind: 'network' }>;

/** A large cast without a word of any script: few with much to say, many with little, each tied to its group's first and to some others. */
function largeCast(): NetworkBlock {
  const nodes = Array.from({ length: characterCount }, (_, at) => ({
    id: `c${at}`,
    label: `Character ${at + 1}`,
    weight: Math.round(4000 / (at + 1)),
    community: at % groupCount,
    scenes: Math.max(1, Math.round(90 / (at + 1))),
  }));
  const links = nodes.flatMap(({ id, community }, at) =>
    [community, (at * 7) % characterCount, (at * 3) % 12]
      .filter((other, place, all) => other < at && all.indexOf(other) === place)
      .map((other) => ({ source: `c${other}`, target: id, weight: 1 + ((at * 13 + other * 5) % 29) })),
  );
  const legend = Array.from({ length: groupCount }, (_, community) => ({
    label: `Around Character ${community + 1}`,
    community,
  }));
  const title = 'A cast of sixty';
  return {
    kind: 'network',
    title,
    nodeUnit: 'words spoken',
    linkUnit: 'exchanges',
    nodes,
    links,
    legend,
    basis: 'counted',
  };
}

const withCast = (sample: SampleReport): SampleReport => ({
  ...sample,
  answers: sample.answers.map((answer) => ({
    ...answer,
    entries: answer.entries.map((entry) => ({
      ...entry,
      blocks: entry.blocks.map((block) => (block.kind === 'network' ? largeCast() : block)),
    })),
  })),
});

interface Frames {
  /** Each frame's length. */
  readonly lengthsMs: readonly number[];
  /** What the page's own thread worked a frame, on average: other programs on the machine add little to that. */
  readonly workMs: number;
}

/** Seconds that the page's thread has been busy so far. */
async function busySeconds(devtools: CDPSession): Promise<number> {
  const { metrics } = await devtools.send('Performance.getMetrics');
  return metrics.find(({ name }) => name === 'TaskDuration')?.value ?? 0;
}

/** Counts frames in the page from now on; what it answers ends the count. */
async function countFrames(page: Page): Promise<() => Promise<Frames>> {
  const devtools = await page.context().newCDPSession(page);
  await devtools.send('Performance.enable');
  const before = await busySeconds(devtools);
  const counter = await page.evaluateHandle(() => {
    const held = { times: [] as number[], counting: true };
    const count = (at: number): void => {
      held.times.push(at);
      if (held.counting) requestAnimationFrame(count);
    };
    requestAnimationFrame(count);
    return held;
  });
  return async () => {
    const times = await counter.evaluate((held) => {
      held.counting = false;
      return held.times;
    });
    await counter.dispose();
    const workMs = ((await busySeconds(devtools)) - before) * (1000 / Math.max(1, times.length));
    await devtools.detach();
    return { lengthsMs: times.slice(1).map((at, index) => at - (times[index] ?? at)), workMs };
  };
}

function print(width: number, what: string, { lengthsMs, workMs }: Frames): void {
  const { p50, p95 } = summarise(lengthsMs);
  const longest = Math.max(...lengthsMs);
  const rate = (ms: number): string => `${(1000 / ms).toFixed(0).padStart(3)}/s`;
  console.log(
    `${String(width).padStart(4)} px  ${what.padEnd(30)} median ${rate(p50)}   95 in 100 above ${rate(p95)}   least ${rate(longest)}   longest ${longest.toFixed(0).padStart(3)} ms   work a frame ${workMs.toFixed(1)} ms   (${lengthsMs.length} frames)`,
  );
}

async function measure(page: Page, width: number): Promise<void> {
  const map = page.getByRole('img', { name: 'A cast of sixty' });
  await page.getByRole('heading', { name: 'Legend', level: 1 }).waitFor();
  await sleep(500);

  const opened = await countFrames(page);
  await page.getByRole('link', { name: /^Primary Network Map/ }).click();
  await map.waitFor();
  await sleep(1500);
  print(width, 'opening, until it rests', await opened());

  await map.scrollIntoViewIfNeeded();
  const box = await map.boundingBox();
  if (!box) throw new Error('The map is not on the screen.');
  const middle = { x: box.x + box.width / 2, y: box.y + box.height / 2 };
  const lead = await map.locator('g:nth-of-type(2) > g').first().boundingBox();
  if (!lead) throw new Error('The map has no characters.');

  await page.mouse.move(lead.x + lead.width / 2, lead.y + lead.height / 2);
  const dragged = await countFrames(page);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) {
    const angle = (step / 30) * 2 * Math.PI;
    await page.mouse.move(middle.x + (box.width / 4) * Math.cos(angle), middle.y + (box.height / 4) * Math.sin(angle));
    await sleep(10);
  }
  await page.mouse.up();
  print(width, 'dragging a character', await dragged());

  await page.mouse.move(middle.x, middle.y);
  await sleep(500);
  const zoomed = await countFrames(page);
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.wheel(0, step < 30 ? -40 : 40);
    await sleep(10);
  }
  print(width, 'zooming in and out', await zoomed());

  await page.mouse.wheel(0, -500);
  await sleep(100);
  await page.mouse.move(box.x + 6, box.y + 6);
  const panned = await countFrames(page);
  await page.mouse.down();
  for (let step = 0; step < 60; step += 1) {
    await page.mouse.move(box.x + 6 + step * 2, box.y + 6 + step * 2);
    await sleep(10);
  }
  await page.mouse.up();
  print(width, 'panning', await panned());

  await page.mouse.move(0, 0);
  const buttons = page.getByRole('list', { name: 'Characters of the map' }).getByRole('button');
  const pointed = await countFrames(page);
  for (let at = 0; at < 20; at += 1) await buttons.nth(at).hover();
  print(width, 'pointing at one after another', await pointed());
}

export const usage = 'Usage: npm run bench -- network';

/** Prints frames a second at a wide and at a narrow screen. The browser has no graphics card here: a real one is faster. */
export async function bench(): Promise<void> {
  await buildSite(root, { evenIfStale: false });
  const server = await preview({
    configFile: path.join(root, 'web/vite.config.ts'),
    logLevel: 'warn',
    preview: { host: '127.0.0.1', port: 0 },
  });
  const browser = await launchBrowser();
  try {
    const url = server.resolvedUrls?.local[0] ?? server.resolvedUrls?.network[0];
    if (url === undefined) throw new Error('The built site is not served.');
    for (const width of widths) {
      const page = await browser.newPage({ viewport: { width, height: 900 } });
      await page.route('**/sample.json', async (route) => {
        const response = await route.fetch();
        await route.fulfill({ response, json: withCast(sampleReport.parse(await response.json())) });
      });
      await page.goto(`${url}sample/character-network-analysis/legend`);
      await measure(page, width);
      await page.close();
    }
  } finally {
    await browser.close();
    await server.close();
  }
}
