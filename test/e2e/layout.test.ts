/** The few measures of the layout that are promised in numbers, in a real browser. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { logIn, newCustomer, signUp } from './customer.ts';
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
const open = async () => (await browser.newContext({ viewport: { width: 1440, height: 900 } })).newPage();

it('gives the dashboard a sidebar of 256 px and a top bar of 64 px', async () => {
  const page = await open();
  await page.goto(`${product.url}/sample`);
  await page.getByRole('heading', { level: 1 }).waitFor();
  expect((await page.locator('#dashboard-menu').boundingBox())?.width).toBe(256);
  expect((await page.getByRole('banner').boundingBox())?.height).toBe(64);
  await page.context().close();
});

it('sets the plans in four columns on a large screen', async () => {
  const page = await open();
  const customer = newCustomer();
  await signUp(page, product.url, customer);
  await logIn(page, customer);
  await page.goto(`${product.url}/pricingPlans`);
  const buttons = page.getByRole('button', { name: /^Choose This/ });
  await buttons.nth(3).waitFor();
  const boxes = await Promise.all([0, 1, 2, 3].map((at) => buttons.nth(at).boundingBox()));
  expect(new Set(boxes.map((box) => box?.y)).size).toBe(1);
  expect(new Set(boxes.map((box) => box?.x)).size).toBe(4);
  await page.context().close();
});

it('turns the dial green when the upload is complete', async () => {
  const page = await open();
  await page.goto(`${product.url}/login`);
  await logIn(page, { email: 'demo@dramaturg.local', username: '', password: 'Dramaturg-demo-1' });
  await page.getByRole('link', { name: 'Open dashboard' }).waitFor();
  await page.goto(`${product.url}/uploading-progress`);
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
  await page.context().close();
});
