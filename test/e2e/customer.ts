/** What a customer does in the browser, step by step, by the words on the screen. Refuses test ids and private hooks. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

interface Login {
  readonly email: string;
  readonly password: string;
}
export interface Customer extends Login {
  readonly username: string;
}

let counter = 0;
export function newCustomer(): Customer {
  counter += 1;
  const mark = `${Date.now().toString(36)}${process.pid}${counter}`;
  return { email: `writer-${mark}@example.com`, username: `Writer ${mark}`, password: 'Correct-horse-7' };
}

export const pathOf = (page: Page): string => new URL(page.url()).pathname;

/** Waits for the address bar; the router changes it without a page load. */
export async function arriveAt(page: Page, path: string): Promise<void> {
  await page.waitForURL((url) => url.pathname === path, { timeout: 20_000 });
}

export async function signUp(page: Page, url: string, customer: Customer): Promise<void> {
  await page.goto(`${url}/signup`);
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Username').fill(customer.username);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('checkbox').check();
  await page.getByRole('button', { name: 'Sign Up' }).click();
  await arriveAt(page, '/login');
}

/** Fills in the login form and sends it, whatever comes of it. */
export async function enterLogin(page: Page, { email, password }: Login): Promise<void> {
  // The address changes before the screen does: what is typed too early would go into the one that leaves.
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Login' }).click();
}

export async function logIn(page: Page, login: Login): Promise<void> {
  await enterLogin(page, login);
  await arriveAt(page, '/landing');
}

/** From any screen with a Logout button to the login. */
export async function logOut(page: Page): Promise<void> {
  await page.getByRole('button', { name: 'Logout' }).first().click();
  await page.getByRole('dialog').getByText('Are you sure you want to logout?').waitFor();
  await page.getByRole('dialog').getByRole('button', { name: 'Logout' }).click();
  await arriveAt(page, '/login');
}

/** Without a file the button is aria-disabled: a customer's press still counts, the driver has to be told so. */
export const pressAnalyze = (page: Page): Promise<void> =>
  page.getByRole('button', { name: 'Analyze Script' }).first().click({ force: true });

/** What a file input takes: a path, or a file made here. */
type ScriptFile = string | { readonly name: string; readonly mimeType: string; readonly buffer: Buffer };
export const pdfFile = (name: string, content: Uint8Array | string): ScriptFile => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(content),
});

/** From the home page's upload line to the progress screen. */
export async function sendFile(page: Page, file: ScriptFile): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Script' }).first().click();
  await arriveAt(page, '/uploading-progress');
}

/** From the progress screen to the dashboard, once the upload is complete. */
export async function goOnToDashboard(page: Page): Promise<void> {
  await page.getByText('Upload Complete').waitFor();
  await page.getByRole('button', { name: 'Next', exact: true }).click();
  await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
}

/** From a pricing screen to the provider's hosted page. */
export async function choosePlan(page: Page, plan: 'BASIC' | 'INTERMEDIATE' | 'ADVANCED' | 'EXPERT'): Promise<void> {
  await page.getByRole('heading', { name: plan, exact: true }).waitFor();
  const index = ['BASIC', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'].indexOf(plan);
  await page.getByRole('button', { name: 'Choose This' }).nth(index).click();
  await page.getByText('TEST MODE').waitFor();
}

/** On the provider's page, with a card that is accepted: back to /landing, once the return is verified. */
export async function payAndReturn(page: Page): Promise<void> {
  await payByCard(page, '4242 4242 4242 4242');
  await arriveAt(page, '/landing');
  // The return is verified before its parameters leave the address.
  await page.waitForURL((url) => url.search === '');
}

export async function payByCard(page: Page, number: string): Promise<void> {
  await page.getByLabel('Card number').fill(number);
  await page.getByLabel(/Expiry/).fill('12/34');
  await page.getByLabel(/CVC/).fill('123');
  await page.getByLabel(/Name/).fill('Noor Whitlock');
  await page.getByRole('button', { name: /Pay/ }).click();
}

/** Console errors and failed loads that a customer's browser would show: none are accepted. */
export function watchForErrors(page: Page): string[] {
  const errors: string[] = [];
  page.on('pageerror', (error) => errors.push(`page error: ${error.message}`));
  page.on('console', (message) => {
    if (message.type() === 'error' && !/status of 40[0-9]/.test(message.text())) errors.push(message.text());
  });
  return errors;
}

export function expectNoErrors(errors: readonly string[]): void {
  expect(errors).toEqual([]);
}
