/** A session whose time runs out: renewed once for all calls, ended when that is refused, in one tab or two, back and reload included. */
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../../bin/api-customer.ts';
import { arriveAt, enterLogin, logOut, pathOf } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, newcomer, demo } = expectVisitors();

const cookieOf = async (context: BrowserContext, name: string): Promise<string> =>
  decodeURIComponent((await context.cookies()).find((cookie) => cookie.name === name)?.value ?? '');

/** The token as it will be in a quarter of an hour: its time over, hence not accepted by the server either. */
async function letTokenExpire(context: BrowserContext): Promise<string> {
  const [header, payload, signature] = (await cookieOf(context, 'token')).split('.');
  const claims = JSON.parse(Buffer.from(payload ?? '', 'base64url').toString('utf8'));
  const over = { ...claims, exp: Math.floor(Date.now() / 1000) - 60 };
  const token = `${header}.${Buffer.from(JSON.stringify(over)).toString('base64url')}.${signature}`;
  await context.addCookies([{ name: 'token', value: token, url }]);
  return token;
}

/** The token with another signature: the browser thinks it good, every server refuses it. */
async function spoilToken(context: BrowserContext): Promise<void> {
  const [header, payload] = (await cookieOf(context, 'token')).split('.');
  await context.addCookies([{ name: 'token', value: `${header}.${payload}.${'A'.repeat(342)}`, url }]);
}

function countRenewals(page: Page): () => number {
  let count = 0;
  page.on('request', (request) => {
    if (request.url().includes('/token/refresh/')) count += 1;
  });
  return () => count;
}

describe('a session', () => {
  it('survives reload, back and a second tab', async () => {
    const { context, page } = await demo();
    await page.goto(`${url}/dashboard/flaw-detection`);
    await page.getByRole('heading', { level: 1, name: 'Flaw Detection' }).waitFor();
    await page.reload();
    await page.getByRole('heading', { level: 1, name: 'Flaw Detection' }).waitFor();
    await page.goto(`${url}/scripts`);
    await page.goBack();
    await page.getByRole('heading', { level: 1, name: 'Flaw Detection' }).waitFor();
    const tab = await context.newPage();
    await tab.goto(`${url}/login`);
    await arriveAt(tab, '/landing');
  });

  it.each([
    ['has expired', letTokenExpire],
    ['is refused by the server', spoilToken],
  ])('is renewed once when its token %s, however many calls find that out', async (_, lose) => {
    const { page, context } = await demo();
    await lose(context);
    const stale = await cookieOf(context, 'token');
    const renewals = countRenewals(page);
    const asked = new Set<string>();
    page.on('request', (request) => {
      if (request.headers().authorization) asked.add(new URL(request.url()).pathname);
    });
    await page.goto(`${url}/dashboard/strength-weakness`);
    await page
      .getByRole('main')
      .getByText(/^p\. ?\d+/)
      .first()
      .waitFor();
    expect(renewals()).toBe(1);
    expect(asked.size).toBeGreaterThan(1);
    expect(await cookieOf(context, 'token')).not.toBe(stale);
  });

  it('is renewed once in the middle of a visit when the server no longer takes the token', async () => {
    const { page, context, customer } = await newcomer();
    const first = await cookieOf(context, 'token');
    const renewals = countRenewals(page);
    await page.route('**/api/**', (route) => {
      const headers = route.request().headers();
      return headers.authorization === `Bearer ${first}`
        ? route.continue({ headers: { ...headers, authorization: 'Bearer over.and.gone' } })
        : route.continue();
    });
    await page.getByRole('link', { name: customer.username }).click();
    await page.getByRole('heading', { name: 'Plan' }).waitFor();
    await page.getByRole('link', { name: 'Your scripts' }).first().click();
    await arriveAt(page, '/scripts');
    await page.getByRole('heading', { level: 1 }).waitFor();
    expect(renewals()).toBe(1);
    expect(await cookieOf(context, 'token')).not.toBe(first);
  });

  it('ends at the login when it can be renewed no more, and goes on from there to where it ended', async () => {
    const { page, context, customer } = await newcomer();
    await callApi(url, 'logOut', { body: { refresh: await cookieOf(context, 'refreshToken') } });
    await letTokenExpire(context);
    await page.goto(`${url}/scripts`);
    await arriveAt(page, '/login');
    expect(await context.cookies()).toEqual([]);
    await enterLogin(page, customer);
    await arriveAt(page, '/scripts');
  });

  it('that was ended in one tab is over in the other as soon as that is looked at', async () => {
    const { page, context } = await newcomer();
    const second = await context.newPage();
    await second.goto(`${url}/scripts`);
    await second.getByRole('heading', { level: 1 }).waitFor();
    await page.bringToFront();
    await logOut(page);
    await second.bringToFront();
    // A headless browser calls every tab visible: the event that a real one sends is sent for it.
    await second.evaluate(() => document.dispatchEvent(new Event('visibilitychange')));
    await arriveAt(second, '/login');
  });

  it('keeps its guards through reload and back', async () => {
    const { page } = await newcomer();
    await page.goto(`${url}/scripts`);
    await page.reload();
    await arriveAt(page, '/scripts');
    await page.goto(`${url}/signup`);
    await arriveAt(page, '/landing');
    await page.goto(`${url}/dashboard`);
    await arriveAt(page, '/landing');
    await logOut(page);
    await page.goBack();
    await arriveAt(page, '/login');
    await page.reload();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(pathOf(page)).toBe('/login');
  });
});
