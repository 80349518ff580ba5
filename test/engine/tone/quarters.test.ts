/** The four quarters of a script, and quick replies, on known words. */
import { describe, expect, it } from 'vitest';
import { banterOf } from '../../../lib/engine/tone/banter.ts';
import { quartersOf, textOf } from '../../../lib/engine/tone/quarters.ts';
import { derivedOf } from '../people/parts-of.ts';
import { madePassages, textOfWords } from './made-passages.ts';

describe('the quarters', () => {
  const quarters = (...texts: Parameters<typeof madePassages>[0]) => quartersOf({ passages: madePassages(texts) });

  it('are told from four hundred words on, of what is told, said or sung', () => {
    expect(quarters(...new Array(3).fill(textOfWords(100)), textOfWords(99))).toEqual([]);
    expect(quarters(...new Array(4).fill(textOfWords(100)))).toHaveLength(4);
    expect(quarters(...new Array(3).fill(textOfWords(100)), ['parenthetical', textOfWords(100)])).toEqual([]);
    const passages = madePassages(
      (['action', 'dialogue', 'lyric', 'heading', 'note'] as const).map((kind) => [kind, 'so']),
    );
    expect(textOf({ passages }).map(({ kind }) => kind)).toEqual(['action', 'dialogue', 'lyric']);
  });

  it('have their pages, strong words and balance in a hundred, the tone with three telling words, and their fullest passage', () => {
    const found = quarters(
      textOfWords(100, 'love', 'bad', 'hate'),
      textOfWords(60, 'clown', 'prank'),
      textOfWords(140, 'joke', 'clown', 'funny', 'laugh'),
      textOfWords(100),
      'Rain. I love this joy, this bliss, this wonderful, happy love and hope.',
    );
    expect(found).toMatchObject([
      { firstPage: 1, lastPage: 1, charged: 2, balance: -1, family: null, peak: { page: 1, words: ['love', 'hate'] } },
      { firstPage: 2, lastPage: 2, charged: 0, balance: 0, family: null, peak: null },
      {
        firstPage: 3,
        lastPage: 3,
        charged: 1.4,
        balance: 3.6,
        family: 'humour',
        peak: { page: 3, words: ['funny', 'laugh'] },
      },
      {
        firstPage: 4,
        lastPage: 5,
        charged: 6.2,
        balance: 15.9,
        family: null,
        peak: { page: 5, words: ['love', 'joy', 'bliss', 'wonderful'] },
      },
    ]);
    expect(found[3]?.peak?.cite.quote).toBe('I love this joy, this bliss, this wonderful, happy love and hope.');
  });

  it('have the first of passages that are as full, and nothing where no passage lies', () => {
    const passages = madePassages([textOfWords(200, 'love'), textOfWords(200, 'hate'), 'So.']).map((one, at) => ({
      ...one,
      position: at === 2 ? 1 : at / 10,
    }));
    const [first, second, third] = quartersOf({ passages });
    expect([first?.peak?.words, first?.firstPage, first?.lastPage]).toEqual([['love'], 1, 2]);
    for (const empty of [second, third])
      expect(empty).toEqual({ firstPage: null, lastPage: null, charged: 0, balance: 0, family: null, peak: null });
  });
});

describe('quick replies', () => {
  const talk = (...lines: readonly string[]) =>
    `INT. BAR - DAY\n\n${lines.map((line) => line.replace(': ', '\n')).join('\n\n')}\n\n`;
  const banter = async (...lines: readonly string[]) => {
    const { exchanges, replies } = banterOf((await derivedOf(talk(...lines))).scenes);
    return [exchanges, ...replies.map(({ text }) => text)];
  };
  it.each([
    ['an answer of four words', ['ANN: Where is it?', 'BO: In the old barn.'], [1, 'In the old barn.']],
    ['of five', ['ANN: Where is it?', 'BO: In the very old barn.'], [1]],
    [
      'a word thrown back in eight',
      ['ANN: I saw the barn.', 'BO: So did I see a barn just now.'],
      [1, 'So did I see a barn just now.'],
    ],
    ['in nine', ['ANN: I saw the barn.', 'BO: So did I see one barn just now, too.'], [1]],
    ['a small word thrown back', ['ANN: I saw it.', 'BO: I did.'], [1]],
    ['no question', ['ANN: Here we are.', 'BO: Good.'], [1]],
    ['from the same mouth', ['ANN: Where is it?', 'Rain.', 'ANN: Here.'], [0]],
    ['back and forth', ['ANN: Where?', 'BO: Here.', 'ANN: Here?', 'BO: Yes.'], [3, 'Here.', 'Yes.']],
  ] as const)('%s', async (_, lines, found) => expect(await banter(...lines)).toEqual(found));
  it('do not cross a cut', async () => {
    const { scenes } = await derivedOf(talk('ANN: Where?') + talk('BO: Here.'));
    expect(banterOf(scenes).exchanges).toBe(0);
  });
});
