/** What a card says for casting: the pages to read, what others say, who does more than they say. */
import { describe, expect, it } from 'vitest';
import { castingOf, doingText, othersOf } from '../../../lib/reports/character-analysis/casting.ts';
import { lineOf, person, portraitOf } from '../story-people.ts';

const [ann, ben] = [person('Ann', { words: 80 }), person('Ben', { words: 80 })];
const sidesWith = (partner: string, own: number) => ({
  partner: `ch.${partner.toUpperCase()}`,
  speeches: 20,
  own,
  words: 150,
  fromPage: 22,
  toPage: 24,
  first: lineOf(partner, 'Come in.', 22),
  last: lineOf(partner, 'Go away.', 24),
});
const story = {
  characters: [ann, ben],
  portraits: [
    portraitOf('Ann', {
      sides: sidesWith('Ben', 11),
      spokenOf: [lineOf('Ben', 'Ann is trouble.', 9), lineOf('Nobody', 'Ann is a saint.', 10)],
      acts: { count: 30, telling: null },
    }),
    portraitOf('Ben', { sides: sidesWith('Ann', 9), acts: { count: 5, telling: null } }),
  ],
};

describe('a card for casting', () => {
  it('names the pages, the partner and the speeches, with the first line and the last, told twice by the first alone', () => {
    expect(castingOf(ann, story)).toMatchObject([
      { text: 'Pages 22-24 with Ben, eleven of 20 speeches', evidence: [{ quote: 'Come in.' }, { quote: 'Go away.' }] },
    ]);
    expect(castingOf(ben, story)[0]?.evidence).toHaveLength(1);
    expect(castingOf(ann, { ...story, portraits: [] })).toEqual([]);
  });

  it('gives what others say under who says it, where that is somebody of the graph', () => {
    expect(othersOf(ann, story)).toMatchObject([{ text: 'Ben', evidence: [{ page: 9, quote: 'Ann is trouble.' }] }]);
  });

  it('says who does clearly more than they say, and of nobody else', () => {
    const quiet = { ...ann, words: 20 };
    expect(doingText(quiet, [quiet, ben], story)).toBe(
      'Does more than says: opens 86% of the 35 sentences of action that begin with a main part, and speaks 20% of their words.',
    );
    expect(doingText(ann, [ann, ben], story)).toBe('');
    expect(doingText(ben, [ann, ben], story)).toBe('');
  });
});
