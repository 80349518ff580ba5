/** The network map of the sample in a real browser: in a mouse's, a finger's and a keyboard's hands, and before axe. */
import type { BrowserContextOptions, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { axeFindings } from './accessibility.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit } = expectVisitors();

interface Place {
  readonly x: number;
  readonly y: number;
}

describe('the network map', () => {
  const address = '/sample/character-network-analysis/primary-network-map';
  const mapOf = (page: Page) => page.getByRole('img', { name: 'Character Network' });
  const listOf = (page: Page) => page.getByRole('list', { name: 'Characters of the map' });

  async function open(options: BrowserContextOptions = {}): Promise<Page> {
    // Without motion everything is in its place from the first.
    const { page } = await visit({ reducedMotion: 'reduce', ...options });
    await page.goto(`${url}${address}`);
    await listOf(page).waitFor();
    return page;
  }
  /** The middle of each character's sign on the screen, biggest speaker first. */
  const places = (page: Page) =>
    mapOf(page).evaluate((map) =>
      [...map.querySelectorAll(':scope > g:nth-of-type(2) > g')].map((sign) => {
        const { x, y, width, height } = sign.getBoundingClientRect();
        return { x: Math.round(x + width / 2), y: Math.round(y + height / 2) };
      }),
    );
  const spread = async (page: Page): Promise<number> => {
    const across = (await places(page)).map(({ x }) => x);
    return Math.max(...across) - Math.min(...across);
  };
  /** Fingers on the glass, each from its first place to its last. */
  async function wipe(page: Page, ...fingers: (readonly [from: Place, to: Place])[]): Promise<void> {
    const devtools = await page.context().newCDPSession(page);
    const steps = 10;
    const at = (step: number) =>
      fingers.map(([from, to], id) => ({
        id,
        x: from.x + ((to.x - from.x) * step) / steps,
        y: from.y + ((to.y - from.y) * step) / steps,
      }));
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchStart', touchPoints: at(0) });
    for (let step = 1; step <= steps; step += 1) {
      await devtools.send('Input.dispatchTouchEvent', { type: 'touchMove', touchPoints: at(step) });
      await framesPass(page);
    }
    await devtools.send('Input.dispatchTouchEvent', { type: 'touchEnd', touchPoints: [] });
  }
  const framesPass = (page: Page) =>
    page.evaluate(() => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))));

  it('lets the mouse drag a character, which stays, until the map is reset or loaded again', async () => {
    const page = await open();
    await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
    const before = await places(page);
    const [lena] = before;
    if (!lena) throw new Error('The map is empty.');
    await page.mouse.move(lena.x, lena.y);
    await page.mouse.down();
    await page.mouse.move(lena.x + 60, lena.y + 30, { steps: 5 });
    await page.mouse.up();
    await framesPass(page);
    const [moved, ...others] = await places(page);
    expect(moved).toEqual({ x: lena.x + 60, y: lena.y + 30 });
    // Asked for calm, it moves nobody else.
    expect(others).toEqual(before.slice(1));
    await page.getByRole('button', { name: 'Reset the map' }).click();
    expect(await places(page)).toEqual(before);
    await page.reload();
    await listOf(page).waitFor();
    await mapOf(page).evaluate((map) => map.scrollIntoView({ block: 'center' }));
    expect(await places(page)).toEqual(before);
  });

  it('zooms with the wheel without moving the page, and leaves the page its wheel where there is nothing more to zoom', async () => {
    const page = await open({ viewport: { width: 1440, height: 500 } });
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error('The map is not drawn.');
    const before = await spread(page);
    await page.mouse.move(box.x + box.width / 2, box.y + 100);
    await page.mouse.wheel(0, -200);
    await expect.poll(() => spread(page)).toBeGreaterThan(before * 1.3);
    expect(await page.evaluate(() => scrollY)).toBe(0);
    for (const _step of [1, 2]) await page.getByRole('button', { name: 'Zoom out' }).click();
    await expect.poll(() => spread(page)).toBe(before);
    await page.mouse.move(box.x + box.width / 2, box.y + 100);
    await page.mouse.wheel(0, 200);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(100);
  });

  it('chooses at a tap, and a finger that wipes over it scrolls the page', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    await mapOf(page).scrollIntoViewIfNeeded();
    const [lena] = await places(page);
    if (!lena) throw new Error('The map is empty.');
    await page.touchscreen.tap(lena.x, lena.y);
    expect(await listOf(page).getByRole('button', { pressed: true }).innerText()).toMatch(/^Lena/);
    await page.getByRole('status').getByText('Lena', { exact: true }).waitFor();
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error('The map is not drawn.');
    const { x, y } = { x: box.x + 20, y: box.y + 200 };
    const from = await page.evaluate(() => scrollY);
    await wipe(page, [
      { x, y },
      { x, y: y - 150 },
    ]);
    await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(from + 50);
  });

  it('zooms under two fingers while the page stays', async () => {
    const page = await open({ viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true });
    const box = await mapOf(page).boundingBox();
    if (!box) throw new Error('The map is not drawn.');
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const before = await spread(page);
    await wipe(
      page,
      [
        { x: x - 30, y },
        { x: x - 90, y },
      ],
      [
        { x: x + 30, y },
        { x: x + 90, y },
      ],
    );
    await expect.poll(() => spread(page)).toBeGreaterThan(before * 1.5);
    expect(await page.evaluate(() => [scrollY, visualViewport?.scale])).toEqual([0, 1]);
  });

  it.each(['light', 'dark'] as const)('stands before axe in the %s theme with somebody chosen', async (colorScheme) => {
    const page = await open({ colorScheme });
    await listOf(page).getByRole('button', { name: /^Mags/ }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('status').getByText('Mags', { exact: true }).waitFor();
    expect(await axeFindings(page)).toEqual([]);
  });
});
