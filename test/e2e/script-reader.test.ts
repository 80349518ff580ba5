/** The script beside its reports in a real browser: evidence leads to its words and back, by mouse, by keyboard, by address; at a desk and on a phone. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { walkByKeyboard } from './accessibility.ts';
import { expectNoErrors } from './customer.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, demo } = expectVisitors();

const phone = { width: 390, height: 844 };
const addressOf = (page: Page): string => page.url().slice(url.length);
const evidence = (page: Page, words: string) => page.getByRole('main').getByRole('link', { name: words }).first();
const pages = (page: Page) => page.getByRole('region', { name: 'Pages of the script' });
const quoted = (page: Page) => page.locator('mark[data-mark=quote]');
const current = (page: Page) => page.locator('mark[data-mark=current]');

/** Whether it stands inside the reader's window, not merely in the page. */
const isInWindow = (page: Page, selector: string): Promise<boolean> =>
  page.evaluate((wanted) => {
    const mark = document.querySelector(wanted)?.getBoundingClientRect();
    const window = document.querySelector('section[aria-label="Pages of the script"]')?.getBoundingClientRect();
    return mark !== undefined && window !== undefined && mark.top >= window.top && mark.bottom <= window.bottom;
  }, selector);
const waitUntilInWindow = async (page: Page, selector: string): Promise<void> => {
  await expect.poll(() => isInWindow(page, selector), { timeout: 10_000 }).toBe(true);
};

describe('at a desk', () => {
  it('evidence opens the script beside the report, the quote marked in it; Escape gives the focus back to the link', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample`);
    const link = evidence(page, 'p. 13 · sc. 15 “He was late for everything.”');
    await link.click();
    await quoted(page).waitFor();
    expect((await quoted(page).allTextContents()).join(' ')).toBe('He was late for everything.');
    await waitUntilInWindow(page, 'mark[data-mark=quote]');
    expect(addressOf(page)).toMatch(/^\/sample\?at=13\.\d+$/);
    await page.getByText('Page 13 of 15').waitFor();
    // Beside it: the report can still be read, and the link stands where it was pressed.
    const [reader, report] = [
      await page.getByRole('complementary', { name: 'The Last Reel' }).boundingBox(),
      await link.boundingBox(),
    ];
    expect((report?.x ?? 0) + (report?.width ?? 0)).toBeLessThanOrEqual(reader?.x ?? 0);
    expect(await link.getAttribute('aria-current')).toBe('true');
    expect(await pages(page).evaluate((element) => element === document.activeElement)).toBe(true);

    await evidence(page, 'p. 7 · sc. 8').click();
    await expect.poll(() => addressOf(page)).toMatch(/^\/sample\?at=7\.\d+$/);
    await page.getByText('Page 7 of 15').waitFor();
    await waitUntilInWindow(page, 'mark[data-mark=quote]');
    // The pages take the focus only when the second has opened.
    await expect.poll(() => pages(page).evaluate((element) => element === document.activeElement)).toBe(true);
    await page.keyboard.press('Escape');
    await pages(page).waitFor({ state: 'detached' });
    expect(addressOf(page)).toBe('/sample');
    expect(await page.evaluate(() => document.activeElement?.textContent)).toContain('p. 7 · sc. 8');
    expectNoErrors(errors);
  });

  it('a page that a sentence names leads to the top of it, and to no words', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample`);
    const link = page.getByRole('main').getByRole('link', { name: 'page 14', exact: true }).first();
    await link.click();
    await page.getByText('Page 14 of 15').waitFor();
    expect(addressOf(page)).toBe('/sample?at=14');
    expect(await quoted(page).count()).toBe(0);
    expect(await link.getAttribute('aria-current')).toBe('true');
    expectNoErrors(errors);
  });

  it('is closed by the browser’s back, and survives a reload with the same words marked', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample`);
    await evidence(page, '“He was late for everything.”').click();
    await quoted(page).waitFor();
    const marked = await quoted(page).allTextContents();
    const address = addressOf(page);
    await page.reload();
    await quoted(page).waitFor();
    expect([addressOf(page), await quoted(page).allTextContents()]).toEqual([address, marked]);
    await waitUntilInWindow(page, 'mark[data-mark=quote]');
    await page.goBack();
    await pages(page).waitFor({ state: 'detached' });
    expect(addressOf(page)).toBe('/sample');
    expectNoErrors(errors);
  });

  it('keeps the page that its user has read on to, in the address and over a reload', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample?at=2`);
    await page.getByText('Page 2 of 15').waitFor();
    await pages(page).hover();
    await page.mouse.wheel(0, 4000);
    await expect.poll(() => addressOf(page)).not.toBe('/sample?at=2');
    const address = addressOf(page);
    const number = Number(/at=(\d+)$/.exec(address)?.[1]);
    expect(number).toBeGreaterThan(3);
    await page.reload();
    await page.getByText(`Page ${number} of 15`).waitFor();
    await waitUntilInWindow(page, `article[aria-label="Page ${number}"] p`);
    expectNoErrors(errors);
  });

  it('jumps to a scene and finds words, by keyboard alone', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample`);
    await page.getByRole('link', { name: 'Read the script' }).focus();
    await page.keyboard.press('Enter');
    await page.getByText('Page 1 of 15').waitFor();
    await page.getByRole('button', { name: /^Scenes/ }).focus();
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByText('Page 14 of 15').waitFor();
    await expect.poll(() => quoted(page).allTextContents()).toEqual(['EXT. MERIDIAN CINEMA - MORNING']);
    await waitUntilInWindow(page, 'mark[data-mark=quote]');
    await page.keyboard.press('Control+f');
    await page.keyboard.type('ladder');
    const count = page.getByText(/^\d of 6$/);
    await count.waitFor();
    await waitUntilInWindow(page, 'mark[data-mark=current]');
    const first = await count.textContent();
    await page.keyboard.press('Enter');
    await expect.poll(() => count.textContent()).not.toBe(first);
    await page.keyboard.press('Shift+Enter');
    await expect.poll(() => count.textContent()).toBe(first);
    await expect.poll(async () => (await current(page).allTextContents()).join('').toLowerCase()).toBe('ladder');
    await waitUntilInWindow(page, 'mark[data-mark=current]');
    expectNoErrors(errors);
  });

  it('shows an owner the script of the account, which no other account may have', async () => {
    const { page, errors } = await demo();
    await page.getByRole('link', { name: 'Open dashboard' }).first().click();
    const [reply] = await Promise.all([
      page.waitForResponse((response) => response.url().endsWith('/screenplay/')),
      page
        .getByRole('main')
        .getByRole('link', { name: /^p\. \d+/ })
        .first()
        .click(),
    ]);
    expect(reply.headers()['cache-control']).toBe('no-store');
    await quoted(page).first().waitFor();
    await waitUntilInWindow(page, 'mark[data-mark=quote]');
    const asked = await fetch(reply.url());
    expect(asked.status).toBe(401);
    expectNoErrors(errors);
  });

  it('is not on paper, where evidence is plain text', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample?at=10.16`);
    await quoted(page).first().waitFor();
    await page.emulateMedia({ media: 'print' });
    expect(await pages(page).isVisible()).toBe(false);
    const place = page.locator('.evidence-link > :first-child').first();
    expect(await place.evaluate((element) => getComputedStyle(element).textDecorationLine)).toBe('none');
    expectNoErrors(errors);
  });
});

