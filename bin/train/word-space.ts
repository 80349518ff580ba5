/** Learns the space of words in which scripts and films have their places: the main axes of scripts' words, and what tags and genres say of a place. Linear algebra, no chance but a fixed seed. */

import { damped } from '../../lib/engine/learned/genre-model.ts';
import type { PackedSpace } from '../../lib/engine/learned/word-space.ts';
import { ofLengthOne } from '../../lib/engine/learned/word-space.ts';

const dimensions = 24;
const mostWords = 4000;
const fewestScripts = 8;
/** A word in more of the scripts says little. */
const mostScripts = 0.4;
/** Of the subspace's iterations: the axes stand still long before. */
const rounds = 8;
/** Axes count by this power of their spread taken off: the first would be all. */
const levelling = 0.5;
/** How much a tag must be borne out before it moves a film. */
const ridge = 6;
const byte = 127;

type Bag = ReadonlyMap<string, number>;
interface Row {
  readonly at: readonly number[];
  readonly by: readonly number[];
}

/** What is known of a film of the table: positions of its tags and genres in one list. */
export type FilmSigns = readonly number[];

const dot = (a: ArrayLike<number>, b: ArrayLike<number>): number => {
  let sum = 0;
  for (let at = 0; at < a.length; at += 1) sum += (a[at] ?? 0) * (b[at] ?? 0);
  return sum;
};

/** `films` gives each script's film, null where it is not in the table; `signs` each film's. */
export function learnSpace(
  bags: readonly Bag[],
  films: readonly (number | null)[],
  signs: readonly FilmSigns[],
): Omit<PackedSpace, 'source' | 'counted'> {
  const frequency = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const idf = (word: string): number => Math.log(bags.length / (frequency.get(word) ?? 1));
  const worth = new Map<string, number>();
  for (const bag of bags)
    for (const [word, count] of bag) {
      const found = frequency.get(word) ?? 0;
      if (found >= fewestScripts && found <= mostScripts * bags.length)
        worth.set(word, (worth.get(word) ?? 0) + (damped(count) * idf(word)) ** 2);
    }
  const words = [...worth]
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word);
  const known = new Map(words.map((word, at) => [word, at]));
  const rows = bags.map((bag): Row => {
    const found = [...bag].flatMap(([word, count]): [number, number][] => {
      const at = known.get(word);
      return at === undefined ? [] : [[at, damped(count) * idf(word)]];
    });
    const length = Math.hypot(...found.map(([, weight]) => weight)) || 1;
    return { at: found.map(([at]) => at), by: found.map(([, weight]) => weight / length) };
  });
  const axes = mainAxes(rows, words.length);
  const raw = coordinates(rows, axes);
  const average = axes.map((_, k) => raw.reduce((sum, row) => sum + (row[k] ?? 0), 0) / raw.length);
  const spread = axes.map((_, k) =>
    Math.sqrt(raw.reduce((sum, row) => sum + ((row[k] ?? 0) - (average[k] ?? 0)) ** 2, 0) / raw.length),
  );
  const level = spread.map((own) => own ** levelling || 1);
  const places = raw.map((row) => ofLengthOne(row.map((own, k) => (own - (average[k] ?? 0)) / (level[k] ?? 1))));
  const scale = axes.map((axis, k) => Math.max(...axis.map(Math.abs)) / byte / (level[k] ?? 1));
  const filmPlaces = placesOfFilms(places, films, signs);
  return {
    scripts: bags.length,
    dimensions,
    scale,
    middle: average.map((own, k) => own / (level[k] ?? 1)),
    words: words.join(' '),
    frequencies: words.map((word) => frequency.get(word) ?? 1).join(' '),
    axes: packedBytes(
      words.flatMap((_, at) => axes.map((axis, k) => (axis[at] ?? 0) / (level[k] ?? 1) / (scale[k] ?? 1))),
    ),
    films: packedBytes(filmPlaces.flatMap((place) => place.map((own) => own * byte))),
  };
}

const packedBytes = (values: readonly number[]): string =>
  Buffer.from(Int8Array.from(values, (value) => Math.round(value)).buffer).toString('base64');

const coordinates = (rows: readonly Row[], axes: readonly Float64Array[]): number[][] =>
  rows.map(({ at, by }) => axes.map((axis) => at.reduce((sum, word, n) => sum + (axis[word] ?? 0) * (by[n] ?? 0), 0)));

