import { describe, expect, it } from 'vitest';
import { numberScript } from '../../../lib/model/read/numbered-script.ts';
import { countSilences } from '../../../lib/model/read/proof/count-silences.ts';
import { fountainScript } from './small-script.ts';

/** A page begins with each scene: Noah speaks on pages 1 and 10, Anna on every page to 12. */
const page = (number: number): string =>
  [
    `INT. ROOM ${number} - DAY`,
    'ANNA\nGo on.',
    ...(number === 1 || number === 10 ? ['NOAH\nI stay.'] : ['Noah looks on.']),
    '===',
  ].join('\n\n');
const script = numberScript(await fountainScript(Array.from({ length: 12 }, (_, at) => page(at + 1)).join('\n\n')));
const counted = countSilences(script, [['Anna', 'ANNA'], ['Noah', 'NOAH', 'the colleague'], ['Silent Joe']]);

describe('a silence that a reader tells', () => {
  it('is told of a script whose pages are known', () => {
    expect(script.pages).toBe(12);
  });
  it.each([
    ['Noah enters; Noah has no line until page 9.', 'Noah enters; Noah has no line until page 10.'],
    ['Anna waits. Noah has no line after page 9.', 'Anna waits. Noah has no line after page 10.'],
    ['Noah has no line from page 1 to page 10.', 'Noah has no line from page 2 to page 9.'],
    ['The colleague is without a line from page 3 to 8.', 'The colleague is without a line from page 3 to 8.'],
  ])('has the pages that are counted: %s', (given, told) => {
    expect(counted(given)).toBe(told);
  });
  it.each([
    'Noah has no line after page 2.',
    'Anna has no line before page 8.',
    'Anna has no line from page 2 to page 9.',
  ])('is not told where somebody speaks in it: %s', (given) => {
    expect(counted(given)).toBeNull();
  });
  it.each(['Silent Joe has no line after page 2.', 'There is no line after page 2.', 'Noah has no line of his own.'])(
    'stays as it is where nobody known is silent: %s',
    (given) => {
      expect(counted(given)).toBe(given);
    },
  );
});

/** Zed speaks on page 6 alone, the man who is Ida on 9 and, as Ida, on 4; a page a scene. */
const paged = numberScript(
  await fountainScript(
    Array.from({ length: 12 }, (_, at) =>
      [`INT. ROOM ${at} - DAY`, { 3: 'IDA\nNo.', 5: 'ZED\nYes.', 8: 'THE MAN\nNo.' }[at] ?? 'Rain.'].join('\n\n'),
    ).join('\n\n===\n\n'),
  ),
);
const told = countSilences(paged, [
  ['Zed', 'Z', 'Zo'],
  ['the man', 'Ida'],
]);

describe('the pages of a silence', () => {
  it.each([
    ['no line until page 3', 'no line until page 6'],
    ['no line until page 2', 'no line until page 2'],
    ['no line until page 6', 'no line until page 6'],
    ['no line until page 7', 'no line until page 7'],
    ['no line before page 9', 'no line before page 6'],
    ['no line before page 10', null],
    ['no line before page 3', 'no line before page 6'],
    ['no line before page 2', 'no line before page 2'],
    ['no line after page 9', 'no line after page 6'],
    ['no line after page 10', 'no line after page 10'],
    ['no line after page 3', 'no line after page 6'],
    ['no line after page 2', null],
    ['no lines from page 4 to page 9', 'no lines from page 7 to page 9'],
    ['no lines from page 6 to page 9', 'no lines from page 7 to page 9'],
    ['no spoken line from page 2 until 8', 'no spoken line from page 2 until 5'],
    ['no spoken line from page 2 until 6', 'no spoken line from page 2 until 5'],
    ['no spoken line from page 7 until 9', 'no spoken line from page 7 until 9'],
    ['no spoken line from page 2 until 5', 'no spoken line from page 2 until 5'],
    ['without a line from page 3 through 9', null],
    ['no line from page 5 to page 7', null],
    ['no line from page 6 to page 6', null],
    ['no word after page 2', 'no word after page 2'],
  ])('Zed has %s: %s', (silence, mended) => {
    expect(told(`Zed has ${silence}.`)).toBe(mended && `Zed has ${mended}.`);
  });

  it.each([
    ['of whoever is named last before it', 'Ida waits for Zed, who has no line after page 9.', 'page 6'],
    ['of whoever is named last, twice', 'Zed and Ida wait; Zed and Ida have no line after page 8.', 'page 9'],
    ['of somebody by all their names, in order', 'Ida has no line before page 5.', 'page 4'],
    ['of nobody whose name is part of another', 'Zedekiah has no line after page 9.', 'page 9'],
    ['of somebody whose name has two letters', 'Zo has no line after page 9.', 'page 6'],
    ['of nobody whose name has a single letter', 'Z has no line after page 9.', 'page 9'],
    ['of nobody of the sentence before', 'Zed waits. He has no line after page 9.', 'page 9'],
    ['of nobody of the clause before', 'Zed waits; he has no line after page 9.', 'page 9'],
  ])('are those %s', (_what, sentence, page) => {
    expect(told(sentence)).toBe(sentence.replace(/page \d+/, page));
  });

  it('are mended each by itself, and one that is none spoils the sentence', () => {
    expect(told('Zed has no line after page 7; Ida has no line before page 5.')).toBe(
      'Zed has no line after page 6; Ida has no line before page 4.',
    );
    expect(told('Zed has no line after page 2; Ida has no line before page 5.')).toBeNull();
  });
});
