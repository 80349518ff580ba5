/** What training is made of, on inputs whose answer is known. */
import { describe, expect, it } from 'vitest';
import { readFilmGenres, titleKey } from '../../../bin/train/film-genres.ts';
import { calibrate, learnLogistic, type SparseRow } from '../../../bin/train/logistic.ts';
import { learnMoments, marked, readMarks } from '../../../bin/train/moments.ts';
import { momentScore } from '../../../lib/engine/learned/moment-model.ts';
import { producedGenres } from '../../../lib/engine/norms/norm-tables.ts';
import { derivedOf, talk } from '../people/parts-of.ts';

const row = (...features: readonly (readonly [at: number, value: number])[]): SparseRow => ({
  at: Int32Array.from(features, ([at]) => at),
  value: Float64Array.from(features, ([, value]) => value),
});

describe('logistic regression', () => {
  const rows = Array.from({ length: 40 }, (_, at) => (at % 4 === 0 ? row([0, 1]) : row([1, 1])));
  const isTrue = rows.map((_, at) => at % 4 === 0);

  it('weighs what parts the two classes, though one is three times as large', () => {
    const { weights, bias } = learnLogistic(rows, isTrue, 3, 1e-4);
    expect(weights[0]).toBeGreaterThan(1);
    expect(weights[1]).toBeLessThan(-1);
    expect(weights[2]).toBe(0);
    expect(Math.abs(bias)).toBeLessThan(0.5);
  });

  it('keeps weights small under a heavy penalty', () => {
    const { weights } = learnLogistic(rows, isTrue, 2, 0.1);
    expect(Math.abs(weights[0] ?? 9)).toBeLessThan(1);
  });
});

describe('a calibration', () => {
  it('holds where the scores it begins with are far too sure', () => {
    const scores = Array.from({ length: 200 }, (_, at) => (at % 2 === 0 ? 30 : -30));
    const isTrue = scores.map((score, at) => (Math.floor(at / 2) % 4 === 0 ? score < 0 : score > 0));
    const [slope, intercept] = calibrate(scores, isTrue);
    expect(1 / (1 + Math.exp(-(slope * 30 + intercept)))).toBeCloseTo(0.75, 1);
    expect(1 / (1 + Math.exp(30 * slope - intercept))).toBeCloseTo(0.25, 1);
  });

  it('makes of scores the share that was true at them', () => {
    const scores = Array.from({ length: 400 }, (_, at) => (at % 2 === 0 ? 2 : -2));
    // At 2 three of four are true, at -2 one of four.
    const isTrue = scores.map((score, at) => (Math.floor(at / 2) % 4 === 0 ? score < 0 : score > 0));
    const [slope, intercept] = calibrate(scores, isTrue);
    const chance = (score: number): number => 1 / (1 + Math.exp(-(slope * score + intercept)));
    expect(chance(2)).toBeCloseTo(0.75, 2);
    expect(chance(-2)).toBeCloseTo(0.25, 2);
  });

  it('leaves doubt where scores part the classes wholly', () => {
    const [slope, intercept] = calibrate([3, 3, -3, -3], [true, true, false, false]);
    expect(1 / (1 + Math.exp(-(slope * 3 + intercept)))).toBeLessThan(0.9);
  });
});

describe('the table of genres', () => {
  it('knows a title however a file writes it', () => {
    expect(
      new Set(['The Big Lebowski', 'Big-Lebowski,-The', 'BIG LEBOWSKI THE'.replace(' THE', ', The')].map(titleKey)),
    ).toEqual(new Set(['biglebowski']));
    expect(titleKey('Analyze & Sons')).toBe(titleKey('Analyze and Sons'));
  });

  it('holds a thousand films, each with genres that norms are counted for', () => {
    const genres = readFilmGenres();
    expect(genres.size).toBeGreaterThan(1000);
    for (const own of genres.values()) for (const genre of own) expect(producedGenres).toContain(genre);
  });
});

describe('the marks of moments', () => {
  it('weigh from 1 to 3, in scripts whose keys are those of titles', () => {
    const marks = readMarks();
    expect(marks.size).toBeGreaterThanOrEqual(80);
    for (const [key, own] of marks) {
      expect(key).toMatch(/^[a-z0-9]+$/);
      for (const { weight } of own) expect([1, 2, 3]).toContain(weight);
    }
  });

  it('lie on a sentence of a passage', async () => {
    const derived = await derivedOf('INT. BANK - DAY\n\nANN waits. She shoots Ben.\n\nANN\nGood.\n\n');
    const at = derived.actions[0]?.at;
    const { told, weights } = marked(derived, [{ page: at?.page ?? 0, line: at?.line ?? 0, sentence: 1, weight: 3 }]);
    expect(told.filter((_one, index) => (weights[index] ?? 0) > 0).map(({ text }) => text)).toEqual([
      'She shoots Ben.',
    ]);
  });

  it('teach a word that stands in the moments of many scripts, and none of a few', async () => {
    const scriptWith = async (event: string) => {
      const derived = await derivedOf(`INT. BANK - DAY\n\nANN looks at rain.\n\n${event}\n\n${talk('ANN: It is so.')}`);
      const at = derived.actions[1]?.at;
      return marked(derived, [{ page: at?.page ?? 0, line: at?.line ?? 0, sentence: 0, weight: 2 }]);
    };
    const often = await Promise.all(Array.from({ length: 6 }, () => scriptWith('Ann shoots the guard.')));
    const weights = learnMoments([...often, await scriptWith('Ann buries the guard.')]);
    expect(momentScore(['w:shoot'], weights)).toBeGreaterThan(momentScore(['w:rain'], weights));
    expect(weights.has('w:bury')).toBe(false);
  });
});
