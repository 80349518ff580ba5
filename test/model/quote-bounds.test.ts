/** Where a quote begins and ends to be one: how long, how near, on which page, and which of the script's words are shown for it. */
import { describe, expect, it } from 'vitest';
import { indexQuotes } from '../../lib/model/quote-index.ts';
import { fewestWords, leastSimilarity, verifyQuote } from '../../lib/model/verify-quote.ts';

const piece = (text: string, page = 1, scene: number | null = 1, line = 1) => ({ text, scene, page, line });
const words = (letter: string, count: number, from = 0): string =>
  Array.from({ length: count }, (_, at) => `${letter}${from + at}`).join(' ');
const standing = (text: string, quote: string, page: number | null = null) =>
  verifyQuote(indexQuotes([piece(text)]), quote, page).standing;

describe('a quote', () => {
  it('of three words that stand there is one, of two it is not', () => {
    expect(standing('The lid is off now.', 'lid is off')).toBe('verified');
    expect(standing('The lid is off now.', 'lid is')).toBe('unsupported');
  });

  it('that is nearly there needs six words', () => {
    expect(fewestWords).toBe(6);
    const script = 'Mara carefully lowers the enormous kettle onto the burner.';
    expect(standing(script, 'carefully lowers the enormous kettles onto')).toBe('replaced');
    expect(standing(script, 'lowers the enormous kettles onto')).toBe('unsupported');
  });

  it('must be as near as eight tenths of its letters', () => {
    expect(leastSimilarity).toBe(0.8);
    // Ten letters a word; two of ten words are other ones of the same length.
    const letters = 'abcdefghij'.split('').map((letter) => letter.repeat(9));
    const script = letters.join(' ');
    const near = [...letters.slice(0, 8), 'y'.repeat(9), 'z'.repeat(9)].join(' ');
    const far = [...letters.slice(0, 7), 'x'.repeat(9), 'y'.repeat(9), 'z'.repeat(9)].join(' ');
    const index = indexQuotes([piece(script)]);
    expect(verifyQuote(index, near, null).similarity).toBeGreaterThanOrEqual(0.8);
    expect(verifyQuote(index, near, null).standing).toBe('replaced');
    expect(verifyQuote(index, far, null).standing).toBe('unsupported');
    expect(verifyQuote(index, far, null).similarity).toBeLessThan(0.8);
  });

  it('that is nearly there is not looked for by three words that stand in more than a thousand places', () => {
    const script = (places: number): string => Array.from({ length: places + 2 }, () => 'la').join(' ');
    expect(standing(script(1000), 'la la la la la lo')).toBe('replaced');
    expect(standing(script(1001), 'la la la la la lo')).toBe('unsupported');
  });

  it('of more than a thousand letters is dropped unread', () => {
    const long = words('w', 300);
    const thousand = long.slice(0, 1000).trimEnd();
    expect(standing(long, thousand.slice(0, thousand.lastIndexOf(' ')))).toBe('verified');
    expect(standing(long, long.slice(0, 1100))).toBe('unsupported');
  });

  it('with an omission is as good as its worst part, and shows its first', () => {
    const script = 'Ann opens the old green door slowly. Then the rain begins to fall on everybody outside.';
    const index = indexQuotes([piece(script)]);
    for (const dots of ['...', '…', '[...]', '[…]'])
      expect(verifyQuote(index, `opens the old ${dots} rain begins to`, null)).toMatchObject({
        standing: 'verified',
        similarity: 1,
        evidence: { quote: 'opens the old' },
      });
    expect(verifyQuote(index, 'opens the old ... the rain begins to fell on everybody', null).standing).toBe(
      'replaced',
    );
    expect(verifyQuote(index, 'opens the old ... a ship sinks', null).standing).toBe('unsupported');
    expect(verifyQuote(index, 'a ship sinks ... opens the old', null).standing).toBe('unsupported');
    // A part of two words proves nothing and spoils nothing.
    expect(verifyQuote(index, 'opens the old ... a ship', null).standing).toBe('verified');
  });
});

describe('the place of a quote', () => {
  const index = indexQuotes([
    piece('It is not over.', 2, 1, 5),
    piece('Something else.', 5, 2, 6),
    piece('It is not over.', 9, 3, 7),
  ]);
  it('is the nearest to the page that was named', () => {
    expect(verifyQuote(index, 'it is not over', 8).evidence).toMatchObject({ page: 9, scene: 3, line: 7 });
    expect(verifyQuote(index, 'it is not over', 3).evidence).toMatchObject({ page: 2, scene: 1, line: 5 });
    expect(verifyQuote(index, 'it is not over', null).evidence).toMatchObject({ page: 2 });
  });
  it('is the passage that holds most of it', () => {
    const split = indexQuotes([piece('She waits.', 1, 1, 1), piece('The whole house is burning down now.', 1, 1, 2)]);
    expect(verifyQuote(split, 'waits the whole house is burning', 1).evidence).toMatchObject({
      line: 2,
      quote: 'The whole house is burning',
    });
  });
});

describe('the words shown', () => {
  const shown = (text: string, quote: string) => verifyQuote(indexQuotes([piece(text)]), quote, null).evidence?.quote;
  it('end with the script’s own full stop and quotation mark, not with a comma', () => {
    expect(shown('“It is not over!” she says.', 'it is not over')).toBe('It is not over!”');
    expect(shown('It is not over, she says.', 'it is not over')).toBe('It is not over');
    expect(shown('It is not over; she says.', 'it is not over')).toBe('It is not over');
  });
  it('end without any of the marks that part sentences', () => {
    expect(shown('It is not over;, she says.', 'it is not over')).toBe('It is not over');
    expect(shown('Well: it is not over…” he says.', 'it is not over')).toBe('it is not over…”');
  });
  it('are all of two hundred letters, and less of more', () => {
    const letters = (last: string): string => `${Array.from({ length: 19 }, () => 'abcdefghi').join(' ')} ${last}`;
    const whole = letters('abcdefghij');
    expect(whole).toHaveLength(200);
    expect(shown(whole, whole)).toBe(whole);
    expect(shown(letters('abcdefghijk'), letters('abcdefghijk'))).toBe(whole.slice(0, 189));
  });
  it('are two hundred letters at most, cut at a word', () => {
    const text = Array.from({ length: 40 }, () => 'abcdefghi').join(' ');
    const quote = shown(text, Array.from({ length: 30 }, () => 'abcdefghi').join(' ')) ?? '';
    expect(quote.length).toBeLessThanOrEqual(200);
    expect(quote.length).toBeGreaterThan(185);
    expect(quote.endsWith('abcdefghi')).toBe(true);
  });
  it('are the nearest run: with a word that the model left out, without one that it put in', () => {
    const script = 'Nobody ever found out who had broken the kitchen window that summer.';
    expect(shown(script, 'ever found out who had broken the window that summer')).toContain(
      'broken the kitchen window that summer',
    );
    expect(shown(script, 'found out who had really broken the kitchen window')).toBe(
      'found out who had broken the kitchen window',
    );
  });
});
