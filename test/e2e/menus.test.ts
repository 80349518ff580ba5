/** Every menu item and sub-item of the dashboard, for a customer of each plan, on the sample script; and a dashboard whose files a new version has replaced. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { planNames } from '../../lib/contract/plans.ts';
import { menuFor, menuItems, summaryEmpty } from '../../web/src/features/dashboard/menu.ts';
import { part } from '../sampled.ts';
import { expectNoErrors } from './customer.ts';
import { uploadSample } from './http-customer.ts';
import { meddle } from './meddle.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, subscriber } = expectVisitors();

const emptyTexts = [...new Set(menuItems.map(({ empty }) => empty)), summaryEmpty];
const troubles = ['Generating Analysis', 'is pending', 'Try again', 'could not be', 'Loading…', 'Drawing the map…'];

/** These wait for somebody to do something, be it to name the genre or to upload another draft: no figure has to stand there. */
const waitsForReader: ReadonlySet<string> = new Set([
  'Consultation',
  'Compare Drafts',
  'Script Similarity',
  'Genre Specific Advice',
  'Ask the Script',
]);

/** Without a model nobody is asked: words are found. */
const headingOf = ({ slug, heading, label }: (typeof menuItems)[number]): string =>
  slug === 'ask' ? 'Find in the Script' : (heading ?? label);

/** A place in the script, a score, a count, a table or a plot. */
async function hasEvidence(page: Page): Promise<boolean> {
  const main = page.getByRole('main');
  const told =
    /p\. ?\d+|pages? \d+|(?:\d+|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve) pages?\b|out of 10|\d+ ?%|\d+ of \d+/;
  if (told.test(await main.innerText())) return true;
  return (await main.locator('table:visible, svg[role=img]').count()) > 0;
}

/** What a view says under its heading, once it is all there. */
async function viewOf(page: Page, place: string, heading: string): Promise<string> {
  const main = page.getByRole('main');
  await main.getByRole('heading', { level: 1, name: heading, exact: true }).waitFor();
  await main.locator('section:visible, article:visible, form:visible, h1 ~ p:visible').first().waitFor();
  for (const text of troubles) await main.getByText(text).first().waitFor({ state: 'hidden' });
  if (!waitsForReader.has(place))
    await expect.poll(() => hasEvidence(page), { message: `evidence in ${place}`, timeout: 20_000 }).toBe(true);
  return (await main.innerText()).replace(heading, '').replace(/\s+/g, ' ');
}

/** These show their first sub-item before one is chosen, the others all they have. */
const beginWithFirst: ReadonlySet<string> = new Set(['strength-weakness', 'tonality-test', 'script-potential']);

describe.each(part(planNames, 1))('a customer of the plan %s', (plan) => {
  it('finds content of its own under every menu item and sub-item, and no others', async () => {
    const { page, errors, http } = await subscriber(plan);
    await uploadSample(http, plan);
    await page.goto(`${url}/landing`);
    await page.getByRole('link', { name: 'Open dashboard' }).first().click();
    const menu = page.getByRole('navigation', { name: 'Analyses' });
    await menu.getByRole('link').first().waitFor();
    const expected = menuFor(plan).map(({ label }) => label);
    const listed = await menu.getByRole('listitem').getByRole('link').allInnerTexts();
    expect(listed).toEqual(expected);

    const seen = new Map<string, string>();
    const look = async (place: string, heading: string): Promise<void> => {
      const text = await viewOf(page, place, heading);
      for (const empty of emptyTexts) expect(text, place).not.toContain(empty);
      expect(await page.getByRole('main').getByRole('alert').count(), place).toBe(0);
      const twin = [...seen].find(([, other]) => other === text)?.[0];
      expect(twin, `${place} says the same as ${twin}`).toBeUndefined();
      seen.set(place, text);
    };
    for (const item of menuFor(plan)) {
      await menu.getByRole('link', { name: item.label, exact: true }).click();
      await page.waitForURL((url) => url.pathname === `/dashboard/${item.slug}`);
      const sections = page.getByRole('navigation', { name: item.label, exact: true });
      const chosen = sections.locator('[aria-current=page]');
      // The first sub-item's name may be the report's own: it comes with the report.
      if (beginWithFirst.has(item.slug)) {
        await chosen.waitFor();
        await page.getByRole('main').locator('section').first().waitFor();
      }
      const first = beginWithFirst.has(item.slug) ? await chosen.locator('span span').first().innerText() : null;
      await look(item.label, first ?? headingOf(item));
      const subs = await sections.getByRole('link').count();
      expect(subs, item.label).toBeGreaterThanOrEqual(item.subItems.length);
      for (let at = 0; at < subs; at += 1) {
        const link = sections.getByRole('link').nth(at);
        if ((await link.getAttribute('aria-current')) === 'page') continue;
        await link.click();
        const label = await link.locator('span span').first().innerText();
        await look(`${item.label}: ${label}`, label);
      }
    }
    expect(seen.size).toBeGreaterThan(menuFor(plan).length + 8);
    expectNoErrors(errors);
  }, 180_000);
});

describe('a dashboard that was open while a new version replaced its files', () => {
  const map = '/sample/character-network-analysis/primary-network-map';
  const explorer = /\/assets\/network-explorer.*\.js$/;

  it('loads itself again and goes on where it was', async () => {
    const { page } = await visit();
    let asked = 0;
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    await page.route(explorer, (route) => {
      asked += 1;
      return asked === 1 ? route.fulfill({ status: 404, body: 'gone' }) : route.continue();
    });
    await page.goto(`${url}${map}`);
    await page.getByRole('list', { name: 'Characters of the map' }).waitFor();
    expect(new URL(page.url()).pathname).toBe(map);
    expect(loads).toBe(2);
  });

  it('says so when that does not help, while the other views can be opened', async () => {
    const { page } = await visit();
    let loads = 0;
    page.on('load', () => {
      loads += 1;
    });
    const letThrough = await meddle(page, explorer, (route) => route.fulfill({ status: 404, body: 'gone' }));
    await page.goto(`${url}${map}`);
    await page.getByRole('alert').getByText('A part of this page could not be loaded.').waitFor();
    expect(loads).toBe(2);
    await page.getByRole('link', { name: 'Story Structure' }).click();
    await page.getByRole('main').getByRole('heading', { level: 1, name: 'Story Structure' }).waitFor();
    await page.goBack();
    letThrough();
    await page.getByRole('button', { name: 'Reload' }).click();
    await page.getByRole('list', { name: 'Characters of the map' }).waitFor();
    expect(loads).toBe(3);
  });
});
