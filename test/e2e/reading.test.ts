/** A bad copy of a script: the writer sees at once what could not be read, puts the cast right, and every report follows. */
import type { Page } from 'playwright-core';
import { describe, expect, it } from 'vitest';
import { misreadScript, picturePage } from '../pdf/misread-script.ts';
import { expectNoErrors, goOnToDashboard, pdfFile, sendFile } from './customer.ts';
import { expectVisitors } from './visitors.ts';

const { url, subscriber, demo } = expectVisitors();
const phone = { viewport: { width: 390, height: 844 } };

/** The cast as the statistics count it, as text. */
async function characterReport(page: Page): Promise<string> {
  await page.goto(`${url}/dashboard/script-statistics`);
  const main = page.getByRole('main');
  await main.getByText('Lena').first().waitFor();
  await main.getByText('Generating Analysis').first().waitFor({ state: 'detached' });
  return main.innerText();
}

describe('a bad reading', () => {
  it('is shown before any report, and its cast corrected there is the cast of the reports', async () => {
    const { page, errors } = await subscriber('advanced', phone);
    await sendFile(page, pdfFile('copy.pdf', misreadScript()));

    await page.getByRole('heading', { name: 'How your script was read' }).waitFor();
    await page
      .getByText('18 scenes, 8 speaking parts, 16 pages, about 16 minutes on screen.', { exact: true })
      .waitFor();
    await page.getByText(`1 page unreadable: ${picturePage}.`, { exact: true }).waitFor();
    await page.getByText(/LNEA \(one speech, first on page \d+\) is spelt almost like LENA/).waitFor();
    await goOnToDashboard(page);
    expect(await characterReport(page)).toMatch(/Lnea/i);

    await page.getByRole('link', { name: 'how it was read' }).click();
    await page.getByRole('button', { name: 'Merge into… another character: LNEA' }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Merge' }).click();
    await page.getByText('LNEA counts as LENA from now on. The reports are being made again.').waitFor();
    await page.getByText('18 scenes, 7 speaking parts, 16 pages, about 16 minutes on screen.').waitFor();
    await page.getByRole('button', { name: 'Rename TOBIAS' }).click();
    await page.getByLabel('New name').fill('Tobin');
    await page.getByLabel('New name').press('Enter');
    await page.getByText('TOBIAS is called TOBIN from now on.').waitFor();
    const corrected = await characterReport(page);
    expect(corrected).not.toMatch(/Lnea/i);
    expect(corrected).toContain('Tobin');

    await page.goto(`${url}/dashboard/reading`);
    await page.getByRole('button', { name: 'Undo: LNEA counts as LENA' }).click();
    await page.getByText('Taken back: LNEA counts as LENA.').waitFor();
    expect(await characterReport(page)).toMatch(/Lnea/i);
    expectNoErrors(errors);
  });

  it('of the sample script is shown to the demo user, with nothing in doubt', async () => {
    const { page, errors } = await demo(phone);
    await page.goto(`${url}/scripts`);
    await page.getByRole('link', { name: 'Open The Last Reel' }).last().click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
    const script = new URL(page.url()).search;
    await page.goto(`${url}/dashboard/reading${script}`);
    await page.getByText('18 scenes, 7 speaking parts, 15 pages, about 15 minutes on screen.').waitFor();
    await page.getByText('Every page could be read.').waitFor();
    expect(await page.getByRole('main').getByText('Please check').count()).toBe(0);
    expectNoErrors(errors);
  });
});
