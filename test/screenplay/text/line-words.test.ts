/** What a line's words say that it may be: one thing rules out another. */
import { expect, it } from 'vitest';
import { type LineWords, wordsOf } from '../../../lib/screenplay/text/line-words.ts';

const said = (text: string): string[] => {
  const words: LineWords = wordsOf(text);
  return Object.entries(words).flatMap(([name, value]) => (value === true ? [name] : []));
};

it.each([
  ['12 INT. BAR - DAY 12', ['isCapitals', 'isHeading', 'isPlaceAndTime', 'isName']],
  ['Int. Bar - Day', ['isHeading']],
  ['THE BAR - DAY', ['isCapitals', 'isPlaceAndTime', 'isName']],
  ['CUT TO BLACK.', ['isCapitals', 'isTransition', 'isName']],
  ['LATER', ['isCapitals', 'isShot', 'isName']],
  ['SAME SCENE - LATER', ['isCapitals', 'isShot', 'isName']],
  ['FLASHBACK - EXT. GARDEN - DAY', ['isCapitals', 'isHeading', 'isPlaceAndTime', 'isName']],
  ['THE END', ['isCapitals', 'isEnding', 'isName']],
  ['ANNA (V.O.)', ['isCapitals', 'isName', 'isCue']],
  ['WAIT!', ['isCapitals']],
  ['Later', []],
  ['Anna waits.', []],
])('%s', (text, names) => {
  expect(said(text)).toEqual(names);
});

it('has a slug without its number, and a name without its extensions', () => {
  expect(wordsOf('12 INT. BAR - DAY 12')).toMatchObject({ slug: 'INT. BAR - DAY' });
  expect(wordsOf('ANNA (V.O.)')).toMatchObject({ slug: 'ANNA (V.O.)', name: 'ANNA' });
});

it('names nobody in more letters than a cue has', () => {
  const line = (length: number): string => `${'A'.repeat(length - 7)} (V.O.)`;
  expect(wordsOf(line(48))).toMatchObject({ name: 'A'.repeat(41), isCue: true });
  expect(wordsOf(line(49))).toMatchObject({ name: '', isName: false, isCue: false });
});
