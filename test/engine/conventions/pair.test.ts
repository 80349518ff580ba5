/** The two who talk most with each other: where they first exchange a line, and where that is not told. */
import { describe, expect, it } from 'vitest';
import { proofsOf } from '../../../lib/engine/conventions/proofs.ts';
import { derivedOf, talk } from '../people/parts-of.ts';
import { countedPages, every, on } from '../traits/patterns/page-scripts.ts';

const meets = talk(
  'LENA: I know who took the boat out that night.',
  'OSRIC: You know nothing of it at all.',
  'LENA: I know enough.',
  'OSRIC: Do you?',
);
const pairIn = async (pages: number, genre: 'thriller' | 'fantasy') =>
  proofsOf(await countedPages(pages, on(every(2, 20, 58), `INT. PIER - DAY\n\nThe sea.\n\n${meets.repeat(3)}`)), [
    genre,
  ]).find(({ id }) => id === 'pair');

describe('the two who talk most with each other', () => {
  it('are told by the page and the words of their first exchange', async () => {
    const pair = await pairIn(70, 'thriller');
    expect(pair?.people.toSorted()).toEqual(['ch.LENA', 'ch.OSRIC']);
    expect(pair?.pages).toEqual([20]);
    expect(pair?.cites[0]).toMatchObject({ page: 20, quote: 'I know who took the boat out that night.' });
  });

  it('are not told of a kind whose scripts were not counted, nor where they hardly talk', async () => {
    expect(await pairIn(70, 'fantasy')).toBeUndefined();
    const few = `INT. PIER - DAY\n\n${meets}`;
    expect(proofsOf(await derivedOf(few), ['thriller'])).toEqual([]);
  });
});
