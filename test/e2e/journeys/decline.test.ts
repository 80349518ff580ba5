/** A card that the bank declines. */
import { it } from 'vitest';
import { arriveAt, choosePlan, payByCard } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, newcomer } = expectVisitors();

it('a declined card stays on the provider’s page, then goes to /payment/failed with a way to try again', async () => {
  const { page } = await newcomer({ timezoneId: 'Europe/Paris' });
  await page.goto(`${url}/pricing`);
  await choosePlan(page, 'BASIC');
  await payByCard(page, '4000 0000 0000 0002');
  await page.getByRole('alert').getByText('Your card was declined.').waitFor();
  await page.getByRole('link', { name: /Back/ }).click();
  await arriveAt(page, '/payment/failed');
  await page.getByText('Payment Failed').waitFor();
  await page.getByText('Your card was declined.').waitFor();
  await page.getByRole('button', { name: 'Try Again' }).click();
  await arriveAt(page, '/pricing');
  await page.getByRole('button', { name: 'Choose This: BASIC' }).waitFor();
});
