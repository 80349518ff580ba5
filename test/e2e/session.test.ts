/** Journeys of a session: it survives reload and back, is renewed once when its token expires, and leaves nothing after the logout. */
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { launchBrowser } from './browser.ts';
import { arriveAt, logIn } from './customer.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const demo = { email: 'demo@dramaturg.local', username: '', password: 'Dramaturg-demo-1' };
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function demoVisit() {
  const visited = await visit(browser);
  await visited.page.goto(`${product.url}/login`);
  await logIn(visited.page, demo);
  return visited;
}

/** Puts a token into the cookie that every server refuses: what an expired one comes to. */
async function spoilToken(page: Page, name: 'token' | 'refreshToken'): Promise<void> {
  const cookie = (await page.context().cookies()).find((one) => one.name === name);
  if (!cookie) throw new Error(`There is no cookie ${name}`);
  const [header = '', payload = ''] = cookie.value.split('.');
  await page.context().addCookies([{ ...cookie, value: `${header}.${payload}.${'A'.repeat(342)}` }]);
}

describe('a session', () => {
  it('survives reload, back and a second tab', async () => {
    const { context, page } = await demoVisit();
    await page.goto(`${product.url}/dashboard/flaw-detection`);
    await page.getByRole('heading', { level: 1, name: 'Flaw Detection' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Flaw Detection' }).waitFor();
    await page.goto(`${product.url}/scripts`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Flaw Detection' }).waitFor();
    const tab = await context.newPage();
    await tab.goto(`${product.url}/login`);
    await arriveAt(tab, '/landing');
    await context.close();
  });

  it('is renewed once when its token has expired, however many calls find that out', async () => {
    const { context, page } = await demoVisit();
    await spoilToken(page, 'token');
    const renewals: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/token/refresh')) renewals.push(request.url());
    });
    await page.goto(`${product.url}/dashboard/strength-weakness`);
    await page
      .getByText(/^p\. ?\d+/)
      .first()
      .waitFor();
    expect(renewals).toHaveLength(1);
    await context.close();
  });

  it('ends at the login when it can be renewed no more', async () => {
    const { context, page } = await demoVisit();
    await spoilToken(page, 'token');
    await spoilToken(page, 'refreshToken');
    await page.goto(`${product.url}/scripts`);
    await arriveAt(page, '/login');
    await page.goto(`${product.url}/dashboard`);
    await arriveAt(page, '/login');
    await context.close();
  });

  it('leaves no cookie and no key but the device’s own after the logout, in any tab', async () => {
    const { context, page } = await demoVisit();
    await page.getByRole('link', { name: 'Open dashboard' }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByText('Are you sure you want to logout?').waitFor();
    await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
    expect((await context.cookies()).map(({ name }) => name)).toContain('token');
    await page.getByRole('button', { name: 'Logout' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
    await arriveAt(page, '/login');
    expect(await context.cookies()).toEqual([]);
    const kept = new Set(['rememberedEmail', 'rememberedPassword', 'theme']);
    expect((await page.evaluate(() => Object.keys(localStorage))).filter((key) => !kept.has(key))).toEqual([]);
    await page.goBack();
    await arriveAt(page, '/login');
    await context.close();
  });
});
