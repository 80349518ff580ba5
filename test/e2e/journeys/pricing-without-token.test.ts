/** The prices without a token: the login in between remembers where to go on, and with which plan. */
import { describe, expect, it } from 'vitest';
import { callApi } from '../../../bin/api-customer.ts';
import { arriveAt, choosePlan, enterLogin } from '../customer.ts';
import { signUpByHttp } from '../http-customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, visit, newcomer } = expectVisitors();

describe('the prices', () => {
  it('are behind the login, which leads back to them, again when the cookies are gone', async () => {
    const { page, context } = await visit();
    const customer = await signUpByHttp(url);
    await page.goto(`${url}/pricing`);
    await arriveAt(page, '/login');
    await enterLogin(page, customer);
    await arriveAt(page, '/pricing');
    await context.clearCookies();
    await page.evaluate(() => localStorage.clear());
    await page.reload();
    await arriveAt(page, '/login');
    await enterLogin(page, customer);
    await arriveAt(page, '/pricing');
    await choosePlan(page, 'BASIC');
  });

  it('carry a plan chosen with a session that has ended to the login, and mark it on the way back', async () => {
    const { page, context, customer } = await newcomer();
    await page.goto(`${url}/pricing`);
    const choice = page.getByRole('button', { name: 'Choose This: ADVANCED' });
    await choice.waitFor();
    const refresh = (await context.cookies()).find(({ name }) => name === 'refreshToken')?.value ?? '';
    await callApi(url, 'logOut', { body: { refresh: decodeURIComponent(refresh) } });
    // The access token would live on for its quarter of an hour: the server is shown one whose time is over.
    await page.route('**/api/payment/initiate/', (route) =>
      route.continue({ headers: { ...route.request().headers(), authorization: 'Bearer over.and.gone' } }),
    );
    await choice.click();
    await arriveAt(page, '/login');
    expect(await context.cookies()).toEqual([]);
    await enterLogin(page, customer);
    await arriveAt(page, '/pricing');
    const card = page.getByRole('listitem').filter({ has: page.getByRole('heading', { name: 'ADVANCED' }) });
    await card.getByText('Your choice').waitFor();
  });
});
