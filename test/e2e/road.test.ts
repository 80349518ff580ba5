/** The whole road in a real browser: sign up, log in, pay, upload a real PDF, read the reports, log out. */
import { describe, expect, it } from 'vitest';
import { corpusPath } from '../pdf/corpus.ts';
import {
  arriveAt,
  choosePlan,
  expectNoErrors,
  goOnToDashboard,
  logIn,
  logOut,
  newCustomer,
  payAndReturn,
  pressAnalyze,
  sendFile,
  signUp,
} from './customer.ts';
import { expectVisitors } from './visitors.ts';

const { url, visit, demo } = expectVisitors();

describe('the road', () => {
  it('leads from sign-up through payment and upload to reports computed from the uploaded script, and out again', async () => {
    const { page, errors } = await visit();
    const customer = newCustomer();
    await page.goto(`${url}/`);
    await arriveAt(page, '/login');
    await signUp(page, url, customer);
    await logIn(page, customer);

    await pressAnalyze(page);
    await arriveAt(page, '/pricingPlans');
    await choosePlan(page, 'ADVANCED');
    await payAndReturn(page);

    await sendFile(page, corpusPath('the-last-reel.pdf'));
    await goOnToDashboard(page);

    await page.getByText('Premium User').waitFor();
    const menu = page.getByRole('navigation').first();
    for (const item of [
      'Strength & Weakness',
      'Frame Caliber Ratings',
      'Tonality Test',
      'Script Potential',
      'Predictive Analysis',
      'Flaw Detection',
      'Script Similarity',
      'Character Network Analysis',
      'Genre Specific Advice',
      'Cross-Format Evaluation',
      'Location Analysis',
    ]) {
      await menu.getByText(item, { exact: true }).waitFor();
    }
    const main = page.getByRole('main');
    // The evidence is the script's own: a page, a scene and words that stand on that page.
    await main
      .getByText(/p\.\s*\d+/)
      .first()
      .waitFor();

    await page.getByText('Summary Snapshot', { exact: true }).click();
    await main.getByText('The Last Reel').filter({ visible: true }).first().waitFor();
    await main.getByText('Noor Whitlock').first().waitFor();

    await menu.getByText('Frame Caliber Ratings', { exact: true }).click();
    await main.getByText(/Flux/).first().waitFor();
    await main
      .getByText(/out of 10/i)
      .first()
      .waitFor();

    await menu.getByText('Character Network Analysis', { exact: true }).click();
    await main.getByText(/Mags/i).first().waitFor();
    await main.getByText(/Lena/i).first().waitFor();

    await menu.getByText('Genre Specific Advice', { exact: true }).click();
    await main.getByText('The genre of “The Last Reel” is open').first().waitFor();

    await logOut(page);
    expect(await page.context().cookies()).toEqual([]);
    await page.goto(`${url}/dashboard`);
    await arriveAt(page, '/login');
    expectNoErrors(errors);
  });

  it('shows the demo user a full dashboard of the sample script at once', async () => {
    const { page, errors } = await demo();
    await page.getByRole('link', { name: 'Open dashboard' }).first().click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
    await page
      .getByRole('main')
      .getByText(/p\.\s*\d+/)
      .first()
      .waitFor();
    expectNoErrors(errors);
  });
});
