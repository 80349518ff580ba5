/** The words of flaw detection on known facts. */
import { describe, expect, it } from 'vitest';
import { checkedAs, frequencyOf } from '../../../lib/reports/flaw-detection/words.ts';
import type { Source } from '../../../lib/story/source.ts';

describe('how often produced scripts do the same', () => {
  it.each([
    [0, 'Found in fewer than 1 of 100 produced scripts.'],
    [1, 'Found in 1 of 100 produced scripts.'],
    [28, 'Found in 28 of 100 produced scripts.'],
  ])('is said of %i in 100', (rate, sentence) => {
    expect(frequencyOf(rate, 'If not.')).toEqual([sentence]);
  });

  it('is not known of a slip that nobody has counted, which says when it would be none', () => {
    expect(frequencyOf(null, 'If so, no slip.')).toEqual(['If so, no slip.']);
    expect(frequencyOf(null, undefined)).toEqual([]);
  });
});

describe('a script', () => {
  const source: Source = {
    pageCount: 30,
    pages: 29.46,
    short: true,
    english: true,
    locations: 1,
    format: { format: 'half-hour', from: 'details' },
    talkWords: 1,
    actionWords: 90,
    speeches: 1,
    marked: [],
    lead: null,
  };
  it('under 60 pages says as what it is checked; a longer one says nothing', () => {
    expect(checkedAs(source)).toBe(
      'Checked as a half-hour episode: what counts the pages of a feature is not asked of it.',
    );
    expect(checkedAs({ ...source, pages: 66, short: false })).toMatch(/^Checked as a half-hour episode/);
    expect(checkedAs({ ...source, format: { format: 'feature', from: 'length' }, short: false })).toBeNull();
  });
});
