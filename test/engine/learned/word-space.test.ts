/** A space of words made by hand: where a script stands in it, and how near to films. */
import { describe, expect, it } from 'vitest';
import {
  nearness,
  ofLengthOne,
  type PackedSpace,
  unpackSpace,
  wordSpace,
} from '../../../lib/engine/learned/word-space.ts';

const packed = (values: readonly number[]): string => Buffer.from(Int8Array.from(values)).toString('base64');
/** Of 150 words the even ones speak for the first axis, the others against the second; each stands in one of two scripts. */
const table = (o: Partial<PackedSpace> = {}): PackedSpace => ({
  source: 'made',
  counted: '2026-11-01',
  scripts: 2,
  dimensions: { places: 2, types: 1 },
  scale: [1, 0.5, 0.1],
  middle: [0, 0, 0],
  words: Array.from({ length: 150 }, (_, at) => `word${at}`).join(' '),
  frequencies: Array(150).fill(1).join(' '),
  axes: packed(Array.from({ length: 150 }, (_, at) => (at % 2 === 0 ? [3, 0, 4] : [0, -8, 0])).flat()),
  films: packed([3, 4, 0, -5, 0, 0]),
  usualTypes: [0.1, 0.1],
  types: packed([127, -127]),
  ...o,
});
const counts = (from: number, to: number, often = 1, step = 1) => {
  const found = new Map<string, number>();
  for (let at = from; at < to; at += step) found.set(`word${at}`, often);
  return found;
};
const all = counts(0, 150);

describe('a space', () => {
  it('holds its films at length one, and one of which nothing is known in the middle', () => {
    expect(unpackSpace(table()).films).toEqual([
      [0.6, 0.8],
      [0, -1],
      [0, 0],
    ]);
  });

  it('puts a script where its words point, each axis by its scale', () => {
    // Half of the words at 3, half at -8 times a half.
    expect(unpackSpace(table()).standingOf(all)?.place).toEqual([expect.closeTo(0.6), expect.closeTo(-0.8)]);
    expect(unpackSpace(table({ scale: [1, 1, 1] })).standingOf(all)?.place[1]).toBeCloseTo(-8 / Math.hypot(3, 8));
  });

  it('says how far the words speak for each type, beside what any film is of it', () => {
    const along = (75 * 0.4) / Math.sqrt(150);
    expect(unpackSpace(table()).standingOf(all)?.types).toEqual([expect.closeTo(0.1 + along), 0]);
    expect(unpackSpace(table({ middle: [0, 0, along] })).standingOf(all)?.types).toEqual([
      expect.closeTo(0.1),
      expect.closeTo(0.1),
    ]);
  });

  it('takes the average script’s place off', () => {
    // All words weigh the same: each coordinate is 75 words of 150 at length one.
    const x = (75 * 3) / Math.sqrt(150);
    expect(unpackSpace(table({ middle: [x, 0, 0] })).standingOf(all)?.place).toEqual([
      expect.closeTo(0),
      expect.closeTo(-1),
    ]);
    expect(unpackSpace(table({ middle: [0, -(75 * 4) / Math.sqrt(150), 0] })).standingOf(all)?.place[0]).toBeCloseTo(1);
  });

  it('knows nothing of a script with fewer than 150 of its words', () => {
    const { standingOf } = unpackSpace(table());
    expect(standingOf(counts(0, 149))).toBeNull();
    expect(standingOf(new Map([...counts(0, 149), ['other', 9]]))).toBeNull();
    expect(standingOf(all)).not.toBeNull();
  });

  it('weighs a word by how often it stands, damped, and by how few scripts have it', () => {
    const often = new Map([...all, ...counts(0, 150, Math.E, 2)]);
    const [x = 0, y = 0] = unpackSpace(table()).standingOf(often)?.place ?? [];
    expect(x / y).toBeCloseTo((2 * 3) / -4);
    const rare = Array.from({ length: 150 }, (_, at) => (at % 2 === 0 ? 1 : 2)).join(' ');
    // A word that stands in every script says nothing.
    expect(unpackSpace(table({ frequencies: rare })).standingOf(all)?.place).toEqual([1, expect.closeTo(0)]);
    expect(unpackSpace(table({ scripts: 8, frequencies: rare })).standingOf(all)?.place).toEqual([
      expect.closeTo(9 / Math.hypot(9, 8)),
      expect.closeTo(-8 / Math.hypot(9, 8)),
    ]);
  });

  it('of another shape is refused', () => {
    expect(() => unpackSpace({ ...table(), scripts: 0 })).toThrow();
    expect(() => unpackSpace({ ...table(), dimensions: { places: 0, types: 1 } })).toThrow();
    expect(() => unpackSpace({ ...table(), source: '' })).toThrow();
    expect(() => unpackSpace({ ...table(), more: 1 })).toThrow();
    expect(() => unpackSpace({ ...table(), counted: 'soon' })).toThrow();
  });

  it('that is shipped is unpacked once, and all of its films have a place of length one or none', () => {
    expect(wordSpace()).toBe(wordSpace());
    const lengths = wordSpace().films.map((film) => Math.hypot(...film));
    expect(lengths.filter((length) => length !== 0 && Math.abs(length - 1) > 1e-9)).toEqual([]);
    expect(lengths.length).toBeGreaterThan(3000);
  });
});

it('places are near by the cosine of their angle', () => {
  expect(nearness([0.6, 0.8], [0.6, 0.8])).toBeCloseTo(1);
  expect(nearness([1, 0], [0, 1])).toBe(0);
  expect(nearness([1, 0], [-1, 0])).toBe(-1);
  expect(nearness([1, 0.5], [1])).toBe(1);
  expect([ofLengthOne([3, 4]), ofLengthOne([0, 0]), ofLengthOne([])]).toEqual([[0.6, 0.8], [0, 0], []]);
});
