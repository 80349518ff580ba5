/** Lists of phrases as patterns: what each mark in an entry means. */
import { describe, expect, it } from 'vitest';
import {
  anyOf,
  fromCapital,
  lexicon,
  oneOf,
  openingWith,
  wholeText,
  wholeWords,
  wordSet,
} from '../../../lib/screenplay/text/phrases.ts';

describe('a list of phrases', () => {
  const finds = (phrase: string, text: string, slots = {}): boolean => wholeWords([phrase], { slots }).test(text);

  it('finds whole words in any case', () => {
    expect(finds('night sky', 'A NIGHT SKY above')).toBe(true);
    expect(finds('night sky', 'the night skyline')).toBe(false);
    expect(finds('night sky', 'midnight sky')).toBe(false);
  });

  it('knows what may be missing, choices, slots, endings and both apostrophes', () => {
    expect(['gun', 'guns'].every((text) => finds('gun(s)', text))).toBe(true);
    expect(['shot dead', 'shot me', 'shot it'].map((text) => finds('shot {dead|me}', text))).toEqual([
      true,
      true,
      false,
    ]);
    expect(finds('out of the {rooms}', 'out of the bar', { rooms: ['hall', 'bar'] })).toBe(true);
    expect(['paint', 'painting', 'pain'].map((text) => finds('paint*', text))).toEqual([true, true, false]);
    expect(['take 2', 'take 12', 'take one'].map((text) => finds('take #', text))).toEqual([true, true, false]);
    expect(["I've got", 'I’ve got', 'Ive got'].map((text) => finds("I've got", text))).toEqual([true, true, false]);
  });

  it('takes all else as it stands', () => {
    expect(anyOf(['C.U.', 'a+b', '[x]?^$\\'])).toBe('(?:C\\.U\\.|a\\+b|\\[x\\]\\?\\^\\$\\\\)');
    expect(finds('C.U', 'CxU')).toBe(false);
  });

  it('takes a border and flags of the caller’s own', () => {
    const atEnd = wholeWords(['ROOM'], { flags: '', end: '$' });
    expect(['LIVING ROOM', 'ROOM 2', 'living room'].map((text) => atEnd.test(text))).toEqual([true, false, false]);
  });

  it('refuses a slot that nobody gives', () => {
    expect(() => anyOf(['the {rooms}'])).toThrow(RangeError);
  });
});

describe('a lexicon', () => {
  it('holds one entry a line, with an example and a near miss where they are given', () => {
    expect(
      lexicon(`
      by itself = It moves by itself. ≠ She sits by herself.
      not alone = He is not alone.
      upside down
    `),
    ).toEqual([
      { phrase: 'by itself', example: 'It moves by itself.', nearMiss: 'She sits by herself.' },
      { phrase: 'not alone', example: 'He is not alone.', nearMiss: null },
      { phrase: 'upside down', example: null, nearMiss: null },
    ]);
    expect([...wordSet(' one  two\n three one ')]).toEqual(['one', 'two', 'three']);
  });

  it('is compiled to words, to the beginning of a text and to the whole of it', () => {
    const entries = lexicon('half~hour = Half-hour pilot\nthe _ door');
    const texts = ['half hour', 'A Half-Hour pilot', 'halfhour pilot', 'the back door', 'half the hour'];
    const found = (pattern: RegExp): boolean[] => texts.map((text) => pattern.test(text));
    expect(found(wholeWords(entries))).toEqual([true, true, true, true, false]);
    expect(found(openingWith(entries))).toEqual([true, false, true, true, false]);
    expect(found(wholeText(entries))).toEqual([true, false, false, true, false]);
  });
});

it('takes names letter by letter', () => {
  const pattern = new RegExp(`^${oneOf(['Dr. A', 'B (2)', 'C+'])}$`);
  for (const text of ['Dr. A', 'B (2)', 'C+']) expect([text, pattern.test(text)]).toEqual([text, true]);
  for (const text of ['Drs A', 'B 2', 'CC']) expect([text, pattern.test(text)]).toEqual([text, false]);
});

describe('a word that opens with a capital', () => {
  it('may go on in either case, its marks as they stand', () => {
    const name = new RegExp(`^${fromCapital("O'GUIN.")}$`);
    expect(["O'GUIN.", "O'Guin.", "O'gUiN."].every((text) => name.test(text))).toBe(true);
    expect(["o'guin.", "O'Guinn", 'OXGuin.'].some((text) => name.test(text))).toBe(false);
    expect(fromCapital('')).toBe('');
  });
});

describe('a text that opens', () => {
  it('begins with the phrase and not elsewhere', () => {
    expect(['Close on Bo', 'We close on Bo', 'Closed'].map((text) => openingWith(['close']).test(text))).toEqual([
      true,
      false,
      false,
    ]);
  });
});
