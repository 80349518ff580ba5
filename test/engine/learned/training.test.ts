/** What training is made of, on inputs whose answer is known. */
import { describe, expect, it } from 'vitest';
import { readFilmGenres, titleKey } from '../../../bin/train/film-genres.ts';
import { calibrate, learnLogistic, type SparseRow } from '../../../bin/train/logistic.ts';
import { producedGenres } from '../../../lib/engine/norms/norm-tables.ts';

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
