/** A second draft of the sample script is uploaded: the writer reads what changed since the first, at the desk and on a phone. */
import { readFile } from 'node:fs/promises';
import { describe, expect, it } from 'vitest';
import { secondDraftOf } from '../engine/drafts/second-draft.ts';
import { corpusPath, lastReel, pdfOf } from '../pdf/corpus.ts';
import { axeFindings } from './accessibility.ts';
import { expectNoErrors, goOnToDashboard, pdfFile, sendFile } from './customer.ts';
import { expectVisitors } from './visitors.ts';

const { subscriber } = expectVisitors();

/** Milliseconds: both drafts are counted for it, beside whatever else the machine does. */
const slowly = 90_000;

const phone = { width: 390, height: 844 };

describe('a second draft', () => {
  it('is compared with the first of the same title: scenes, cast, findings and scores', async () => {
    const { page, errors, http } = await subscriber('advanced');
    page.setDefaultTimeout(slowly);
    await http.upload(await readFile(corpusPath('the-last-reel.pdf')), 'last-reel.pdf');
    await sendFile(page, pdfFile('last-reel-2.pdf', pdfOf(secondDraftOf(lastReel.fountain()))));
    await goOnToDashboard(page);
    await page.getByRole('link', { name: 'Compare Drafts' }).click();
    const main = page.getByRole('main');
    await main.getByText('One scene was rewritten, one added, one cut and one moved, 15 stand as they were.').waitFor();
    await main.getByText('WENDELL is now AMBROSE and DRIVER is new.').waitFor();
    await main.getByText('to scene 12, page').waitFor();
    await main.getByText('from scene 9, page').waitFor();
    await main.getByRole('table', { name: 'FRAME and CALIBER of the two drafts, out of 10' }).waitFor();
    await main.getByRole('heading', { name: /^Still open \(\d+\)$/ }).waitFor();
    for (const colorScheme of ['light', 'dark'] as const) {
      await page.emulateMedia({ colorScheme });
      expect(await axeFindings(page)).toEqual([]);
    }
    await page.setViewportSize(phone);
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(phone.width);
    expect(await axeFindings(page)).toEqual([]);
    expectNoErrors(errors);
  });
});