describe('on a phone', () => {
  it('lies over the report and keeps the focus until Escape gives it back; nothing scrolls sideways', async () => {
    const { page, errors } = await visit({ viewport: phone, reducedMotion: 'reduce' });
    await page.goto(`${url}/sample`);
    const link = evidence(page, '“He was late for everything.”');
    await link.click();
    const dialog = page.getByRole('dialog', { name: 'The Last Reel' });
    await dialog.locator('mark').first().waitFor();
    await waitUntilInWindow(page, 'mark[data-mark=quote]');
    expect(await dialog.boundingBox()).toMatchObject({ x: 0, width: phone.width, height: phone.height });
    expect(await pages(page).evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
    for (let step = 0; step < 8; step += 1) {
      await page.keyboard.press('Tab');
      // From the last stop the focus leaves for the browser's own bar, never for the report underneath.
      const inside = await page.evaluate(
        () => document.activeElement === document.body || document.activeElement?.closest('dialog') !== null,
      );
      expect(inside).toBe(true);
    }
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(await link.evaluate((element) => element === document.activeElement)).toBe(true);
    expectNoErrors(errors);
  });
});

describe('the keyboard', () => {
  it('comes by the reader on its way round the page', async () => {
    const { page, errors } = await visit({ reducedMotion: 'reduce' });
    await page.goto(`${url}/sample?at=10.16`);
    await quoted(page).first().waitFor();
    const { stops, troubles } = await walkByKeyboard(page);
    expect(stops.at(-1)).toBe('section “Pages of the script”');
    expect(troubles).toEqual([]);
    expectNoErrors(errors);
  });
});
