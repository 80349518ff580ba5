/** Text that a reader of a page does not see, by its size and its place. */
import { describe, expect, it } from 'vitest';
import type { PdfPage, PdfRun } from '../../../lib/screenplay/pdf/pdf-page.ts';
import { setApartHidden } from '../../../lib/screenplay/pdf/set-apart-hidden.ts';

const run = (text: string, rest: Partial<PdfRun> = {}): PdfRun => ({
  text,
  x: 100,
  y: 100,
  width: 7.2 * text.length,
  fontSize: 12,
  font: '',
  upright: true,
  ...rest,
});
const page = (...runs: PdfRun[]): PdfPage => ({ number: 1, width: 612, height: 792, readable: true, runs });
const script = run('The two of them look at the water.');
/** How a text beside the script is kept from its reader, if it is. */
const hiding = (rest: Partial<PdfRun>): string | null => {
  const [only] = setApartHidden([page(script, run('salt', rest))]);
  expect(only?.runs.length).toBe(only?.hidden?.length === 0 ? 2 : 1);
  return only?.hidden?.[0]?.hiding ?? null;
};

describe('a text', () => {
  it('is hidden as its letters say', () => {
    expect([hiding({ hiding: 'covered' }), hiding({ hiding: 'invisible', fontSize: 1 }), hiding({})]).toEqual([
      'covered',
      'invisible',
      null,
    ]);
  });

  it('is too small to read at less than a quarter of the script’s size', () => {
    expect([2.9, 3, 24].map((fontSize) => hiding({ fontSize }))).toEqual(['tiny', null, null]);
    const sizes = setApartHidden([
      page(run('A long text of small letters.', { fontSize: 6 }), run('SALT'), run('so', { fontSize: 1.4 })),
    ]);
    expect(sizes[0]?.hidden?.map(({ text }) => text)).toEqual(['so']);
  });

  it('is beside the page where no part of it stands on it', () => {
    expect([611, 612].map((x) => hiding({ x }))).toEqual([null, 'off-page']);
    expect([-28, -28.8, -29].map((x) => hiding({ x }))).toEqual([null, 'off-page', 'off-page']);
    expect([1, 0, -5].map((y) => hiding({ y }))).toEqual([null, 'off-page', 'off-page']);
    expect([803, 804].map((y) => hiding({ y }))).toEqual([null, 'off-page']);
    expect([hiding({ x: 700, upright: false }), hiding({ y: -5, upright: false })]).toEqual([null, 'off-page']);
  });
});

describe('a file', () => {
  it('is read as a whole where less than a tenth of its letters would be seen', () => {
    const seen = (letters: number): number[] =>
      setApartHidden([page(run('a'.repeat(letters))), page(run('b'.repeat(90), { hiding: 'paper-coloured' }))]).map(
        ({ hidden }) => hidden?.length ?? -1,
      );
    expect(seen(10)).toEqual([0, 1]);
    expect(seen(9)).toEqual([-1, -1]);
    expect(setApartHidden([])).toEqual([]);
  });
});
