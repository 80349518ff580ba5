/** An account in a real browser: a forgotten password through the inbox, a changed one, every session ended, everything taken along, the end. */
import { readFile } from 'node:fs/promises';
import type { BrowserContext, Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { callApi } from '../../bin/api-customer.ts';
import { routes } from '../../lib/contract/routes.ts';
import { siteConfig } from '../../lib/contract/site-config.ts';
import { arriveAt, type Customer, expectNoErrors, logIn } from './customer.ts';
import { signUpByHttp, until } from './http-customer.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, newcomer, subscriber } = expectVisitors();

const inbox = z.array(z.object({ code: z.string().nullable(), text: z.string() }));
const mailsTo = async (email: string) =>
  inbox.parse(await (await fetch(`${url}/__local/inbox?to=${encodeURIComponent(email)}`)).json());
/** The newest code, once `count` mails have come. */
async function mailedCode(email: string, count: number): Promise<string> {
  const mails = await until(
    () => mailsTo(email),
    (found) => found.length >= count,
    (found) => `${found.length} mails`,
  );
  return mails.at(-1)?.code ?? '';
}
const otherThan = (code: string): string => (code === '000000' ? '000001' : '000000');

const askForCode = async (page: Page, email: string): Promise<void> => {
  await page.goto(`${url}/login`);
  await page.getByRole('link', { name: 'Forgot Password?' }).click();
  // The login has a field of the same name.
  await page.getByRole('heading', { name: 'Reset your password' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByRole('button', { name: 'Send the code' }).click();
  await page.getByRole('heading', { name: 'Choose a new password' }).waitFor();
};
const setPassword = async (page: Page, code: string, password: string): Promise<void> => {
  await page.getByLabel('Code from the mail').fill(code);
  await page.getByLabel('New password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Set the new password' }).click();
};
const refreshOf = async (context: BrowserContext): Promise<string> => {
  const cookie = (await context.cookies()).find(({ name }) => name === 'refreshToken');
  return decodeURIComponent(cookie?.value ?? '');
};
const renewed = (refresh: string) => callApi(url, 'refreshToken', { body: { refresh } });
/** By the keyboard-reachable name in the top bar. */
const openAccount = async (page: Page, { username }: Customer): Promise<void> => {
  await page.getByRole('link', { name: username }).click();
  await arriveAt(page, '/account');
  await page.getByRole('heading', { name: 'Plan' }).waitFor();
};

describe('a forgotten password', () => {
  it('is set anew with the code from the mail, which signs every session out and works once', async () => {
    const { context, errors, customer } = await newcomer();
    const oldSession = await refreshOf(context);
    const elsewhere = await visit();

    await askForCode(elsewhere.page, customer.email);
    await elsewhere.page.getByText(`If there is an account for ${customer.email}`).waitFor();
    const code = await mailedCode(customer.email, 1);
    await setPassword(elsewhere.page, otherThan(code), 'Another-horse-8');
    await elsewhere.page.getByText('That code is not right. Please use the one from our latest mail.').waitFor();
    await setPassword(elsewhere.page, code, 'Another-horse-8');
    await arriveAt(elsewhere.page, '/login');
    await elsewhere.page.getByText('Your new password is set, and every session was signed out.').waitFor();

    await expect(renewed(oldSession)).rejects.toMatchObject({ code: 'token_not_valid' });
    const { email } = customer;
    const oldLogin = callApi(url, 'login', { body: { email, password: customer.password } });
    await expect(oldLogin).rejects.toMatchObject({ code: 'invalid_credentials' });
    await logIn(elsewhere.page, { ...customer, password: 'Another-horse-8' });
    // Signed in, there is nothing to forget.
    await elsewhere.page.goto(`${url}/forgot-password`);
    await arriveAt(elsewhere.page, '/landing');

    const later = await visit();
    await later.page.goto(`${url}/forgot-password`);
    await later.page.getByLabel('Email').fill(customer.email);
    await later.page.getByRole('button', { name: 'I have a code already' }).click();
    await setPassword(later.page, code, 'Third-horse-9');
    await later.page.getByText('This code has been used already or is out of date.').waitFor();
    expectNoErrors([...errors, ...elsewhere.errors, ...later.errors]);
  });

  it('shows the same for an address that nobody has, and mails nobody', async () => {
    const { email } = await signUpByHttp(url);
    const shown: string[] = [];
    const asked = [email, `nobody-${email}`];
    for (const address of asked) {
      const { page, errors } = await visit();
      await askForCode(page, address);
      shown.push((await page.locator('main').innerText()).replaceAll(address, 'ADDRESS'));
      const code = address === email ? otherThan(await mailedCode(email, 1)) : '000000';
      await setPassword(page, code, 'Another-horse-8');
      await page.getByText('That code is not right.').waitFor();
      shown.push((await page.locator('main').innerText()).replaceAll(address, 'ADDRESS'));
      expectNoErrors(errors);
    }
    expect(shown.slice(0, 2)).toEqual(shown.slice(2));
    expect(await mailsTo(`nobody-${email}`)).toEqual([]);
  });

  it('is set by one of two racing confirmations', async () => {
    const { email } = await signUpByHttp(url);
    const config = siteConfig.parse(await (await fetch(`${url}/config.json`)).json());
    const ask = (operation: string, body: object) =>
      fetch(config.userPoolEndpoint ?? '', {
        method: 'POST',
        headers: {
          'content-type': 'application/x-amz-json-1.1',
          'x-amz-target': `AWSCognitoIdentityProviderService.${operation}`,
        },
        body: JSON.stringify({ ClientId: config.userPoolClientId, Username: email, ...body }),
      });
    await ask('ForgotPassword', {});
    const ConfirmationCode = await mailedCode(email, 1);
    const passwords = ['Racing-horse-1', 'Racing-horse-2'];
    const outcomes = await Promise.allSettled(
      passwords.map((new_password) =>
        callApi(url, 'resetPassword', { body: { email, code: ConfirmationCode, new_password } }),
      ),
    );
    expect(outcomes.map(({ status }) => status).sort()).toEqual(['fulfilled', 'rejected']);
    const winner = passwords[outcomes.findIndex(({ status }) => status === 'fulfilled')] ?? '';
    expect((await callApi(url, 'login', { body: { email, password: winner } })).user.email).toBe(email);
  });
});

describe('the account page', () => {
  it('changes the password for who knows the current one, and says plainly when it is wrong', async () => {
    const { page, errors, customer } = await newcomer();
    await openAccount(page, customer);
    expect(await page.title()).toBe('Your account · Dramaturg');
    const change = async (current: string, next: string): Promise<void> => {
      await page.getByLabel('Current password', { exact: true }).fill(current);
      await page.getByLabel('New password', { exact: true }).fill(next);
      await page.getByRole('button', { name: 'Change password' }).click();
    };
    await change('Wrong-horse-1', 'Another-horse-8');
    await page.getByText('The current password is not right.').waitFor();
    await change(customer.password, 'short');
    await page.getByText('The password needs at least 8 characters.').waitFor();
    await change(customer.password, 'Another-horse-8');
    await page.getByText('Your password was changed.').waitFor();
    const { email, password } = customer;
    await expect(callApi(url, 'login', { body: { email, password } })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await callApi(url, 'login', { body: { email, password: 'Another-horse-8' } });
    expectNoErrors(errors);
  });

  it('ends every session at once: this browser is at the login, another can renew no more', async () => {
    const { page, context, errors, customer } = await newcomer();
    const { email, password } = customer;
    const other = await callApi(url, 'login', { body: { email, password } });
    const own = await refreshOf(context);
    await openAccount(page, customer);
    await page.getByRole('button', { name: 'Sign out everywhere' }).click();
    await arriveAt(page, '/login');
    await page.getByText('You are signed out on every device.').waitFor();
    for (const refresh of [own, other.refresh])
      await expect(renewed(refresh)).rejects.toMatchObject({ code: 'token_not_valid' });
    // A new login is a new session.
    await logIn(page, customer);
    expect((await renewed(await refreshOf(context))).access).not.toBe('');
    expectNoErrors(errors);
  });

  it('shows plan and receipt of a purchase, gives everything along, and deletes the account after a typed confirmation', async () => {
    const { page, errors, customer, http: buyer } = await subscriber('basic');
    const scriptId = await buyer.upload(await readFile('test/corpus/the-last-reel.pdf'), 'the-last-reel.pdf');
    await until(
      () => buyer.call('getScript', { path: { id: scriptId } }),
      ({ answers }) => answers.total > 0 && answers.ready === answers.total,
      ({ answers }) => `${answers.ready} of ${answers.total}`,
    );
    const { user, receipts } = await buyer.call('getAccount');
    await openAccount(page, customer);
    const [receipt] = receipts;
    await page
      .getByText(receipt?.payment_id ?? 'no receipt')
      .first()
      .waitFor();
    await page.getByRole('link', { name: /^Receipt for the Basic plan/ }).click();
    await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
    for (const text of ['₹1.00', receipt?.order_id ?? '-', user.email]) await page.getByText(text).first().waitFor();
    await page.getByRole('link', { name: 'Back to your account' }).click();

    const givePassword = () => page.getByRole('dialog').getByLabel('Password', { exact: true }).fill(customer.password);
    await page.getByRole('button', { name: 'Download your data' }).click();
    await givePassword();
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Download', exact: true }).click(),
    ]);
    expect(download.suggestedFilename()).toMatch(/^dramaturg-account-\d{4}-\d\d-\d\d\.json$/);
    const { scripts, ...held } = z
      .looseObject({ scripts: z.array(routes.exportScript.output) })
      .parse(JSON.parse(await readFile(await download.path(), 'utf8')));
    expect(held).toMatchObject({ user: { email: user.email }, payments: [{ receipt_id: receipt?.receipt_id }] });
    expect(scripts.map(({ script }) => script.script_id)).toEqual([scriptId]);
    const own = scripts[0]?.answers.find(({ question }) => question === 4)?.result;
    expect(JSON.stringify(own?.structured_data)).toContain('quote');

    const ask = page.getByRole('button', { name: 'Delete account…' });
    await ask.focus();
    await page.keyboard.press('Enter');
    await page.getByRole('dialog').waitFor();
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await ask.evaluate((button) => button === document.activeElement)).toBe(true);
    await ask.click();
    await page.getByRole('button', { name: 'Delete account', exact: true }).click();
    await page.getByText(`Please type ${user.email} to confirm.`).waitFor();
    await page.getByLabel(`Type ${user.email} to confirm`).fill(user.email.toUpperCase());
    await givePassword();
    await page.getByRole('button', { name: 'Delete account', exact: true }).click();
    await arriveAt(page, '/login');
    await page.getByText(/^Your account was deleted with 1 script and \d+ reports\. 1 receipt stays/).waitFor();
    const { email, password } = customer;
    await expect(callApi(url, 'login', { body: { email, password } })).rejects.toMatchObject({
      code: 'invalid_credentials',
    });
    await expect(renewed(buyer.refresh)).rejects.toMatchObject({ code: 'token_not_valid' });
    expectNoErrors(errors);
  });
});
