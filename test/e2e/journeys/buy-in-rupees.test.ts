/** Buying in India: the prices begin in rupees, and rupees are what is charged and receipted. */
import { describe, expect, it } from 'vitest';
import { arriveAt, choosePlan, expectNoErrors, payAndReturn, payByCard, pressAnalyze } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { url, newcomer } = expectVisitors();

describe('a plan', () => {
  it('is asked for before an upload, bought in rupees from India, receipted in them, and opens the upload', async () => {
    const { page, errors } = await newcomer({ timezoneId: 'Asia/Kolkata' });
    await pressAnalyze(page);
    await arriveAt(page, '/pricingPlans');
    expect(await page.getByRole('radio', { name: 'India (₹)' }).isChecked()).toBe(true);
    await choosePlan(page, 'ADVANCED');
    await page.getByRole('heading', { name: '₹10,000.00' }).waitFor();
    await payAndReturn(page);
    await pressAnalyze(page);
    await page.getByText('Please select a file first').waitFor();
    // With an active payment there is nothing to see at /pricing.
    await page.goto(`${url}/pricing`);
    await arriveAt(page, '/landing');
    await page.goto(`${url}/account`);
    await page.getByRole('link', { name: /^Receipt for the Advanced plan/ }).click();
    await page.getByRole('heading', { name: 'Receipt', exact: true }).waitFor();
    await page.getByText('₹10,000.00').first().waitFor();
    expect(await page.getByRole('main').getByText('$').count()).toBe(0);
    expectNoErrors(errors);
  });

  it('that was paid for counts at the next visit, though the way back from the provider was never finished', async () => {
    const { page, context } = await newcomer({ timezoneId: 'Asia/Kolkata' });
    await page.goto(`${url}/pricing`);
    await choosePlan(page, 'BASIC');
    // The browser is closed on the way back: the provider has been paid, the site never hears of it.
    await page.route('**/landing?*', (route) => route.abort());
    const onTheWay = page.waitForRequest((request) => new URL(request.url()).pathname === '/landing');
    await payByCard(page, '4242 4242 4242 4242');
    await onTheWay;
    await page.close();
    const later = await context.newPage();
    // The provider's notice may take its time on a busy machine: each look is a visit.
    const status = async (): Promise<string> => {
      const answer = later.waitForResponse((response) => response.url().endsWith('/api/payment/status/'));
      await later.goto(`${url}/landing`);
      await (await answer).finished();
      return (await answer).text();
    };
    await expect.poll(status, { timeout: 60_000, interval: 1000 }).toContain('"has_active_payment":true');
    // A plan opens the upload: the line asks for a file instead of leading to the prices.
    await expect
      .poll(async () =>
        decodeURIComponent((await context.cookies()).find((c) => c.name === 'paymentStatus')?.value ?? ''),
      )
      .toContain('"has_active_payment":true');
    await pressAnalyze(later);
    await later.getByText('Please select a file first').waitFor();
  });
});