/** The axes along which the scripts' words differ most, by subspace iteration on the rows less their average. */
function mainAxes(rows: readonly Row[], words: number): Float64Array[] {
  let seed = 7;
  const next = (): number => {
    seed = (seed * 1103515245 + 12345) % 2147483648;
    return seed / 2147483648 - 0.5;
  };
  const mean = new Float64Array(words);
  for (const { at, by } of rows)
    at.forEach((word, n) => {
      mean[word] = (mean[word] ?? 0) + (by[n] ?? 0) / rows.length;
    });
  let axes = orthonormal(Array.from({ length: dimensions }, () => Float64Array.from({ length: words }, next)));
  for (let round = 0; round < rounds; round += 1) {
    const offsets = axes.map((axis) => dot(axis, mean));
    const centred = coordinates(rows, axes).map((row) => row.map((own, k) => own - (offsets[k] ?? 0)));
    const turned = axes.map(() => new Float64Array(words));
    rows.forEach(({ at, by }, script) => {
      turned.forEach((axis, k) => {
        const own = centred[script]?.[k] ?? 0;
        at.forEach((word, n) => {
          axis[word] = (axis[word] ?? 0) + own * (by[n] ?? 0);
        });
      });
    });
    axes = orthonormal(turned);
  }
  return axes;
}

function orthonormal(axes: Float64Array[]): Float64Array[] {
  axes.forEach((axis, at) => {
    for (const before of axes.slice(0, at)) {
      const along = dot(axis, before);
      axis.forEach((own, word) => {
        axis[word] = own - along * (before[word] ?? 0);
      });
    }
    const length = Math.sqrt(dot(axis, axis)) || 1;
    axis.forEach((own, word) => {
      axis[word] = own / length;
    });
  });
  return axes;
}

/** What tags and genres say of a place (ridge regression over the films whose scripts were counted); a film whose script was counted stands between that and its script. */
function placesOfFilms(
  places: readonly (readonly number[])[],
  films: readonly (number | null)[],
  signs: readonly FilmSigns[],
): number[][] {
  const count = Math.max(...signs.flat()) + 1;
  const gram = Array.from({ length: count }, (_, at) => {
    const row = new Float64Array(count);
    row[at] = ridge;
    return row;
  });
  const wanted = Array.from({ length: dimensions }, () => new Float64Array(count));
  const own = new Map<number, readonly number[]>();
  films.forEach((film, script) => {
    const place = places[script];
    if (film === null || !place) return;
    own.set(film, place);
    for (const a of signs[film] ?? []) {
      for (const b of signs[film] ?? []) add(gram[a], b, 1);
      place.forEach((value, k) => {
        add(wanted[k], a, value);
      });
    }
  });
  const weights = solved(gram, wanted);
  return signs.map((list, film) => {
    const said = ofLengthOne(weights.map((weight) => list.reduce((sum, at) => sum + (weight[at] ?? 0), 0)));
    const counted = own.get(film);
    return counted ? ofLengthOne(said.map((value, k) => value + (counted[k] ?? 0))) : said;
  });
}

function add(row: Float64Array | undefined, at: number, value: number): void {
  if (row) row[at] = (row[at] ?? 0) + value;
}

/** Cholesky: `matrix` is symmetric and positive. */
function solved(matrix: readonly Float64Array[], sides: readonly Float64Array[]): Float64Array[] {
  const low = matrix.map((row) => Float64Array.from(row));
  low.forEach((row, i) => {
    for (let j = 0; j <= i; j += 1) {
      const other = low[j];
      if (!other) continue;
      const rest = (row[j] ?? 0) - dot(row.subarray(0, j), other.subarray(0, j));
      row[j] = i === j ? Math.sqrt(rest) : rest / (other[j] ?? 1);
    }
  });
  return sides.map((side) => {
    const x = Float64Array.from(side);
    low.forEach((row, i) => {
      x[i] = ((x[i] ?? 0) - dot(row.subarray(0, i), x.subarray(0, i))) / (row[i] ?? 1);
    });
    for (let i = low.length - 1; i >= 0; i -= 1) {
      x[i] = (x[i] ?? 0) / (low[i]?.[i] ?? 1);
      const value = x[i] ?? 0;
      for (let k = 0; k < i; k += 1) x[k] = (x[k] ?? 0) - (low[i]?.[k] ?? 0) * value;
    }
    return x;
  });
}
