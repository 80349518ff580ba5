/** The whole road in a real browser: sign up, log in, pay, upload a real PDF, read the reports, log out. */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { arriveAt, choosePlan, expectNoErrors, logIn, newCustomer, payByCard, signUp } from './customer.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const sample = path.join(import.meta.dirname, '../corpus/the-last-reel.pdf');
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

/** Without a file the button is aria-disabled: a customer's press still counts, the driver has to be told so. */
const pressAnalyzeWithoutFile = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Analyze Script' }).first().click({ force: true });

describe('the road', () => {
  it('leads from sign-up through payment and upload to reports computed from the uploaded script, and out again', async () => {
    const { page, errors } = await visit(browser);
    const customer = newCustomer();
    await page.goto(`${product.url}/`);
    await arriveAt(page, '/login');
    await signUp(page, product.url, customer);
    await logIn(page, customer);

    await pressAnalyzeWithoutFile(page);
    await arriveAt(page, '/pricingPlans');
    await choosePlan(page, 'ADVANCED');
    await payByCard(page, '4242 4242 4242 4242');
    await arriveAt(page, '/landing');
    await page.waitForURL((url) => url.search === '');

    await page.locator('input[type=file]').first().setInputFiles(sample);
    await page.getByRole('button', { name: 'Analyze Script' }).first().click();
    await arriveAt(page, '/uploading-progress');
    await page.getByText('Upload Complete').waitFor();
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));

    await page.getByText('Premium User').waitFor();
    const menu = page.getByRole('navigation').first();
    for (const item of [
      'Strength & Weakness',
      'Frame Caliber Ratings',
      'Tonality Test',
      'Script Potential',
      'Predictive Analysis',
      'Flaw Detection',
      'Script Similarity',
      'Character Network Analysis',
      'Genre Specific Advice',
      'Cross-Format Evaluation',
      'Location Analysis',
    ]) {
      await menu.getByText(item, { exact: true }).waitFor();
    }
    const main = page.getByRole('main');
    // The evidence is the script's own: a page, a scene and words that stand on that page.
    await main
      .getByText(/p\.\s*\d+/)
      .first()
      .waitFor();

    await page.getByText('Summary Snapshot', { exact: true }).click();
    await main.getByText('The Last Reel').first().waitFor();
    await main.getByText('Noor Whitlock').first().waitFor();

    await menu.getByText('Frame Caliber Ratings', { exact: true }).click();
    await main.getByText(/Flux/).first().waitFor();
    await main
      .getByText(/out of 10/i)
      .first()
      .waitFor();

    await menu.getByText('Character Network Analysis', { exact: true }).click();
    await main.getByText(/Mags/i).first().waitFor();
    await main.getByText(/Lena/i).first().waitFor();

    await menu.getByText('Genre Specific Advice', { exact: true }).click();
    await main.getByText('Advice for Drama').first().waitFor();

    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByText('Are you sure you want to logout?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await arriveAt(page, '/login');
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${product.url}/dashboard`);
    await arriveAt(page, '/login');
    expectNoErrors(errors);
    await page.context().close();
  });

  it('shows the demo user a full dashboard of the sample script at once', async () => {
    const { page, errors } = await visit(browser);
    await page.goto(`${product.url}/login`);
    await logIn(page, { email: 'demo@dramaturg.local', username: '', password: 'Dramaturg-demo-1' });
    await page.getByRole('link', { name: 'Open dashboard' }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
    await page
      .getByRole('main')
      .getByText(/p\.\s*\d+/)
      .first()
      .waitFor();
    expectNoErrors(errors);
    await page.context().close();
  });
});
