/** What goes wrong on the way in: sign-up and login, each with its sentence, and never a hint who has an account. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { callApi } from '../../../bin/api-customer.ts';
import { arriveAt, type Customer, enterLogin, expectNoErrors, newCustomer, pathOf } from '../customer.ts';
import { signUpByHttp } from '../http-customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, visit } = expectVisitors();

async function fillSignUp(page: Page, { email, username, password }: Customer): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Username').fill(username);
  await page.getByLabel('Password', { exact: true }).fill(password);
}
const pressSignUp = (page: Page) => page.getByRole('button', { name: 'Sign Up' }).click();

/** The complaint that a login ends with. */
async function complaintAt(page: Page, email: string, password: string): Promise<string> {
  const [answer] = await Promise.all([
    page.waitForResponse((response) => response.url().includes('/api/authentication/login/')),
    enterLogin(page, { email, password }),
  ]);
  expect(answer.ok()).toBe(false);
  return page.getByRole('alert').filter({ hasText: /\S/ }).innerText();
}

describe('a sign-up', () => {
  it('asks for the terms, sends nothing until they are ticked, and logs nobody in', async () => {
    const { page, errors } = await visit();
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.url().includes('/api/')) sent.push(request.url());
    });
    await fillSignUp(page, newCustomer());
    await pressSignUp(page);
    await page.getByText('Please accept the Terms of Service').waitFor();
    expect(sent).toEqual([]);
    await page.getByRole('checkbox').check();
    await pressSignUp(page);
    await arriveAt(page, '/login');
    await page.getByText('Your account is ready. Please log in.').waitFor();
    expect(await page.context().cookies()).toEqual([]);
    expectNoErrors(errors);
  });

  it('says that an email is taken, and what a weak password is missing', async () => {
    const { page, errors } = await visit();
    await fillSignUp(page, await signUpByHttp(url));
    await page.getByRole('checkbox').check();
    await pressSignUp(page);
    await page.getByText('An account with this email already exists.').waitFor();
    await page.getByLabel('Password', { exact: true }).fill('short');
    await pressSignUp(page);
    await page.getByText('Please choose another password: it needs at least 8 characters.').waitFor();
    expect(pathOf(page)).toBe('/signup');
    expectNoErrors(errors);
  });
});

describe('a login', () => {
  it('says the same of a wrong password and of an unknown user, and nothing any more after a reload', async () => {
    const { page, errors } = await visit();
    const { email } = await signUpByHttp(url);
    await page.goto(`${url}/login`);
    const wrong = await complaintAt(page, email, 'Wrong-horse-1');
    expect(wrong).toContain('The email or the password is not right.');
    await page.reload();
    await page.getByRole('heading', { name: 'Login' }).waitFor();
    expect(await page.getByRole('alert').filter({ hasText: /\S/ }).count()).toBe(0);
    expect(await complaintAt(page, `nobody-${email}`, 'Wrong-horse-1')).toBe(wrong);
    expectNoErrors(errors);
  });

  it('asks who guesses again and again to wait, even with the right password then', async () => {
    const { page } = await visit();
    const { email, password } = await signUpByHttp(url);
    for (let guess = 1; guess <= 5; guess += 1)
      await expect(callApi(url, 'login', { body: { email, password: `Wrong-horse-${guess}` } })).rejects.toMatchObject({
        code: 'invalid_credentials',
      });
    await page.goto(`${url}/login`);
    expect(await complaintAt(page, email, password)).toContain(
      'Too many attempts. Please wait a few minutes and try again.',
    );
    expect(pathOf(page)).toBe('/login');
  });
});
