/** Measures on their scales, and the ratings put together from them. */
import { beforeAll, describe, expect, it } from 'vitest';
import { type Derived, derive } from '../../../lib/engine/derive.ts';
import { allMeasures, countMeasures } from '../../../lib/engine/measures/count-measures.ts';
import { countRatings } from '../../../lib/engine/measures/count-ratings.ts';
import { countMeasure, type MeasureDefinition } from '../../../lib/engine/measures/measure.ts';
import { halfHourYardstick, yardstick } from '../../../lib/engine/norms/scale.ts';
import type { Cite } from '../../../lib/story/cite.ts';
import { measureId } from '../../../lib/story/measure.ts';
import { storyParts } from '../../../lib/story/story-graph.ts';
import { lastReel, screenplayOf } from '../../corpus/scripts.ts';
import { smallScript } from './small-script.ts';

let small: Derived;
let reel: Derived;
beforeAll(async () => {
  small = derive(await screenplayOf(smallScript));
  reel = derive(await lastReel());
});

describe('a measure', () => {
  const cite = (page: number): Cite => ({ scene: 1, from: 1, to: 1, page, line: 1, quote: 'Rain.' });
  const taken = (value: number): MeasureDefinition => ({
    id: 'senses',
    direction: 'more',
    scale: yardstick(1, 2, 3),
    halfHour: halfHourYardstick(2, 4, 6),
    count: () => ({ value, error: 0, counts: { words: 7 }, about: ['oar'], places: [cite(1)], lowPlaces: [cite(9)] }),
  });
  const feature = { short: false };

  it('is set on its scale, with what it was counted from', () => {
    expect(countMeasure(taken(2), { ...small, ...feature })).toEqual({
      id: 'senses',
      value: 2,
      error: 0,
      percentile: 50,
      direction: 'more',
      score: 5.5,
      scoreLow: 5,
      scoreHigh: 6,
      scale: { kind: 'yardstick', of: null, sample: null, low: 1, middle: 2, high: 3 },
      counts: { words: 7 },
      about: ['oar'],
      places: [cite(1)],
    });
  });

  it('shows what is missing below the middle, where it can', () => {
    const pages = (value: number, definition = taken(value)) =>
      countMeasure(definition, small)?.places.map(({ page }) => page);
    expect([pages(1.99), pages(2)]).toEqual([[9], [1]]);
    expect(pages(1, { ...taken(1), count: () => ({ value: 1, error: 0, places: [cite(1)], lowPlaces: [] }) })).toEqual([
      1,
    ]);
  });

  it('has its range widened on a yardstick and again in a short; a norm of a feature leaves it', () => {
    const range = (derived: Derived, kind: 'norm' | 'yardstick') => {
      const definition = taken(2);
      const one = countMeasure({ ...definition, scale: { ...definition.scale, kind } }, derived);
      return one && [one.scoreLow, one.scoreHigh];
    };
    expect(range({ ...small, ...feature }, 'norm')).toEqual([5.5, 5.5]);
    expect(range({ ...small, ...feature }, 'yardstick')).toEqual([5, 6]);
    expect(range(small, 'yardstick')).toEqual([4.5, 6.5]);
  });

  it('is held against the yardstick of half hours where the script is one', () => {
    const format = { format: 'half-hour', from: 'form' } as const;
    expect(countMeasure(taken(4), { ...small, format })).toMatchObject({
      percentile: 50,
      scale: { of: 'half hours', low: 2, middle: 4, high: 6 },
    });
  });

  it('that reads English words is taken of English alone', () => {
    const definition: MeasureDefinition = { ...taken(2), english: true };
    expect(countMeasure(definition, small)).not.toBeNull();
    expect(countMeasure(definition, { ...small, english: false })).toBeNull();
    expect(countMeasure({ ...definition, count: () => null }, small)).toBeNull();
  });
});

describe('the measures of a script', () => {
  it('are one for each id, those that can be taken, and fit the graph', () => {
    expect(allMeasures.map(({ id }) => id).toSorted()).toEqual(measureId.options.toSorted());
    const measures = countMeasures({ derived: reel });
    expect(storyParts.measures.parse(measures)).toEqual(measures);
    expect(measures.every(({ places }) => places.length <= 3)).toBe(true);
    expect(countMeasures({ derived: reel })).toBe(measures);
  });
});

describe('the ratings of a script', () => {
  it('are where the measure of each letter lies among produced features, in tenths', () => {
    const measures = countMeasures({ derived: reel });
    const { frame, caliber } = countRatings({ derived: reel });
    for (const { score, measure } of [...frame.rated, ...caliber.rated])
      expect(score).toBe(Math.round(measures.find(({ id }) => id === measure)?.percentile ?? -1) / 10);
  });

  it('stand in the order of their letters, name what nothing counted stands for, and fit the graph', () => {
    const ratings = countRatings({ derived: reel });
    expect(storyParts.ratings.parse(ratings)).toEqual(ratings);
    expect(ratings.frame.rated.map(({ parameter }) => parameter)).toEqual(['Flux', 'Recall']);
    expect(ratings.frame.uncounted).toEqual(['Audience Appeal', 'Message', 'Engagement']);
    expect(ratings.caliber.rated.map(({ parameter }) => parameter)).toEqual(['Aesthetics']);
    expect(ratings.caliber.uncounted).toEqual([
      'Credibility',
      'Likability',
      'Impact',
      'Believability',
      'Enjoyment',
      'Relatability',
    ]);
  });

  it('leave out what the script is too small for', () => {
    const { frame, caliber } = countRatings({ derived: small });
    expect([frame.rated.map(({ parameter }) => parameter), frame.unrated, caliber.unrated]).toEqual([
      ['Flux'],
      ['Recall'],
      ['Aesthetics'],
    ]);
  });
});
