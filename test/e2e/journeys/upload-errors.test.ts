/** Files that can not be taken: refused before they are sent where that can be known, and after it in the server's words. */
import { mkdtemp, rm, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';
import { maxUploadBytes } from '../../../lib/contract/uploads.ts';
import { writePdf } from '../../pdf/write-pdf.ts';
import { arriveAt, pathOf, pdfFile, pressAnalyze, sendFile } from '../customer.ts';
import { expectVisitors } from '../visitors.ts';

const { subscriber } = expectVisitors();

describe('an upload', () => {
  it('without a file, of another kind, or above 25 MB is refused at the bar, and nothing is sent', async () => {
    const { page } = await subscriber('basic');
    const sent: string[] = [];
    page.on('request', (request) => {
      if (request.method() === 'POST') sent.push(request.url());
    });
    const input = page.locator('input[type=file]').first();
    await pressAnalyze(page);
    await page.getByText('Please select a file first').waitFor();
    await input.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('INT. ROOM - DAY') });
    await page.getByText('Please upload a PDF file only').waitFor();
    const folder = await mkdtemp(path.join(tmpdir(), 'dramaturg-large-'));
    try {
      const large = path.join(folder, 'large.pdf');
      await writeFile(large, '%PDF-1.7\n');
      await truncate(large, maxUploadBytes + 1);
      await input.setInputFiles(large);
      await page.getByText('This file is larger than 25 MB. Please upload a smaller PDF.').waitFor();
    } finally {
      await rm(folder, { recursive: true, force: true });
    }
    expect(sent).toEqual([]);
    expect(pathOf(page)).toBe('/landing');
  });

  it.each([
    ['that is no PDF inside', pdfFile('page.pdf', '<html>not a pdf</html>'), 'Please upload a PDF file only'],
    [
      'that holds pictures of pages',
      pdfFile('scan.pdf', writePdf(['picture', 'picture'])),
      'This PDF holds pictures of pages and no text (pages 1-2).',
    ],
    [
      'that is no screenplay',
      pdfFile('letter.pdf', writePdf([[{ x: 100, y: 100, text: 'Dear Sir, thank you for your letter.' }]])),
      'No scene heading and no character cue',
    ],
  ])('of a file %s ends on the progress screen with the reason and a way back', async (_name, file, reason) => {
    const { page } = await subscriber('basic');
    await sendFile(page, file);
    await page.getByRole('heading', { name: 'This script could not be read' }).waitFor();
    await page.getByRole('alert').getByText(reason).waitFor();
    await page.getByRole('link', { name: 'Choose another file' }).click();
    await arriveAt(page, '/landing');
  });
});
