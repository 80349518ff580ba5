/** How much is told of each of the people who were read: small parts grow short before the leads do, and nobody is left out. */
import { describe, expect, it } from 'vitest';
import { characterAnalysisReading } from '../../../lib/reports/character-analysis/reading.ts';
import { wordsWithin } from '../../../lib/reports/count-words.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import { lastReelRead } from './last-reel-read.ts';
import { findingsIn } from './told.ts';

const castOf = async (size: number, words: number) => {
  const read = await lastReelRead();
  const [lena] = read.people;
  if (!lena) throw new RangeError('The sample has nobody.');
  const { arc, want } = lena;
  if (arc === null || want === null) throw new RangeError('The sample’s lead has no way to go.');
  const people = Array.from({ length: size }, (_, at) => {
    // Every sentence has words of its own, as those of a reader have.
    const said = (what: string) => ({ ...want, text: `${what} ${Array(words).fill(`${what}word`).join(' ')} ${at}.` });
    return {
      ...lena,
      id: `ch.${at}`,
      name: `Person${at}`,
      pronoun: null,
      want: said('Wants'),
      need: said('Needs'),
      flaw: said('Hides'),
      arc: { ...arc, from: said('Begins'), to: said('Ends') },
      turn: said('Turns'),
      last: said('Leaves'),
      missing: null,
    };
  });
  const [blocks = []] = characterAnalysisReading(
    { ...read, people },
    aroundRead(read, { plan: 'expert', pageCount: 15 }),
  );
  return findingsIn(blocks).filter(({ id }) => id?.startsWith('person.'));
};
const verbs = (texts: readonly { readonly text: string }[]): string =>
  texts
    .map(({ text }) => (text.match(/\b(?:Wants|Needs|Hides|Begins|Turns|Ends|Leaves)\b/g) ?? []).join(' '))
    .join(' / ');

describe('the people as they were read', () => {
  it('are all told whole where there are few', async () => {
    const told = await castOf(3, 8);
    expect(told.map(({ bullets }) => verbs(bullets.slice(0, 5)))).toEqual(
      Array(3).fill('Wants Needs Hides / Begins / Turns / Ends / Leaves'),
    );
  });

  it('keep the leads’ whole way and give the smallest one sentence where there are many', async () => {
    const told = await castOf(10, 20);
    expect(told).toHaveLength(10);
    expect(wordsWithin(told)).toBeLessThanOrEqual(900);
    expect(verbs(told[2]?.bullets.slice(0, 5) ?? [])).toBe('Wants Needs Hides / Begins / Turns / Ends / Leaves');
    expect(verbs(told[9]?.bullets.slice(0, 1) ?? [])).toBe('Turns');
  });
});
