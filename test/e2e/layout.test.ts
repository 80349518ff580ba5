/** The few measures of the layout that are promised in numbers, in a real browser. */
import type { Locator } from 'playwright-core';
import { expect, it } from 'vitest';
import { emptyDetails } from '../../lib/contract/uploads.ts';
import { uploadSample } from './http-customer.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, newcomer, demo, subscriber } = expectVisitors();

it('gives the dashboard a sidebar of 256 px and a top bar of 64 px', async () => {
  const { page } = await visit();
  await page.goto(`${url}/sample`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.locator('#dashboard-menu').boundingBox())?.width).toBe(256);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
});

it('leaves the script its title in the top bar of a tablet, and a plot the names of its rows, also on a phone', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 1000 } });
  await page.goto(`${url}/sample/story-structure`);
  const isWhole = (words: Locator) =>
    words.evaluate((one) => one.clientWidth > 0 && one.scrollWidth <= one.clientWidth);
  // The first is the plot's own name, the second the list's under it.
  const name = page.getByText('Confession').first();
  await name.waitFor();
  // A plot is drawn anew once it knows its width.
  await expect.poll(() => isWhole(name)).toBe(true);
  expect(await isWhole(page.getByRole('banner').getByText('The Last Reel'))).toBe(true);
  await page.setViewportSize({ width: 390, height: 844 });
  await expect.poll(() => isWhole(name)).toBe(true);
});

it('uses the width of a wide card: long words in two columns, what to do beside what is wrong; on a phone one under the other', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  await page.goto(`${url}/sample/strength-weakness/summary-snapshot`);
  const card = (name: string) => page.locator('section', { has: page.getByRole('heading', { level: 2, name }) }).last();
  /** Of the card's width, the share up to where its words reach. */
  const used = (name: string) =>
    card(name).evaluate((one) => {
      const lines = [...one.querySelectorAll('p:not(:has(span))')].flatMap((paragraph) => {
        const words = document.createRange();
        words.selectNodeContents(paragraph);
        return [...words.getClientRects()];
      });
      const right = Math.max(...lines.map((line) => line.right));
      const box = one.getBoundingClientRect();
      return (right - box.left) / box.width;
    });
  await card('Synopsis').waitFor();
  expect(await used('Synopsis')).toBeGreaterThan(0.8);
  await page.goto(`${url}/sample/overview`);
  const places = async () => {
    const first = card('Fix first').getByRole('listitem').first();
    const [title, advice] = await Promise.all([
      first.getByRole('heading').boundingBox(),
      first
        .getByText(/^What to do:/)
        .locator('xpath=..')
        .boundingBox(),
    ]);
    if (title === null || advice === null) throw new Error('The first thing to fix has a title and advice.');
    return { title, advice };
  };
  const wide = await places();
  expect(wide.advice.x).toBeGreaterThan(wide.title.x + 400);
  expect(Math.abs(wide.advice.y - wide.title.y)).toBeLessThan(20);
  await page.setViewportSize({ width: 390, height: 844 });
  const narrow = await places();
  expect(narrow.advice.x).toBe(narrow.title.x);
  expect(narrow.advice.y).toBeGreaterThan(narrow.title.y + narrow.title.height);
});

it('is never wider than a window that grows narrow, before its drawings are measured again', async () => {
  const { page } = await visit({ viewport: { width: 1440, height: 900 } });
  // A browser that measures late for ever: what is seen for a moment stands still.
  await page.addInitScript(() => {
    const Measuring = window.ResizeObserver;
    window.ResizeObserver = class extends Measuring {
      constructor(measure: ResizeObserverCallback) {
        super((...told) => document.documentElement.hasAttribute('data-late') || measure(...told));
      }
    };
  });
  for (const view of ['overview', 'script-statistics', 'character-network-analysis', 'tonality-test']) {
    await page.setViewportSize({ width: 1440, height: 900 });
    await page.goto(`${url}/sample/${view}`);
    await page.getByRole('slider', { name: 'The script, scene by scene' }).waitFor();
    await page.getByRole('main').locator('section').nth(1).waitFor();
    await page.evaluate(() => document.documentElement.setAttribute('data-late', ''));
    await page.setViewportSize({ width: 390, height: 844 });
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390);
  }
});

it('keeps the top bar of a signed-in user on one line, on a screen of 1024 px as well', async () => {
  const { page } = await newcomer({ viewport: { width: 1024, height: 768 } });
  await page.getByRole('button', { name: 'Logout' }).waitFor();
  await page.evaluate(() => document.fonts.ready);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(65);
});

