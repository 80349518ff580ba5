/** A guest's journey: the marketing page, the sample, and every door that asks for a login first. */
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { arriveAt, choosePlan, expectNoErrors, newCustomer, pathOf, signUp } from './customer.ts';
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

describe('a guest', () => {
  it('reads the marketing page and the sample, and finds the way to an account', async () => {
    const { context, page, errors } = await visit(browser);
    await page.goto(`${product.url}/welcome`);
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(await page.locator('input[type=file]').count()).toBe(0);
    await page
      .getByRole('link', { name: /sample script/ })
      .first()
      .click();
    await arriveAt(page, '/sample');
    await page.getByText('Sample: The Last Reel, an original short.').waitFor();
    await page
      .getByText(/^p\. ?\d+/)
      .first()
      .waitFor();
    await page.getByRole('link', { name: 'Sign up' }).click();
    await arriveAt(page, '/signup');
    const opened = context.waitForEvent('page');
    await page.getByRole('link', { name: /Terms/ }).first().click();
    const terms = await opened;
    await terms.getByRole('heading', { level: 1, name: /Terms/ }).waitFor();
    expectNoErrors(errors);
    await context.close();
  });

  it.each([
    '/',
    '/landing',
    '/things',
    '/pricingPlans',
    '/pricing',
    '/uploading-progress',
    '/dashboard',
    '/scripts',
    '/nowhere',
  ])('is asked to log in at %s', async (path) => {
    const { context, page } = await visit(browser);
    await page.goto(`${product.url}${path}`);
    await arriveAt(page, '/login');
    await context.close();
  });

  it('is told on the sign-up and login screens what is wrong, and nothing about who has an account', async () => {
    const { context, page } = await visit(browser);
    const customer = newCustomer();
    await page.goto(`${product.url}/signup`);
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Username').fill(customer.username);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page.getByText('Please accept the Terms of Service').waitFor();
    await page.getByRole('checkbox').check();
    await page.getByLabel('Password', { exact: true }).fill('short');
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await page
      .getByRole('alert')
      .getByText(/8 characters/)
      .waitFor();
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Sign Up' }).click();
    await arriveAt(page, '/login');

    const complaint = async (email: string): Promise<string> => {
      await page.getByRole('heading', { name: 'Login' }).waitFor();
      await page.getByLabel('Email').fill(email);
      await page.getByLabel('Password', { exact: true }).fill('Wrong-horse-8');
      await page.getByRole('button', { name: 'Login' }).click();
      const alert = page.getByRole('alert').first();
      await alert.waitFor();
      const text = await alert.innerText();
      await page.reload();
      return text;
    };
    expect(await complaint(customer.email)).toBe(await complaint('nobody-at-all@example.com'));
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    await context.close();
  });

  it('who opens the pricing screen logs in first and comes back to it with the plan still chosen', async () => {
    const { context, page } = await visit(browser);
    const customer = newCustomer();
    await signUp(page, product.url, customer);
    await page.goto(`${product.url}/pricing`);
    await arriveAt(page, '/login');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await arriveAt(page, '/pricing');
    // The token is lost while the screen is open, as after a logout elsewhere.
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await arriveAt(page, '/login');
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    await page.getByLabel('Email').fill(customer.email);
    await page.getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Login' }).click();
    await arriveAt(page, '/pricing');
    await choosePlan(page, 'BASIC');
    expect(pathOf(page)).not.toBe('/login');
    await context.close();
  });
});
