/** A space of words made by hand: where a script stands in it, and what kinds of story its words speak for. */
import { describe, expect, it } from 'vitest';
import {
  nearness,
  ofLengthOne,
  type PackedSpace,
  unpackSpace,
  wordSpace,
} from '../../../lib/engine/learned/word-space.ts';

const packed = (values: readonly number[]): string => Buffer.from(Int8Array.from(values)).toString('base64');
/** Signs as they are stored: one added, five to a byte as digits to base three, the first of five lowest. */
const packedSigns = (values: readonly number[]): string =>
  Buffer.from(
    Array.from({ length: Math.ceil(values.length / 5) }, (_, at) =>
      values.slice(5 * at, 5 * at + 5).reduce((byte, sign, place) => byte + (sign + 1) * 3 ** place, 0),
    ),
  ).toString('base64');
/** Of 152 words the even ones speak for the first axis and, like no other, for the third, the others against the second; each stands in one of two scripts. */
const table = (o: Partial<PackedSpace> = {}): PackedSpace => ({
  source: 'made',
  counted: '2026-11-01',
  scripts: 2,
  dimensions: { axes: 3, place: 2 },
  scale: [3, 4, 0.4],
  middle: [0, 0, 0],
  words: Array.from({ length: 152 }, (_, at) => `word${at}`).join(' '),
  frequencies: Array(152).fill(1).join(' '),
  axes: packedSigns(Array.from({ length: 152 }, (_, at) => (at % 2 === 0 ? [1, 0, 1] : [0, -1, 0])).flat()),
  most: 0.5,
  loadings: packed([0, 0, 127, 0, 0, -127, 0, 0, 0]),
  films: '7 2 9',
  places: packed([3, 4, 0, -5, 0, 0]),
  ...o,
});
const counts = (from: number, to: number, often = 1, step = 1) => {
  const found = new Map<string, number>();
  for (let at = from; at < to; at += step) found.set(`word${at}`, often);
  return found;
};
const all = counts(0, 152);

describe('a space', () => {
  it('holds its films at length one by their positions, and one of which nothing is known in the middle', () => {
    expect([...unpackSpace(table()).places]).toEqual([
      [7, [0.6, 0.8]],
      [2, [0, -1]],
      [9, [0, 0]],
    ]);
    expect(unpackSpace(table({ films: '', places: '' })).places.size).toBe(0);
  });

  it('puts a script where its words point, each axis by its scale', () => {
    // Half of the words along the first axis at 3, half against the second at 4.
    expect(unpackSpace(table()).standingOf(all)?.place).toEqual([expect.closeTo(0.6), expect.closeTo(-0.8)]);
    expect(unpackSpace(table({ scale: [3, 8, 1] })).standingOf(all)?.place[1]).toBeCloseTo(-8 / Math.hypot(3, 8));
  });

  it('says how far the words speak for each sign more than any script’s, or against it', () => {
    const along = (76 * 0.4) / Math.sqrt(152);
    const { signs } = unpackSpace(table()).standingOf(all) ?? {};
    expect([...(signs ?? [])]).toEqual([expect.closeTo(along / 2), expect.closeTo(-along / 2), 0]);
    const usual = unpackSpace(table({ middle: [0, 0, along] })).standingOf(all);
    expect(usual?.signs[0]).toBeCloseTo(0);
  });

  it('takes the average script’s place off', () => {
    // All words weigh the same: each coordinate is 76 words of 152 at length one.
    const x = (76 * 3) / Math.sqrt(152);
    expect(unpackSpace(table({ middle: [x, 0, 0] })).standingOf(all)?.place).toEqual([
      expect.closeTo(0),
      expect.closeTo(-1),
    ]);
    expect(unpackSpace(table({ middle: [0, -(76 * 4) / Math.sqrt(152), 0] })).standingOf(all)?.place[0]).toBeCloseTo(1);
  });

  it('knows nothing of a script with fewer than 150 of its words', () => {
    const { standingOf } = unpackSpace(table());
    expect(standingOf(counts(0, 149))).toBeNull();
    expect(standingOf(new Map([...counts(0, 149), ['other', 9]]))).toBeNull();
    expect(standingOf(counts(0, 150))).not.toBeNull();
  });

  it('weighs a word by how often it stands, damped, and by how few scripts have it', () => {
    const often = new Map([...all, ...counts(0, 152, Math.E, 2)]);
    const [x = 0, y = 0] = unpackSpace(table()).standingOf(often)?.place ?? [];
    expect(x / y).toBeCloseTo((2 * 3) / -4);
    const rare = Array.from({ length: 152 }, (_, at) => (at % 2 === 0 ? 1 : 2)).join(' ');
    // A word that stands in every script says nothing.
    expect(unpackSpace(table({ frequencies: rare })).standingOf(all)?.place).toEqual([1, expect.closeTo(0)]);
    expect(unpackSpace(table({ scripts: 8, frequencies: rare })).standingOf(all)?.place).toEqual([
      expect.closeTo(9 / Math.hypot(9, 8)),
      expect.closeTo(-8 / Math.hypot(9, 8)),
    ]);
  });

  it('of another shape is refused', () => {
    expect(() => unpackSpace({ ...table(), scripts: 0 })).toThrow();
    expect(() => unpackSpace({ ...table(), dimensions: { axes: 0, place: 1 } })).toThrow();
    expect(() => unpackSpace({ ...table(), source: '' })).toThrow();
    expect(() => unpackSpace({ ...table(), more: 1 })).toThrow();
    expect(() => unpackSpace({ ...table(), counted: 'soon' })).toThrow();
  });

  it('that is shipped is unpacked once, and all of its films have a place of length one or none', () => {
    expect(wordSpace()).toBe(wordSpace());
    const lengths = [...wordSpace().places.values()].map((film) => Math.hypot(...film));
    expect(lengths.filter((length) => length !== 0 && Math.abs(length - 1) > 1e-9)).toEqual([]);
    expect(lengths.length).toBeGreaterThan(800);
  });
});

it('places are near by the cosine of their angle', () => {
  expect(nearness([0.6, 0.8], [0.6, 0.8])).toBeCloseTo(1);
  expect(nearness([1, 0], [0, 1])).toBe(0);
  expect(nearness([1, 0], [-1, 0])).toBe(-1);
  expect(nearness([1, 0.5], [1])).toBe(1);
  expect([ofLengthOne([3, 4]), ofLengthOne([0, 0]), ofLengthOne([])]).toEqual([[0.6, 0.8], [0, 0], []]);
});