it('keeps the way from the sample to an own script on one line of a phone', async () => {
  const { page } = await newcomer({ viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/sample`);
  const way = page.getByRole('link', { name: /^Analyze/ });
  expect((await way.boundingBox())?.height).toBe(44);
});

it('offers no scrolling where a table fits, and parts no page from the comma behind it', async () => {
  const { page } = await visit({ viewport: { width: 768, height: 1000 } });
  await page.goto(`${url}/sample/script-statistics`);
  await page.getByRole('table', { name: /speaks longest at a time/ }).waitFor();
  expect(await page.getByText('More columns: scroll sideways').count()).toBe(0);
  await page.goto(`${url}/sample`);
  const links = page.getByRole('main').getByRole('link', { name: /^page \d+$/ });
  await links.first().waitFor();
  // Whatever the width, what stands right behind a page stands on its line.
  for (const width of [1440, 900, 768, 520, 390]) {
    await page.setViewportSize({ width, height: 1000 });
    const parted = await links.evaluateAll((all) =>
      all.filter((link) => {
        const behind = link.nextSibling;
        if (behind?.nodeType !== Node.TEXT_NODE || !/^[,.;:]/.test(behind.textContent ?? '')) return false;
        const mark = document.createRange();
        mark.setStart(behind, 0);
        mark.setEnd(behind, 1);
        return mark.getBoundingClientRect().top > link.getBoundingClientRect().bottom - 4;
      }),
    );
    expect(parted).toHaveLength(0);
  }
});

it('sets the plans in four columns on a large screen', async () => {
  const { page } = await newcomer();
  await page.goto(`${url}/pricingPlans`);
  const buttons = page.getByRole('button', { name: /^Choose This/ });
  await buttons.nth(3).waitFor();
  const boxes = await Promise.all([0, 1, 2, 3].map((at) => buttons.nth(at).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(4);
});

it.each([1440, 768, 390])('has room for a file with a long name at %i px', async (width) => {
  const { page } = await subscriber('basic', { viewport: { width, height: 800 } });
  const name = `${'The whole of the script as it was sent to the producers, final draft '.repeat(3)}(2).pdf`;
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({ name, mimeType: 'application/pdf', buffer: Buffer.from('%PDF-1.7') });
  await page.getByText(name).waitFor();
  expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(width);
});

it('turns the dial green when the upload is complete', async () => {
  const { page } = await demo();
  await page.getByRole('link', { name: 'Open dashboard' }).waitFor();
  await page.goto(`${url}/uploading-progress`);
  const dial = page.getByRole('progressbar');
  await dial.waitFor();
  const green = await page.evaluate(() => {
    const sample = document.createElement('p');
    sample.className = 'text-good';
    document.body.append(sample);
    return getComputedStyle(sample).color;
  });
  await page.getByText('Upload Complete').waitFor();
  expect(await dial.evaluate((element) => getComputedStyle(element).color)).toBe(green);
});

it('fits 320 px, as at a zoom of 400 % on 1280, also where a title is one word longer than the screen', async () => {
  const { page, http } = await subscriber('expert', { viewport: { width: 320, height: 800 } });
  await uploadSample(http, 'expert');
  const [script] = (await http.call('listScripts')).scripts;
  const title = `${'Donaudampfschifffahrtselektrizitätenhauptbetriebswerk'.repeat(2)} ${'W'.repeat(120)}`;
  const id = script?.script_id ?? '';
  await http.call('saveDetails', { path: { id }, body: { ...emptyDetails, title, cast: 'M'.repeat(200) } });
  await page.goto(`${url}/landing`);
  await page.getByRole('link', { name: 'Open dashboard' }).first().waitFor();
  const paths = [
    '/landing',
    '/scripts',
    '/slate',
    '/account',
    '/uploading-progress',
    '/pricingPlans',
    `/payment/failed?error=${'W'.repeat(200)}`,
    '/dashboard/strength-weakness',
    '/dashboard/strength-weakness/summary-snapshot',
    '/dashboard/coverage',
    '/dashboard/script-statistics',
    '/dashboard/all-reports',
    '/dashboard/reading',
  ];
  for (const path of paths) {
    await page.goto(`${url}${path}`);
    await page.getByRole('heading', { level: 1 }).first().waitFor();
    await page.waitForLoadState('networkidle');
    expect(await page.evaluate(() => document.documentElement.scrollWidth), path).toBe(320);
  }
});

it('lets the Tab key come from the longest report to the fix list on a phone, without walking through the report', async () => {
  const { page } = await demo({ viewport: { width: 390, height: 844 } });
  await page.goto(`${url}/dashboard/strength-weakness/weaknesses`);
  await page.getByRole('main').locator('section').first().waitFor();
  const tabTo = async (name: string): Promise<void> => {
    for (let presses = 0; presses < 20; presses += 1) {
      await page.keyboard.press('Tab');
      if ((await page.evaluate(() => document.activeElement?.textContent)) === name) return;
    }
    throw new Error(`Twenty presses of the Tab key did not come to '${name}'.`);
  };
  await tabTo('Skip to all views');
  expect(await page.locator(':focus').boundingBox()).toMatchObject({ y: 16 });
  await page.keyboard.press('Enter');
  await tabTo('Fix List');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/dashboard/notes');
  await page.getByRole('heading', { level: 1, name: 'Fix List' }).waitFor();
});
