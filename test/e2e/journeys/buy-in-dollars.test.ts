/** Buying from the rest of the world: the currency is the customer's to choose, and dollars are what is charged and receipted. */
import { describe, expect, it } from 'vitest';
import { choosePlan, expectNoErrors, payAndReturn } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, newcomer } = expectVisitors();

describe('a plan', () => {
  it('is bought in dollars by the switch above the plans, and the receipt says so', async () => {
    const { page, errors } = await newcomer({ timezoneId: 'Asia/Kolkata' });
    await page.goto(`${url}/pricing`);
    await page.getByText('Rest of world ($)').first().click();
    expect(await page.getByRole('radio', { name: 'Rest of world ($)' }).isChecked()).toBe(true);
    await choosePlan(page, 'INTERMEDIATE');
    await page.getByRole('heading', { name: '$99.00' }).waitFor();
    await payAndReturn(page);
    await page.goto(`${url}/account`);
    await page.getByText('Intermediate', { exact: true }).waitFor();
    await page.getByRole('link', { name: /^Receipt for the Intermediate plan/ }).click();
    await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
    await page.getByText('$99.00').first().waitFor();
    expect(await page.getByRole('main').getByText('₹').count()).toBe(0);
    expectNoErrors(errors);
  });

  it('is offered in dollars from the start outside India', async () => {
    const { page } = await newcomer({ timezoneId: 'Europe/Lisbon' });
    await page.goto(`${url}/pricing`);
    await page.getByRole('button', { name: 'Choose This: BASIC' }).waitFor();
    expect(await page.getByRole('radio', { name: 'Rest of world ($)' }).isChecked()).toBe(true);
  });
});
