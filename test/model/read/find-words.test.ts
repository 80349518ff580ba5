/** Words looked up in a piece of the script: what may differ, and which letters of the original they are. */
import { describe, expect, it } from 'vitest';
import { findWords } from '../../../lib/model/read/find-words.ts';

/** The words of the original that were found. */
const found = (text: string, words: string): string | null => {
  const at = findWords(text, words);
  return at && text.slice(at.from, at.to);
};

describe('words are found', () => {
  it.each([
    ['in the middle, at the beginning and at the end', 'Lena runs. She stops.', 'runs. she', 'runs. She'],
    ['at the beginning', 'Lena runs.', 'LENA', 'Lena'],
    ['at the end', 'Lena runs.', 'runs.', 'runs.'],
    ['whatever the apostrophes', 'I can’t, ‘not ʼnow´ `then', "can't, 'not 'now' 'then", 'can’t, ‘not ʼnow´ `then'],
    ['whatever the quotation marks', 'the “old” „new« »one', 'the "old" "new" "one', 'the “old” „new« »one'],
    ['whatever the dashes', 'now — or – then − or', 'now - or - then - or', 'now — or – then − or'],
    ['with three dots for the one sign', 'Well… no', 'well... no', 'Well… no'],
    ['with the one sign for three dots', 'Well... no', 'well… no', 'Well... no'],
    ['over any spaces', 'She  \n runs\taway', 'she runs away', 'She  \n runs\taway'],
    ['behind spaces that nobody reads', '  \n She runs', 'she', 'She'],
    ['without the quotation marks around them', 'She runs away', '“runs away”', 'runs away'],
    ['without apostrophes around them', 'She runs away', "''runs' ", 'runs'],
    ['with a letter of another language', 'Zoë öffnet die Tür', 'ÖFFNET', 'öffnet'],
    ['where they stand first', 'no no no', 'no', 'no'],
    ['without a letter', 'Room 12-14', '12–14', '12-14'],
  ])('%s', (_what, text, words, shown) => expect(found(text, words)).toBe(shown));

  it('by offsets of the original, however the spaces before them run', () => {
    expect(findWords('a    b c', 'b')).toEqual({ from: 5, to: 6 });
    expect(findWords('a… b', 'b')).toEqual({ from: 3, to: 4 });
  });
});

describe('nothing is found', () => {
  it.each([
    ['where the words do not stand', 'Lena runs.', 'Lena walks'],
    ['where they stand apart', 'Lena often runs.', 'Lena runs'],
    ['for no words', 'Lena runs.', ''],
    ['for marks alone', 'Lena "runs".', '"'],
    ['in no text', '', 'Lena'],
  ])('%s', (_what, text, words) => expect(findWords(text, words)).toBeNull());
});
