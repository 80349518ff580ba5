/** Journeys through the checkout: in rupees, in dollars, declined, cancelled. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { arriveAt, choosePlan, expectNoErrors, logIn, newCustomer, pathOf, payByCard, signUp } from './customer.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function customerAtPricing(timezoneId: string) {
  const visited = await visit(browser, { timezoneId });
  const customer = newCustomer();
  await signUp(visited.page, product.url, customer);
  await logIn(visited.page, customer);
  await visited.page.goto(`${product.url}/pricing`);
  return visited;
}

describe('a plan', () => {
  it('is bought in rupees from India, and the receipt says so', async () => {
    const { context, page, errors } = await customerAtPricing('Asia/Kolkata');
    await choosePlan(page, 'ADVANCED');
    await page.getByRole('heading', { name: /10,000/ }).waitFor();
    await payByCard(page, '4242 4242 4242 4242');
    await arriveAt(page, '/landing');
    // The return is verified before its parameters leave the address.
    await page.waitForURL((url) => url.search === '');
    await page.goto(`${product.url}/account`);
    await page.getByText('₹10,000.00').waitFor();
    await page.goto(`${product.url}/pricing`);
    await arriveAt(page, '/landing');
    expectNoErrors(errors);
    await context.close();
  });

  it('is bought in dollars elsewhere, by the switch above the plans', async () => {
    const { context, page, errors } = await customerAtPricing('Asia/Kolkata');
    await page.getByText('Rest of world ($)').first().click();
    await choosePlan(page, 'INTERMEDIATE');
    await page.getByRole('heading', { name: /\$99/ }).waitFor();
    await payByCard(page, '4242 4242 4242 4242');
    await arriveAt(page, '/landing');
    // The return is verified before its parameters leave the address.
    await page.waitForURL((url) => url.search === '');
    await page.goto(`${product.url}/account`);
    await page.getByText(/\$99\.00/).waitFor();
    await page.getByText('Intermediate', { exact: true }).waitFor();
    expectNoErrors(errors);
    await context.close();
  });

  it('declined stays on the provider’s page, then goes to /payment/failed with a way to try again', async () => {
    const { context, page } = await customerAtPricing('Europe/Paris');
    await choosePlan(page, 'BASIC');
    await payByCard(page, '4000 0000 0000 0002');
    await page.getByRole('alert').getByText('Your card was declined.').waitFor();
    await page.getByRole('link', { name: /Back/ }).click();
    await arriveAt(page, '/payment/failed');
    await page.getByText('Payment Failed').waitFor();
    await page.getByText('Your card was declined.').waitFor();
    await page.getByRole('button', { name: 'Try Again' }).click();
    await arriveAt(page, '/pricing');
    await context.close();
  });

  it('cancelled goes to /payment/failed and charges nothing', async () => {
    const { context, page } = await customerAtPricing('Europe/Paris');
    await choosePlan(page, 'INTERMEDIATE');
    await page.getByRole('link', { name: /Back/ }).click();
    await arriveAt(page, '/payment/failed');
    await page.getByText('Payment cancelled by user').waitFor();
    await page.goto(`${product.url}/landing`);
    // Aria-disabled without a file: a customer's press still counts, the driver has to be told so.
    await page.getByRole('button', { name: 'Analyze Script' }).first().click({ force: true });
    await arriveAt(page, '/pricingPlans');
    expect(pathOf(page)).toBe('/pricingPlans');
    await context.close();
  });
});
