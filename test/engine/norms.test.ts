/** The tables of norms and what is read off them. */
import { describe, expect, it } from 'vitest';
import { everydayWords } from '../../lib/engine/lexicons/function-words.ts';
import { allMeasures } from '../../lib/engine/measures/count-measures.ts';
import { craftScale } from '../../lib/engine/norms/craft-measures.ts';
import { flawBaseRates } from '../../lib/engine/norms/flaw-base-rates.ts';
import { genreNames } from '../../lib/engine/norms/genre-names.ts';
import { tripodNorms } from '../../lib/engine/norms/produced-scripts.ts';
import { producedGenres, producedNorms, producedScale } from '../../lib/engine/norms/quick-parser-norms.ts';
import { percentileOn, scoreAt, scoreWithRange, yardstick } from '../../lib/engine/norms/scale.ts';
import { turningPointZones } from '../../lib/engine/norms/turning-points.ts';

describe('the tables', () => {
  it('rise from percentile to percentile for every measure and genre', () => {
    for (const genre of ['all', ...producedGenres] as const) {
      for (const [measure, values] of Object.entries(producedNorms[genre])) {
        if (typeof values === 'number') continue;
        expect(
          [...values].sort((a, b) => a - b),
          `${genre} ${measure}`,
        ).toEqual([...values]);
        expect(values[0]).toBeLessThan(values[4]);
      }
    }
    for (const { points } of Object.values(tripodNorms)) {
      expect(points.map(({ value }) => value)).toEqual(points.map(({ value }) => value).sort((a, b) => a - b));
    }
  });

  it('carry the counted figures unchanged', () => {
    expect(producedNorms.scifi).toMatchObject({ scripts: 151 });
    expect(tripodNorms.scenesPerPage.points.map(({ percentile }) => percentile)).toEqual([5, 50, 95]);
    expect(turningPointZones.map(({ mean }) => mean)).toEqual([16, 37, 68, 86, 97]);
    expect(craftScale('scene-pace')).toMatchObject({ kind: 'norm' });
    expect(craftScale('scene-pace').sample).toBeGreaterThan(200);
  });

  it('keep base rates between 0 and 100 and a name for every genre', () => {
    for (const rate of Object.values(flawBaseRates)) expect(rate >= 0 && rate < 100).toBe(true);
    for (const genre of producedGenres) expect(genreNames[genre]).not.toBe('');
    expect(everydayWords.has('thread')).toBe(false);
  });
});

describe('a scale', () => {
  const scale = producedScale('wordsPerSpeech');

  it('gives its own points their percentiles and keeps the order beyond its ends', () => {
    for (const { percentile, value } of scale.points) expect(percentileOn(scale, value)).toBe(percentile);
    const values = [-5, 0, 4, 8.4, 9, 11, 14, 17, 18, 30, 1000].map((value) => percentileOn(scale, value));
    expect([...values].sort((a, b) => a - b)).toEqual(values);
    expect(values.every((value) => value >= 1 && value <= 99)).toBe(true);
  });

  it('puts a value that several points share into the middle of them, and never divides by nothing', () => {
    const points = [10, 50, 90].map((percentile) => ({ percentile, value: 2 }));
    const flat = { ...scale, points };
    expect([1, 2, 3].map((value) => percentileOn(flat, value))).toEqual([1, 50, 99]);
    const tied = { ...scale, points: points.map((point, index) => (index === 2 ? { ...point, value: 4 } : point)) };
    expect(percentileOn(tied, 2)).toBe(30);
    expect(percentileOn(tied, 3)).toBe(70);
  });

  it('scores 1 to 10 in the direction it is told', () => {
    expect([scoreAt(0, 'more'), scoreAt(100, 'more')]).toEqual([1, 10]);
    expect([scoreAt(0, 'less'), scoreAt(100, 'less')]).toEqual([10, 1]);
  });

  it('widens the range with the error and holds the score inside it', () => {
    const middle = yardstick(1, 2, 3);
    const sure = scoreWithRange(middle, 'more', 2, 0, 0);
    const unsure = scoreWithRange(middle, 'more', 2, 0.5, 0.5);
    expect(sure).toEqual({ score: 5.5, low: 5.5, high: 5.5 });
    expect(unsure.low).toBeLessThan(5.5);
    expect(unsure.high).toBeGreaterThan(5.5);
  });
});

describe('the measures', () => {
  it('have ids of their own and scales of two points or more that rise', () => {
    expect(new Set(allMeasures.map(({ id }) => id)).size).toBe(allMeasures.length);
    for (const { scale, id } of allMeasures) {
      expect(scale.points.length, id).toBeGreaterThan(1);
      for (const [index, point] of scale.points.entries()) {
        const before = scale.points[index - 1];
        if (before) expect(point.value >= before.value && point.percentile > before.percentile, id).toBe(true);
      }
      expect(scale.source).not.toBe('');
      expect(scale.kind === 'norm').toBe(scale.sample !== null);
    }
  });
});
