/** Logging out: what goes and what stays in the browser, and that nothing leads back in. */
import { expect, it } from 'vitest';
import { callApi } from '../../../bin/api-customer.ts';
import { arriveAt, expectNoErrors, logIn, logOut } from '../customer.ts';
import { signUpByHttp, uploadSample } from '../http-customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, visit, subscriber } = expectVisitors();

it('a logout asks first, leaves no cookie and no key but the remembered login and the theme, and is for good', async () => {
  const { page, context, errors } = await visit();
  const customer = await signUpByHttp(url);
  await page.goto(`${url}/login`);
  await page.getByRole('checkbox', { name: 'Remember me' }).check();
  await logIn(page, customer);
  await page.getByRole('combobox', { name: 'Theme' }).first().selectOption('Dark');
  await page.evaluate(() => {
    for (const key of ['fileUploaded', 'uploadData', 'paymentStatus', 'selectedPlan', 'isPaymentVerified', 'somebody'])
      localStorage.setItem(key, 'true');
    // biome-ignore lint/suspicious/noDocumentCookie: a cookie of somebody else, as another script would set it
    document.cookie = 'somebody=else; path=/';
  });
  const refresh = (await context.cookies()).find(({ name }) => name === 'refreshToken')?.value ?? '';
  expect(refresh).not.toBe('');

  await page.getByRole('link', { name: 'Your scripts' }).first().click();
  await arriveAt(page, '/scripts');
  // The address is there before the screen is, and a dialog of the screen before goes with it.
  await page.getByRole('heading', { level: 1, name: 'Your scripts' }).waitFor();
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByText('Confirm Logout').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
  expect((await context.cookies()).map(({ name }) => name)).toContain('token');
  const told = page.waitForResponse((response) => response.url().includes('/api/authentication/logout/'));
  await logOut(page);
  await told;
  expect(await context.cookies()).toEqual([]);
  expect((await page.evaluate(() => Object.keys(localStorage))).sort()).toEqual([
    'rememberedEmail',
    'rememberedPassword',
    'theme',
  ]);
  expect(await page.evaluate(() => localStorage.getItem('rememberedPassword'))).not.toContain(customer.password);
  await expect(callApi(url, 'refreshToken', { body: { refresh: decodeURIComponent(refresh) } })).rejects.toMatchObject({
    code: 'token_not_valid',
  });

  await page.goBack();
  await arriveAt(page, '/login');
  await page.goto(`${url}/landing`);
  await arriveAt(page, '/login');
  // The form remembers what it was told to remember.
  await expect.poll(() => page.getByLabel('Email').inputValue()).toBe(customer.email);
  await expect.poll(() => page.getByLabel('Password', { exact: true }).inputValue()).toBe(customer.password);
  expectNoErrors(errors);
});

it('a logout in one window empties the one beside it, which shows no report any more', async () => {
  const { page, context, http, errors } = await subscriber('basic');
  await uploadSample(http, 'basic');
  await page.goto(`${url}/landing`);
  await page.getByRole('link', { name: 'Open dashboard' }).first().waitFor();
  const other = await context.newPage();
  await other.goto(`${url}/dashboard/script-potential`);
  await other.getByRole('heading', { level: 1, name: 'High-Level Verdict' }).waitFor();
  await logOut(page);
  await arriveAt(other, '/login');
  expect(await other.getByRole('heading', { level: 1 }).innerText()).toBe('Login');
  expectNoErrors(errors);
});
