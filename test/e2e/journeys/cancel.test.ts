/** A checkout that the customer leaves. */
import { expect, it } from 'vitest';
import { arriveAt, choosePlan, pathOf, pressAnalyze } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, newcomer } = expectVisitors();

it('a cancelled checkout goes to /payment/failed and charges nothing', async () => {
  const { page, customer } = await newcomer({ timezoneId: 'Europe/Paris' });
  await page.goto(`${url}/pricing`);
  await choosePlan(page, 'INTERMEDIATE');
  await page.getByRole('link', { name: /Back/ }).click();
  await arriveAt(page, '/payment/failed');
  await page.getByText('Payment cancelled by user').waitFor();
  await page.goto(`${url}/landing`);
  await pressAnalyze(page);
  await arriveAt(page, '/pricingPlans');
  expect(pathOf(page)).toBe('/pricingPlans');
  await page.getByRole('link', { name: customer.username }).click();
  await page.getByRole('heading', { name: 'Plan' }).waitFor();
  expect(await page.getByRole('link', { name: /^Receipt/ }).count()).toBe(0);
});
