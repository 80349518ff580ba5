import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { screenplay } from '../../lib/screenplay/model.ts';
import { readScript } from '../../lib/screenplay/parse.ts';
import { expectedOf, lastReel, pdfOf } from '../pdf/corpus.ts';
import { content, parseFountain, parsePdf } from './compare.ts';

describe('The Last Reel', () => {
  it('is read from its PDF exactly as the kept dump says (renew with: node test/pdf/make-corpus.ts)', async () => {
    expect(expectedOf(await readScript(lastReel.pdf(), { format: 'pdf', maxPages: 600 }))).toEqual(lastReel.expected());
  });

  it('has a PDF that is made, byte for byte, from its Fountain source', () => {
    expect(Buffer.from(pdfOf(lastReel.fountain())).equals(Buffer.from(lastReel.pdf()))).toBe(true);
  });

  it('gives the same elements, places, scenes, eighths and title page from the PDF and from the Fountain source', async () => {
    const fromPdf = await parsePdf(lastReel.pdf());
    const fromFountain = await parseFountain(lastReel.fountain());
    expect(content(fromPdf)).toEqual(content(fromFountain));
    expect(fromPdf.pageCount).toBeGreaterThan(11);
    expect(fromPdf.scenes.length).toBeGreaterThan(15);
  });

  it('keeps to the schema, with every page number and (MORE) set apart', async () => {
    const read = await parsePdf(lastReel.pdf());
    expect(z.safeParse(screenplay, read).success).toBe(true);
    expect(read.furniture.filter(({ kind }) => kind === 'page-number').map(({ text }) => text)).toEqual(
      Array.from({ length: read.pageCount - 1 }, (_, index) => `${index + 2}.`),
    );
    expect(read.furniture.some(({ kind }) => kind === 'more')).toBe(true);
    expect(read.diagnostics).toEqual([]);
  });
});
