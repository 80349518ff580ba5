/** Words, sentences, singulars and syllables, on texts whose parts are known. */
import { describe, expect, it } from 'vitest';
import { smallWordsOf } from '../../../lib/engine/text/small-words.ts';
import { sentencesOf, singular, syllables, wordsOf } from '../../../lib/engine/text/words.ts';

describe('words', () => {
  it.each([
    ['', []],
    ['-- ?!', []],
    ['Six o‘clock, y’all’d’ve GONE.', ['six', "o'clock", "y'all'd've", 'gone']],
    ["'Tis rock 'n' roll.", ['tis', 'rock', 'n', 'roll']],
    ['R2D2 met 40 men', ['r2d2', 'met', '40', 'men']],
  ])('of ‘%s’ are small letters with the apostrophes inside', (text, words) => {
    expect(wordsOf(text)).toEqual(words);
  });

  it('in small letters are whole: nothing capitalised, hyphenated, cut off or joined to a number', () => {
    expect(
      smallWordsOf('The boat, goin’ (out) "slowly", well-known don’t cut-- wait... x2 yes!? *now*. “so.” [here]\nend;'),
    ).toEqual(['boat', 'out', 'slowly', "don't", 'yes', 'now', 'so', 'here', 'end']);
    expect(smallWordsOf('')).toEqual([]);
  });
});

describe('a sentence', () => {
  it.each([
    [
      'ends at each mark, with the marks that close it',
      'Go! (Now.) “Why?” Wait…',
      ['Go!', '(Now.)', '“Why?”', 'Wait…'],
    ],
    ['ends at the end of a line', 'A door\nA window.', ['A door', 'A window.']],
    ['ends at a dash only at the end of the text', 'I was — no -- I am --', ['I was — no -- I am --']],
    ['is not ended within a number', 'It costs 3.50 now. Pay.', ['It costs 3.50 now.', 'Pay.']],
    [
      'is not ended by initials',
      'J. Marsh met (K. Pell) and J.R. Low. Then he left.',
      ['J. Marsh met (K. Pell) and J.R. Low.', 'Then he left.'],
    ],
    ['is ended by a word in capitals that ends like an initial', 'TAKE THE BUS. GO.', ['TAKE THE BUS.', 'GO.']],
    [
      'is not ended by vs. or by a title before a closing mark',
      'Pell vs. Hale. “Ask Dr.” she says.',
      ['Pell vs. Hale.', '“Ask Dr.” she says.'],
    ],
    ['is ended by a title before a question mark', 'You mean Mr? No.', ['You mean Mr?', 'No.']],
    ['is ended after a number sign further back', 'No. 7 is late. 8 came.', ['No. 7 is late.', '8 came.']],
    ['is none where no letter and no number stands', 'Wait. ... -- 1984. !', ['Wait.', '1984.']],
    [
      'loses the dashes and bullets that open it',
      '-- A door opens.\n• * Two men.\n- Rain.',
      ['A door opens.', 'Two men.', 'Rain.'],
    ],
    ['keeps a dash inside it', 'He goes - then stops.', ['He goes - then stops.']],
  ])('%s', (_what, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it.each([
    ['a quotation at its very beginning', '"Go. Now." He goes.', ['"Go. Now."', 'He goes.']],
    [
      'a quotation in printed marks',
      'A sign: “KEEP OUT. WE MEAN IT.” He reads.',
      ['A sign: “KEEP OUT. WE MEAN IT.”', 'He reads.'],
    ],
    ['a second quotation', 'Say "yes" and "go. Now." Then rest.', ['Say "yes" and "go. Now."', 'Then rest.']],
    ['two quotations, each closed', 'Say "yes". Then "no". Go.', ['Say "yes".', 'Then "no".', 'Go.']],
    [
      'one that is not closed on its line',
      'A 6" nail. It is bent.\nTwo "by" four.',
      ['A 6" nail.', 'It is bent.', 'Two "by" four.'],
    ],
    ['one that runs over a line', 'A sign: "GO\nON" here. He goes.', ['A sign: "GO', 'ON" here.', 'He goes.']],
  ])('with %s is ended outside of it alone', (_what, text, sentences) => {
    expect(sentencesOf(text)).toEqual(sentences);
  });

  it('takes a mark for unmatched that is closed after more than 160 letters', () => {
    const quoted = (length: number): string => `"Go. ${'x'.repeat(length - 5)}"`;
    expect(quoted(160).lastIndexOf('"')).toBe(160);
    expect(sentencesOf(quoted(160))).toHaveLength(1);
    expect(sentencesOf(quoted(161))).toHaveLength(2);
    expect(sentencesOf(`Rain falls. ${quoted(160)}`)).toHaveLength(2);
  });
});

it.each([
  ['spies', 'spy'],
  ['ties', 'tie'],
  ['axes', 'axe'],
  ['glasses', 'glass'],
  ['dishes', 'dish'],
  ['coaches', 'coach'],
  ['buzzes', 'buzz'],
  ['chests', 'chest'],
  ['fists', 'fist'],
  ['kiss', 'kiss'],
  ['ads', 'ads'],
  ['boat', 'boat'],
])('the singular of ‘%s’ is ‘%s’', (word, one) => {
  expect(singular(word)).toBe(one);
});

it.each([
  ['table', 2],
  ['played', 1],
  ['wanted', 2],
  ['nth', 1],
  ['me', 1],
  ['rhythm', 1],
  ['ceremony', 4],
  ['beauty', 2],
])('‘%s’ has %i syllables', (word, count) => {
  expect(syllables(word)).toBe(count);
});
