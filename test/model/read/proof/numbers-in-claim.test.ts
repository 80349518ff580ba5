/** The numbers of a sentence held against the places it cites. */
import { describe, expect, it } from 'vitest';
import type { NumberedScript } from '../../../../lib/model/read/numbered-script.ts';
import { numbersAgree } from '../../../../lib/model/read/proof/numbers-in-claim.ts';
import type { Cite } from '../../../../lib/story/cite.ts';

/** Twenty scenes of two pages each, from page 1 on: scene 5 is on pages 9 and 10. */
const script: NumberedScript = {
  pages: 40,
  tokens: 0,
  scenes: Array.from({ length: 20 }, (_, at) => ({
    scene: at + 1,
    page: 2 * at + 1,
    lastPage: 2 * at + 2,
    pieces: [],
    tokens: 0,
  })),
};
const at = (scene: number, page = 2 * scene - 1): Cite => ({ scene, from: 1, to: 1, page, line: 1, quote: 'q' });
const agree = (claim: string, cites: readonly Cite[], scenes = ''): boolean =>
  numbersAgree(claim, cites, scenes, script);

describe('a page that a sentence names', () => {
  it.each([
    ['the first page of the scene cited', 'On page 9 she runs.', true],
    ['its last page', 'On page 10 she runs.', true],
    ['the page before', 'On page 8 she runs.', false],
    ['the page after', 'On page 11 she runs.', false],
    ['a run of pages that it lies in', 'On pages 7 to 9 she runs.', true],
    ['a run that begins on its last page', 'On pages 10-14 she runs.', true],
    ['a run that it does not touch', 'On pages 11 and 14 she runs.', false],
    ['its page in short', 'She runs (p. 9).', true],
    ['another page in short', 'She runs (pp. 11–12).', false],
    ['its page in words', 'On page nine she runs.', true],
    ['another page in words', 'On page twelve she runs.', false],
    ['its page in capitals', 'PAGE TEN', true],
  ])('may be %s: %s %s', (_what, claim, is) => expect(agree(claim, [at(5)])).toBe(is));

  it('is one of several scenes cited', () => {
    expect(agree('On page 9 and on page 31.', [at(5), at(16)])).toBe(true);
    expect(agree('On page 9 and on page 33.', [at(5), at(16)])).toBe(false);
  });

  it('beyond the script is a figure, which the scenes print', () => {
    expect(agree('She reads page 41.', [at(5)])).toBe(false);
    expect(agree('She reads page 41.', [at(5)], 'She opens it at 41.')).toBe(true);
  });
});

describe('a scene that a sentence names', () => {
  it.each([
    ['In scene 5 she runs.', true],
    ['In scene 4 she runs.', false],
    ['In scene 6 she runs.', false],
    ['In scenes 3 to 5 she runs.', true],
    ['In scenes 5-7 she runs.', true],
    ['In scenes 6-7 she runs.', false],
    ['In scene five she runs.', true],
  ])('is one that is cited: %s %s', (claim, is) => expect(agree(claim, [at(5)])).toBe(is));

  it('is none where what is cited stands before the first heading', () => {
    expect(agree('In scene 5 she runs.', [{ ...at(1), scene: null }])).toBe(false);
  });
});

describe('how far apart two places lie', () => {
  const far = [at(5), at(15)];
  it.each([
    ['ten scenes later', true],
    ['Eleven scenes later', true],
    ['9 scenes earlier', true],
    ['eight scenes later', false],
    ['twelve scenes apart', false],
    ['twenty pages on', true],
    ['22 pages further', true],
    ['19 pages after', true],
    ['18 pages after', false],
    ['23 pages before', false],
  ])('is right to one or a tenth: %s %s', (told, is) => expect(agree(`She returns ${told}.`, far)).toBe(is));

  it('is judged by any two of the places, and not at all by one', () => {
    expect(agree('She returns four scenes later.', [at(5), at(9), at(15)])).toBe(true);
    expect(agree('She returns six scenes later.', [at(5), at(9), at(15)])).toBe(true);
    expect(agree('She returns eight scenes later.', [at(5)])).toBe(true);
  });
});

describe('a figure', () => {
  it.each([
    ['that the scenes print', 'He pays 300.', 'It costs 300 dollars.', true],
    ['that they do not print', 'He pays 300.', 'It costs 3000 dollars.', false],
    ['that is part of a word', 'He flies a B52.', '', true],
    ['that they print in words', 'He has 7 keys.', 'Seven keys.', true],
    ['in tens that they print in words', 'He has 40.', 'forty', true],
    ['that they have within another word', 'He has 7.', 'Seventeen', false],
    ['that is the page cited', 'See 9.', '', true],
    ['that is the scene cited', 'See 5.', '', true],
    ['that is another page', 'See 8.', '', false],
  ])('%s: %s', (_what, claim, scenes, is) => expect(agree(claim, [at(5)], scenes)).toBe(is));
});

describe('a number in words', () => {
  it.each([
    ['of what a line counts so', 'Forty plates break.', 'Forty plates lie there.', true],
    ['of what a line counts so in figures', 'Forty plates break.', '40 clean plates lie there.', true],
    ['of what a line counts otherwise', 'Forty plates break.', 'Thirty plates lie there.', false],
    ['of what one line counts so and another otherwise', 'Forty plates break.', 'Thirty plates.\nForty plates.', true],
    [
      'of what one counts otherwise and the number elsewhere',
      'Forty plates break.',
      'Thirty plates.\nForty men.',
      false,
    ],
    ['of what nobody counts', 'Forty plates break.', 'The plates lie there.', true],
    ['that says one or two', 'Two plates break.', 'Nine plates lie there.', true],
    ['of scenes and pages apart', 'Forty pages later plates break.', 'Nine pages are torn.', true],
    ['that counts nothing and is printed', 'She is fifteen.', 'LENA, 15, enters.', true],
    ['that counts nothing and is not printed', 'She is fifteen.', 'LENA, 16, enters.', false],
    ['at which something happens', 'At fifteen, she left.', 'LENA, 16.', false],
    ['with what follows it', 'He turns sixty and leaves.', 'He is 61.', false],
  ])('%s: %s', (_what, claim, scenes, is) => expect(agree(claim, [at(5)], scenes)).toBe(is));
});
