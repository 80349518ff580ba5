/** What a reader's mark points to, drawn from points made here. */
import { describe, expect, it } from 'vitest';
import { frameRatingsCard } from '../../../lib/reports/frame-ratings/card.ts';
import { ratingsReading } from '../../../lib/reports/ratings/reading.ts';
import { aroundRead } from '../../../lib/reports/read/around.ts';
import type { PointRead } from '../../../lib/story/read/point-read.ts';
import { madeCite, madePoint, madeRead, madeSaid } from '../read/made-read.ts';
import { ofKind } from '../read/told.ts';

const why = 'The captain burns his letters without a reason.';
/** Its text shares the captain, the burning and the letters with the mark; its passage shares nothing. */
const letters = madePoint('letters', {
  title: 'The captain burns his letters',
  said: madeSaid('He does it at once.', [madeCite(7)]),
});

function descriptionOf(points: readonly PointRead[]): string | undefined {
  const read = madeRead({
    points: [...points],
    ratings: [{ name: 'Flux', score: 6, why, because: ['letters'] }],
  });
  const around = aroundRead(read, { plan: 'advanced', pageCount: 20 });
  const [blocks = []] = ratingsReading(frameRatingsCard, 'FRAME', ['Flux'], read, around);
  return ofKind(blocks, 'score_table')[0]?.rows[0]?.description;
}

describe('a mark whose passage does not bear it out', () => {
  it('points to the note of its words by its page and report where that page has no other note', () => {
    expect(descriptionOf([letters, madePoint('far', { said: madeSaid('Far off.', [madeCite(8)]) })])).toBe(
      'The captain burns his letters without a reason (see page 7, in Weaknesses).',
    );
  });

  it('names the note where its page has two', () => {
    expect(descriptionOf([letters, madePoint('near', { said: madeSaid('Near by.', [madeCite(7)]) })])).toBe(
      'The captain burns his letters without a reason (see “The captain burns his letters”, page 7, in Weaknesses).',
    );
  });

  it('points nowhere where the note says something else', () => {
    const other = { ...letters, title: 'The ship leaves' };
    expect(descriptionOf([other])).toBe(why);
  });
});
