/** What a customer does in the browser, step by step, by the words on the screen. Refuses test ids and private hooks. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

export interface Customer {
  readonly email: string;
  readonly username: string;
  readonly password: string;
}

let counter = 0;
export function newCustomer(): Customer {
  counter += 1;
  const mark = `${Date.now().toString(36)}${counter}`;
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

export async function logIn(page: Page, customer: Customer): Promise<void> {
  // The address changes before the screen does: what is typed too early would go into the one that leaves.
  await page.getByRole('heading', { name: 'Login' }).waitFor();
  await page.getByLabel('Email').fill(customer.email);
  await page.getByLabel('Password', { exact: true }).fill(customer.password);
  await page.getByRole('button', { name: 'Login' }).click();
  await arriveAt(page, '/landing');
}

/** From a pricing screen to the provider's hosted page. */
export async function choosePlan(page: Page, plan: 'BASIC' | 'INTERMEDIATE' | 'ADVANCED' | 'EXPERT'): Promise<void> {
  await page.getByRole('heading', { name: plan, exact: true }).waitFor();
  const index = ['BASIC', 'INTERMEDIATE', 'ADVANCED', 'EXPERT'].indexOf(plan);
  await page.getByRole('button', { name: 'Choose This' }).nth(index).click();
  await page.getByText('TEST MODE').waitFor();
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
