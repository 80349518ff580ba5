/** Lines that come back: which runs of words are one, which are too short, too plain or in one scene alone, and which is told first. */
import { describe, expect, it } from 'vitest';
import { type Echo, echoesOf } from '../../../lib/engine/text/echoes.ts';
import type { Passage } from '../../../lib/engine/text/passages.ts';
import { passagesIn, scenesOf } from './passages-in.ts';

const cueOf = ({ cue }: Passage): string[] => (cue ? [cue.name] : []);
const told = ({ words, passages, speakers }: Echo) => [words.join(' '), passages.map(({ scene }) => scene), speakers];
const echoesIn = async (...scenes: readonly (readonly string[])[]) =>
  echoesOf(await passagesIn(scenesOf(...scenes)), cueOf).map(told);

const kettle = 'copper kettle sings softly';
const thirteen = 'red orange yellow green blue indigo violet silver golden purple crimson amber scarlet';

describe('an echo', () => {
  it('is said again in a later scene, with its words in small letters, its scenes and its speakers, each once', async () => {
    expect(
      await echoesIn(
        ['ANN: The copper kettle sings, softly!'],
        ['BEN: A Copper kettle sings softly.', 'CAL: Copper kettle sings softly.'],
        ['ANN: Copper kettle sings softly so.'],
      ),
    ).toEqual([[kettle, [1, 2, 3], ['ANN', 'BEN']]]);
  });

  it('is not said in action or in a direction to the actor, nor in one scene alone', async () => {
    expect(await echoesIn([`ANN: The ${kettle}.`], [`A ${kettle}.`])).toEqual([]);
    expect(await echoesIn([`ANN: The ${kettle}.`], [`BEN: (a ${kettle})\nYes.`])).toEqual([]);
    expect(await echoesIn([`ANN: The ${kettle}.`, `BEN: A ${kettle}.`])).toEqual([]);
  });

  it.each([
    ['three words', 'copper kettle sings', []],
    ['four words', kettle, [kettle]],
    ['twelve words of thirteen, from the first on', thirteen, [thirteen.replace(' scarlet', '')]],
    ['two words of content, one of them no everyday word', 'you went to the kettle', ['you went to the kettle']],
    ['two everyday words', 'you want to go there', []],
    ['three everyday words', 'you want to go and see', ['you want to go and see']],
    ['one word of content', 'it is of the kettle and you', []],
    ['one word of content, twice', 'the kettle of the kettle', []],
  ])('of %s is told as it should be', async (_what, said, runs) => {
    const echoes = await echoesIn([`ANN: ${said}.`], [`BEN: ${said}.`]);
    expect(echoes.map(([words]) => words)).toEqual(runs);
  });

  it('is not told again as a part of itself, unless that part is in other scenes, too', async () => {
    expect(await echoesIn([`ANN: Every ${kettle}.`], [`BEN: Every ${kettle}.`], [`CAL: My ${kettle}.`])).toEqual([
      [kettle, [1, 2, 3], ['ANN', 'BEN', 'CAL']],
      [`every ${kettle}`, [1, 2], ['ANN', 'BEN']],
    ]);
  });
});

/** Two echoes in four scenes: `words` of the same speech, at positions set by hand. */
async function inOrder(
  one: { words: string; from: number; to: number; speakers: readonly [string, string] },
  other: typeof one,
): Promise<string[]> {
  const given = [one, other];
  const passages = await passagesIn(
    scenesOf(...given.flatMap(({ words, speakers }) => speakers.map((speaker) => [`${speaker}: ${words}`]))),
  );
  const positions = given.flatMap(({ from, to }) => [from, to]);
  const placed = passages.map((passage) => ({ ...passage, position: positions[(passage.scene ?? 1) - 1] ?? 0 }));
  return echoesOf(placed, cueOf).map(({ words }) => words[0] ?? '');
}

describe('among echoes', () => {
  const copper = kettle;
  const amber = 'amber lanterns burn brightly outside';
  const one = ['ANN', 'ANN'] as const;
  const two = ['ANN', 'BEN'] as const;

  it.each([
    // 4 words x (0.3 + 0.2) = 5 words x (0.3 + 0.1): a tie.
    [
      'equals stand by the alphabet',
      { words: copper, from: 0, to: 0.2, speakers: one },
      { words: amber, from: 0, to: 0.1, speakers: one },
      ['amber', 'copper'],
    ],
    [
      'the one that reaches further is first',
      { words: copper, from: 0, to: 0.21, speakers: one },
      { words: amber, from: 0, to: 0.1, speakers: one },
      ['copper', 'amber'],
    ],
    [
      'the longer one is first',
      { words: copper, from: 0.1, to: 0.29, speakers: one },
      { words: amber, from: 0, to: 0.1, speakers: one },
      ['amber', 'copper'],
    ],
    // 4 x 0.4 x 1.3 = 2.08, 5 x 0.41 = 2.05, 5 x 0.42 = 2.1.
    [
      'equals of one length stand by the alphabet, too',
      { words: copper, from: 0, to: 0.1, speakers: one },
      { words: 'amber lanterns burn brightly', from: 0, to: 0.1, speakers: one },
      ['amber', 'copper'],
    ],
    [
      'one that two people say counts for nearly a third more',
      { words: copper, from: 0, to: 0.1, speakers: two },
      { words: amber, from: 0, to: 0.11, speakers: one },
      ['copper', 'amber'],
    ],
    [
      'and no more than that',
      { words: copper, from: 0, to: 0.1, speakers: two },
      { words: amber, from: 0, to: 0.12, speakers: one },
      ['amber', 'copper'],
    ],
  ])('%s', async (_what, first, second, order) => {
    expect(await inOrder(first, second)).toEqual(order);
  });
});
