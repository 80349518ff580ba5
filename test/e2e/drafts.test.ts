/** A second draft of the sample script is uploaded: the writer reads what changed since the first, at the desk and on a phone. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { secondDraftOf } from '../analyses/drafts/second-draft.ts';
import { lastReel, pdfOf } from '../pdf/corpus.ts';
import { axeFindings } from './accessibility.ts';
import { launchBrowser } from './browser.ts';
import { arriveAt, expectNoErrors, logIn, watchForErrors } from './customer.ts';
import { type Product, startProduct } from './product.ts';

let product: Product;
let browser: Browser;
beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

const phone = { width: 390, height: 844 };

/** The demo user already has the first draft; this sends the second. */
async function uploadSecondDraft(page: Page): Promise<void> {
  await page
    .locator('input[type=file]')
    .first()
    .setInputFiles({
      name: 'last-reel-2.pdf',
      mimeType: 'application/pdf',
      buffer: Buffer.from(pdfOf(secondDraftOf(lastReel.fountain()))),
    });
  await page.getByRole('button', { name: 'Analyze Script' }).first().click();
  await arriveAt(page, '/uploading-progress');
  await page.getByText('Upload Complete').waitFor();
  await page.getByRole('button', { name: 'Next' }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
}

describe('a second draft', () => {
  it('is compared with the first of the same title: scenes, cast, findings and scores', async () => {
    const page = await (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();
    page.setDefaultTimeout(20_000);
    const errors = watchForErrors(page);
    await page.goto(`${product.url}/login`);
    await logIn(page, { email: 'demo@dramaturg.local', username: '', password: 'Dramaturg-demo-1' });
    await uploadSecondDraft(page);
    await page.getByRole('link', { name: 'Compare Drafts' }).click();
    const main = page.getByRole('main');
    await main.getByText('One scene was rewritten, one added, one cut and one moved, 15 stand as they were.').waitFor();
    await main.getByText('WENDELL is now AMBROSE and DRIVER is new.').waitFor();
    await main.getByText('to scene 12, page').waitFor();
    await main.getByText('from scene 9, page').waitFor();
    await main.getByRole('table', { name: 'FRAME and CALIBER of the two drafts, out of 10' }).waitFor();
    await main.getByRole('heading', { name: /^Still open \(\d+\)$/ }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await axeFindings(page)).toEqual([]);
    expectNoErrors(errors);
    await page.context().close();
  });
});
