/** A payment whose return can not be confirmed, because the connection breaks at that very moment: not failed, only not confirmed yet. */
import { expect, it } from 'vitest';
import { choosePlan, payAndReturn, payByCard } from '../customer.ts';
import { meddle } from '../meddle.ts';
import { expectVisitors } from '../visitors.ts';

const { url, newcomer } = expectVisitors();

it('a payment that could not be confirmed is not called failed, and stands as soon as it is asked about again', async () => {
  const { page } = await newcomer();
  await page.goto(`${url}/pricing`);
  await choosePlan(page, 'BASIC');
  const letThrough = await meddle(page, '**/api/payment/verify/', (route) => route.abort());
  await payByCard(page, '4242 4242 4242 4242');
  await page.getByRole('heading', { name: 'Not confirmed yet' }).waitFor();
  await page.getByRole('alert').getByText('Your payment could not be confirmed just now.').waitFor();
  expect(await page.getByText('Payment Failed').count()).toBe(0);

  letThrough();
  await page.getByRole('button', { name: 'Check again' }).click();
  await page.waitForURL((address) => address.pathname === '/landing' && address.search === '');
  await page.goto(`${url}/account`);
  await page.getByText('Basic', { exact: true }).waitFor();
  await page.getByRole('link', { name: /^Receipt for the Basic plan/ }).waitFor();
});

it('a retry after leaving the provider asks the price in the currency that was chosen', async () => {
  const { page } = await newcomer({ timezoneId: 'Asia/Kolkata' });
  await page.goto(`${url}/pricing`);
  await page.getByText('Rest of world ($)').click();
  await choosePlan(page, 'BASIC');
  await page.getByRole('link', { name: 'Back' }).click();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await choosePlan(page, 'BASIC');
  await page.getByRole('button', { name: 'Pay $49.00' }).waitFor();
  await payAndReturn(page);
});
