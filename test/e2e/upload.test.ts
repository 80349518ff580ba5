/** Journeys of an upload: what is refused and when, and the progress screen from its first phase to the reports. */
import path from 'node:path';
import type { Browser, Page } from 'playwright-core';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { writePdf } from '../pdf/write-pdf.ts';
import { launchBrowser } from './browser.ts';
import { arriveAt, logIn } from './customer.ts';
import { type Product, startProduct } from './product.ts';
import { visit } from './visit.ts';

const sample = path.join(import.meta.dirname, '../corpus/the-last-reel.pdf');
let product: Product;
let browser: Browser;

beforeAll(async () => {
  [product, browser] = await Promise.all([startProduct(), launchBrowser()]);
}, 180_000);
afterAll(async () => {
  await browser?.close();
  await product?.remove();
});

async function atUploadBar(): Promise<Page> {
  const { page } = await visit(browser);
  await page.goto(`${product.url}/login`);
  await logIn(page, { email: 'demo@dramaturg.local', username: '', password: 'Dramaturg-demo-1' });
  return page;
}

async function send(page: Page, file: { name: string; mimeType: string; buffer: Buffer } | string): Promise<void> {
  await page.locator('input[type=file]').first().setInputFiles(file);
  await page.getByRole('button', { name: 'Analyze Script' }).first().click();
  await arriveAt(page, '/uploading-progress');
}

const pdf = (name: string, bytes: Uint8Array | string) => ({
  name,
  mimeType: 'application/pdf',
  buffer: Buffer.from(bytes),
});

describe('an upload', () => {
  it('without a file, or of another kind, is refused at the bar', async () => {
    const page = await atUploadBar();
    await page.getByRole('button', { name: 'Analyze Script' }).first().click({ force: true });
    await page.getByText('Please select a file first').waitFor();
    const input = page.locator('input[type=file]').first();
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('INT. ROOM - DAY') });
    await page.getByText('Please upload a PDF file only').waitFor();
    await page.context().close();
  });

  it.each([
    ['that is no PDF inside', pdf('page.pdf', '<html>not a pdf</html>'), 'Please upload a PDF file only'],
    [
      'that holds pictures of pages',
      pdf('scan.pdf', writePdf(['picture', 'picture'])),
      /holds pictures of pages and no text/,
    ],
    [
      'that is no screenplay',
      pdf('letter.pdf', writePdf([[{ x: 100, y: 100, text: 'Dear Sir, thank you for your letter.' }]])),
      /No scene heading and no character cue/,
    ],
  ])('of a file %s ends on the progress screen with the reason and a way back', async (_name, file, reason) => {
    const page = await atUploadBar();
    await send(page, file);
    await page.getByText(reason).first().waitFor();
    await page
      .getByRole('link', { name: /back|another/i })
      .first()
      .waitFor();
    await page.context().close();
  });

  it('shows its phases, keeps the details and leads to the dashboard', async () => {
    const page = await atUploadBar();
    const alerts: string[] = [];
    await send(page, sample);
    await page
      .getByRole('button', { name: 'Please wait...' })
      .click({ force: true, timeout: 1500 })
      .catch(() => alerts.push('too late'));
    if (alerts.length === 0)
      await page.getByText('Please wait for the upload to complete before proceeding.').waitFor();
    await page.keyboard.press('Escape');
    await page.getByText('Upload Complete').waitFor();
    const title = page.getByLabel('Movie Title');
    if (!(await title.isVisible())) await page.getByRole('button', { name: 'Add Script Details' }).first().click();
    await title.fill('The Last Reel, second look');
    await page.getByRole('button', { name: 'Next' }).click();
    await page.waitForURL((url) => url.pathname.startsWith('/dashboard'));
    await page.getByText('The Last Reel, second look').first().waitFor();
    expect(new URL(page.url()).pathname).toMatch(/^\/dashboard/);
    await page.context().close();
  });
});
