/** Coverage, Script Statistics and Export in a real browser: on the sample for a guest, on an uploaded script for its owner, and on paper. */
import { readFile } from 'node:fs/promises';
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { readPdf } from '../../lib/screenplay/pdf/read-pdf.ts';
import { misreadScript } from '../pdf/misread-script.ts';
import { arriveAt, expectNoErrors, goOnToDashboard, pdfFile, sendFile } from './customer.ts';
import { expectVisitors, type Visitor } from './visitors.ts';

const { url, visit, subscriber } = expectVisitors();

/** What the browser would ask its user to print is only counted; the paper itself is page.pdf below. */
async function visitor(width = 1440): Promise<Visitor> {
  const visited = await visit({ viewport: { width, height: 900 }, colorScheme: 'dark' });
  await visited.context.addInitScript(() => {
    window.print = () => {
      document.documentElement.dataset.printed = String(Number(document.documentElement.dataset.printed ?? 0) + 1);
    };
  });
  return visited;
}

/** Each page's text of a PDF, as a reader of the file finds it. */
async function textOfPages(bytes: Uint8Array): Promise<string[]> {
  const pages = await readPdf(bytes, { maxPages: 100 });
  return pages.map((page) => page.runs.map(({ text }) => text).join(' '));
}

async function download(page: Page, entry: RegExp): Promise<{ name: string; text: string }> {
  await page.getByRole('button', { name: 'Export' }).click();
  const [file] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('list', { name: 'Export' }).getByRole('button', { name: entry }).click(),
  ]);
  return { name: file.suggestedFilename(), text: await readFile(await file.path(), 'utf8') };
}

const printed = (page: Page) => page.evaluate(() => document.documentElement.dataset.printed ?? '0');

describe('the sample', () => {
  it('goes to paper as a coverage on two sheets at most by keyboard alone, without navigation, with quotes, pages and page numbers', async () => {
    const { page, errors } = await visitor();
    await page.goto(`${url}/sample`);
    await page.getByRole('button', { name: 'Export' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('list', { name: 'Export' }).waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await arriveAt(page, '/sample/coverage');
    await page.getByRole('article', { name: 'Coverage' }).waitFor();
    await page.waitForFunction(() => document.documentElement.dataset.printed === '1');

    // On two sheets at most, whichever of the two the reader has.
    expect((await textOfPages(await page.pdf({ format: 'Letter' }))).length).toBeLessThanOrEqual(2);
    const pages = await textOfPages(await page.pdf({ format: 'A4' }));
    expect(pages.length).toBeLessThanOrEqual(2);
    const text = pages.join(' ');
    for (const part of ['Noor Whitlock', 'Logline', 'Three priority fixes', 'Synopsis']) expect(text).toContain(part);
    expect(text).toMatch(/A reader.s verdict/);
    expect(text).toContain('“He was late for everything.');
    expect(text).toMatch(/p\. 13 · sc\. 15/);
    pages.forEach((each, at) => {
      expect(each).toContain('The Last Reel');
      expect(each).toContain(`${at + 1} / ${pages.length}`);
    });
    for (const screenOnly of ['Workbench', 'Strength & Weakness', 'Sign up', 'Print or save', 'Sample: The Last Reel'])
      expect(text).not.toContain(screenOnly);
    expect(await printed(page)).toBe('1');
    expectNoErrors(errors);
  });

  it('goes to paper whole, each report on a new page', async () => {
    const { page, errors } = await visitor();
    await page.goto(`${url}/sample/all-reports`);
    await page.getByRole('heading', { level: 2, name: 'Script Statistics' }).waitFor();
    const pages = await textOfPages(await page.pdf({ preferCSSPageSize: true }));
    expect(pages.length).toBeGreaterThan(17);
    expect(pages.length).toBeLessThan(90);
    // Without what stands in the margins of every page.
    const bodies = pages.map((text) => text.replace(/The Last Reel|Dramaturg|\d+ \/ \d+/g, '').trim());
    for (const name of ['Strengths', 'Tonality', 'Story Structure', 'Script Statistics'])
      expect(bodies.some((text) => text.startsWith(name))).toBe(true);
    expect(await printed(page)).toBe('0');
    expectNoErrors(errors);
  });

  it('is saved as Markdown, JSON and CSV under its title', async () => {
    const { page, errors } = await visitor();
    await page.goto(`${url}/sample`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    const markdown = await download(page, /Markdown/);
    expect(markdown.name).toBe('the-last-reel-reports.md');
    expect(markdown.text).toContain('# 📋 Coverage');
    expect(markdown.text).toContain('# 📊 Script Statistics');
    const json = await download(page, /JSON/);
    expect(json.name).toBe('the-last-reel-answers.json');
    expect(JSON.parse(json.text)).toMatchObject({ title: 'The Last Reel' });
    const csv = await download(page, /CSV/);
    expect(csv.name).toBe('the-last-reel-breakdown.csv');
    expect(csv.text.charCodeAt(0)).toBe(0xfeff);
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(19);
    expectNoErrors(errors);
  });

  it.each([390, 768, 1440])(
    'keeps its plots inside a screen of %i px, their names and their tables with them',
    async (width) => {
      const { page, errors } = await visitor(width);
      await page.goto(`${url}/sample/script-statistics`);
      const map = page.getByRole('img', { name: /^Mags is in 12 of 18 scenes/ });
      await map.waitFor();
      for (const view of ['script-statistics', 'coverage', 'story-structure']) {
        await page.goto(`${url}/sample/${view}`);
        await page.getByRole('heading', { level: 2 }).nth(1).waitFor();
        expect(await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth)).toBeLessThanOrEqual(
          0,
        );
      }
      await page.goto(`${url}/sample/script-statistics`);
      const numbers = page.locator('details', { hasText: 'The numbers' }).locator('summary').first();
      await numbers.focus();
      await page.keyboard.press('Enter');
      await page.getByRole('row').nth(1).waitFor();
      expectNoErrors(errors);
    },
  );
});

describe('an uploaded script', () => {
  it('has its statistics, its coverage and its breakdown', async () => {
    const { page, errors } = await subscriber('advanced', { colorScheme: 'dark' });
    await sendFile(page, pdfFile('copy.pdf', misreadScript()));
    await goOnToDashboard(page);

    await page.getByRole('link', { name: 'Script Statistics' }).click();
    await page.getByText('Scenes with a heading', { exact: true }).waitFor();
    const csv = await download(page, /CSV/);
    expect(csv.name).toMatch(/-breakdown\.csv$/);
    expect(csv.text.trimEnd().split('\r\n')).toHaveLength(19);
    expect(csv.text).toMatch(/Lnea/i);

    await page.getByRole('link', { name: 'Coverage', exact: true }).click();
    const coverage = page.getByRole('article', { name: 'Coverage' });
    await coverage.getByRole('heading', { name: 'Grid' }).waitFor();
    await coverage.getByRole('heading', { name: 'What works' }).waitFor();
    expect(await coverage.getByText('Dramaturg, counted').count()).toBe(1);
    expectNoErrors(errors);
  });
});
