/** What films are, as rows of signs, and how near they stand to a script whose words speak for some of them; on a table made by hand. */
import { describe, expect, it } from 'vitest';
import { filmSigns } from '../../../lib/engine/comparables/film-signs.ts';
import { unpackTable } from '../../../lib/engine/comparables/film-table.ts';
import { nearnessIn } from '../../../lib/engine/comparables/nearness.ts';

const tableOf = (films: readonly string[]) =>
  unpackTable({
    trained: { source: 'a test', counted: '2026-11-22', scripts: 1, films: 1, medianRank: 1, inFirstTen: 1 },
    genres: ['drama', 'crime'],
    types: ['heist', 'noir'],
    premises: ['a crew and a bank', 'life behind bars'],
    tags: ['opera', 'rodeo'].map((tag) => ({ tag, films: 1, mean: 0, spread: 1, tells: 1, words: [[tag, 3]] })),
    films,
  });
const films = [
  'Crew|1990|film|1|0|0|0|1',
  'Cell|1990|film|0|1|1|1|1',
  'Again|1990|film|1|0|0 1|0|1',
  'Untold|1990|film|1|0|0||0',
];

describe('the signs of films', () => {
  const { count, rows } = filmSigns(tableOf(films));
  const along = (a: number, b: number): number =>
    (rows[a] ?? []).reduce(
      (sum, [sign, value]) => sum + value * (rows[b]?.find(([other]) => other === sign)?.[1] ?? 0),
      0,
    );

  it('are premises, types, genres, tags and two of time, in a row of length one', () => {
    expect(count).toBe(2 + 2 + 2 + 2 + 2);
    expect(rows[0]?.map(([sign]) => sign)).toEqual([0, 2, 5, 6, 8, 9]);
    for (const at of [0, 1, 2, 3]) expect(along(at, at)).toBeCloseTo(1);
  });

  it('say that films of one kind of story are alike, and that a second type sets them a little apart', () => {
    expect(along(0, 2)).toBeGreaterThan(0.7);
    expect(along(0, 2)).toBeLessThan(1);
    expect(along(0, 1)).toBeLessThan(along(0, 3));
  });

  it('of years far apart point to different times, none against each other', () => {
    const apart = filmSigns(tableOf(['A|1930|film|0||||0', 'B|2020|film|0||||0', 'C|2025|film|0||||0'])).rows;
    const time = (at: number) => apart[at]?.slice(-2).map(([, value]) => Number(value.toFixed(2)));
    expect([time(0), time(1), time(2)]).toEqual([
      [1, 0],
      [0, 1],
      [0, 1],
    ]);
  });
});

describe('a film', () => {
  const near = (
    lines: readonly string[],
    spoken: Readonly<Record<number, number>>,
    o: Partial<Parameters<typeof nearnessIn>[2]> = {},
  ) => {
    const signs = new Float64Array(10);
    for (const [sign, value] of Object.entries(spoken)) signs[Number(sign)] = value;
    return nearnessIn(
      tableOf(lines),
      { place: [1, 0], signs },
      { places: new Map(), tagScores: lines.map(() => 0), subjects: [], isSeries: false, mayVote: () => false, ...o },
    );
  };

  it('is nearer the more the words speak for what it is', () => {
    const [crew, cell] = near(films, { 0: 0.3 });
    expect(crew?.near).toBeGreaterThan(cell?.near ?? 1);
    expect(crew?.premises).toEqual([[0, 0.3]]);
    expect(cell?.premises).toEqual([[1, 0]]);
  });

  it('is nearer by its subjects and its renown, farther if it is old or of another kind', () => {
    const line = (year: number, kind: string, known: number) => `A|${year}|${kind}|1|0|0|0|${known}`;
    const one = (text: string, o: Parameters<typeof near>[2] = {}) => near([text], {}, o)[0]?.near ?? 0;
    expect(one(line(1990, 'film', 3)) - one(line(1990, 'film', 1))).toBeCloseTo(0.016);
    expect(one(line(1969, 'film', 1)) - one(line(1970, 'film', 1))).toBeCloseTo(-0.006);
    expect(one(line(1990, 'series', 1)) - one(line(1990, 'film', 1))).toBeCloseTo(-0.03);
    expect(one(line(1990, 'series', 1), { isSeries: true })).toBeCloseTo(one(line(1990, 'film', 1)));
    const [first, second] = near([line(1990, 'film', 1), line(1990, 'film', 1)], {}, { tagScores: [2, 0] });
    expect((first?.near ?? 0) - (second?.near ?? 0)).toBeCloseTo(0.02);
  });

  it('is nearer where it is what films are that have the script’s subjects', () => {
    const plain = near(films, {});
    const kin = near(films, {}, { subjects: [[0, 5]] });
    const gain = (at: number) => (kin[at]?.near ?? 0) - (plain[at]?.near ?? 0);
    expect(gain(3)).toBeGreaterThan(0);
    expect(gain(1)).toBeLessThan(0);
    expect(kin[0]?.premises[0]?.[1]).toBeGreaterThan(0);
  });

  it('is nearer where it is of one kind with those first heard; the script’s own film and one of no known story have no vote', () => {
    const alone = near(films, { 0: 0.3 });
    const voted = near(films, { 0: 0.3 }, { mayVote: () => true });
    const without = near(films, { 0: 0.3 }, { mayVote: ({ title }) => title === 'Untold' });
    const gain = (at: number) => (voted[at]?.near ?? 0) - (alone[at]?.near ?? 0);
    expect(gain(2)).toBeGreaterThan(gain(1));
    expect(gain(2)).toBeGreaterThan(0);
    expect(without.map((film) => film.near)).toEqual(alone.map((film) => film.near));
  });

  it('has its place beside the script’s where its own script was counted', () => {
    const found = near(films, {}, { places: new Map([[1, [0.6, 0.8]]]) });
    expect(found.map(({ place }) => place)).toEqual([0, 0.6, 0, 0]);
  });
});
