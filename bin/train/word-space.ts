/**
 * Learns the space in which scripts and films have their places: the words of a script foretell the types, genres and tags of its film (ridge regression), and
 * the axes along which these forecasts differ most are kept. Linear algebra, no chance but a fixed seed.
 */
import { damped } from '../../lib/engine/learned/genre-model.ts';
import { ofLengthOne, type PackedSpace, secondType } from '../../lib/engine/learned/word-space.ts';
import { columnMeans, dot, inverseDiagonal, mainAxes, solved, transposed } from './linear-algebra.ts';

/** Of places, and of what is foretold of types alone. */
const dimensions = { places: 40, types: 24 } as const;
const mostWords = 4000;
const fewestScripts = 8;
/** A word in more of the scripts says little. */
const mostScripts = 0.4;
/** How much a word must be borne out before it moves a script; from 0.6 to 3 the films found are equally like the script's own. */
const ridge = 1.5;
/** Axes count by this power of their spread taken off: the first would be all. */
const levelling = 0.5;
/** What a film's genre and a tag of average rarity count beside its first type. */
const counts = { genre: 0.7, tag: 1 } as const;
const byte = 127;

type Bag = ReadonlyMap<string, number>;

/** What is known of a film of the table, by position in the lists of types, genres and tags; the first type says most. */
export interface FilmSigns {
  readonly types: readonly number[];
  readonly genres: readonly number[];
  readonly tags: readonly number[];
}

/** How long the lists of types, genres and tags are. */
export type SignCounts = Readonly<Record<keyof FilmSigns, number>>;

/** `films` gives each script's film, null where it is not in the table; `signs` each film's. */
export function learnSpace(
  bags: readonly Bag[],
  films: readonly (number | null)[],
  signs: readonly FilmSigns[],
  among: SignCounts,
): Omit<PackedSpace, 'source' | 'counted'> {
  const frequency = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const idf = (word: string): number => Math.log(bags.length / (frequency.get(word) ?? 1));
  const words = tellingMost(bags, frequency, idf);
  const labels = labelsOf(signs, among);
  const all = columnMeans(labels);
  const known = films.flatMap((film, script) => (film === null ? [] : [{ film, script }]));
  const raw = rowsOf(
    known.map(({ script }) => bags[script] ?? new Map()),
    words,
    idf,
  );
  const middle = columnMeans(raw);
  const rows = raw.map((row) => less(row, middle));
  const labelsIn = known.map(({ film }) => labels[film] ?? all);
  const usual = columnMeans(labelsIn);
  const wanted = labelsIn.map((label) => less(label, usual));

  const kernel = rows.map((a) => Float64Array.from(rows, (b) => dot(a, b)));
  const regular = kernel.map((row, at) => row.map((value, other) => value + (at === other ? ridge : 0)));
  const duals = transposed(solved(regular, transposed(wanted)));
  // What the other scripts foretell of each: the forecast without the script's own part in it.
  const own = inverseDiagonal(regular).map((value) => 1 - ridge * value);
  const foretold = wanted.map((label, script) => {
    const part = own[script] ?? 0;
    return combined(duals, kernel[script] ?? []).map((value, at) => (value - part * (label[at] ?? 0)) / (1 - part));
  });
  const axes = mainAxes(foretold, dimensions.places);
  const level = axes.map((axis) => spreadOf(foretold.map((row) => dot(row, axis))) ** levelling || 1);
  const typeAxes = mainAxes(
    foretold.map((row) => row.slice(0, among.types)),
    dimensions.types,
  );
  const wordAxes = [
    ...axes.map((axis, k) => axis.map((value) => value / (level[k] ?? 1))),
    ...typeAxes.map((axis) => Float64Array.from(usual, (_, at) => axis[at] ?? 0)),
  ].map((axis) =>
    combined(
      rows,
      duals.map((dual) => dot(dual, axis)),
    ),
  );
  const places = placesOfFilms(
    labels.map((label) => axes.map((axis, k) => dot(axis, less(label, all)) / (level[k] ?? 1))),
    new Map(known.map(({ film }, at) => [film, axes.map((_, k) => dot(wordAxes[k] ?? [], rows[at] ?? []))])),
  );
  const scale = wordAxes.map(largest);
  return {
    scripts: bags.length,
    dimensions,
    words: words.join(' '),
    frequencies: words.map((word) => frequency.get(word) ?? 1).join(' '),
    scale: scale.map((value) => value / byte),
    middle: wordAxes.map((axis) => dot(axis, middle)),
    axes: packedBytes(transposed(wordAxes), scale),
    films: packedBytes(
      places.map((place) => Float64Array.from(place)),
      axes.map(() => 1),
    ),
    usualTypes: [...usual.slice(0, among.types)].map((value) => Number(value.toFixed(4))),
    types: packedBytes(
      transposed(typeAxes),
      typeAxes.map(() => 1),
    ),
  };
}

/** The words that carry most in all scripts together, of those that are neither rare nor everywhere. */
function tellingMost(bags: readonly Bag[], frequency: Bag, idf: (word: string) => number): string[] {
  const worth = new Map<string, number>();
  for (const bag of bags)
    for (const [word, count] of bag) {
      const found = frequency.get(word) ?? 0;
      if (found >= fewestScripts && found <= mostScripts * bags.length)
        worth.set(word, (worth.get(word) ?? 0) + (damped(count) * idf(word)) ** 2);
    }
  return [...worth]
    .sort(([a, more], [b, less]) => less - more || (a < b ? -1 : 1))
    .slice(0, mostWords)
    .map(([word]) => word);
}

/** Scripts as TF-IDF rows of length one. */
function rowsOf(bags: readonly Bag[], words: readonly string[], idf: (word: string) => number): Float64Array[] {
  const place = new Map(words.map((word, at) => [word, at]));
  return bags.map((bag) => {
    const row = new Float64Array(words.length);
    for (const [word, count] of bag) {
      const at = place.get(word);
      if (at !== undefined) row[at] = damped(count) * idf(word);
    }
    const length = Math.sqrt(dot(row, row)) || 1;
    return row.map((value) => value / length);
  });
}

/** A film as numbers: types, then genres, then tags, a rare tag above a common one. */
function labelsOf(signs: readonly FilmSigns[], among: SignCounts): Float64Array[] {
  const carriers = new Float64Array(among.tags);
  for (const { tags } of signs) for (const tag of tags) carriers[tag] = (carriers[tag] ?? 0) + 1;
  const rarity = carriers.map((own) => Math.log(signs.length / Math.max(1, own)));
  const average = rarity.reduce((sum, own) => sum + own, 0) / Math.max(1, among.tags);
  return signs.map(({ types, genres, tags }) => {
    const row = new Float64Array(among.types + among.genres + among.tags);
    types.forEach((type, at) => {
      row[type] = at === 0 ? 1 : secondType;
    });
    for (const genre of genres) row[among.types + genre] = counts.genre;
    for (const tag of tags) row[among.types + among.genres + tag] = (counts.tag * (rarity[tag] ?? 0)) / average;
    return row;
  });
}

const less = (row: Float64Array, middle: Float64Array): Float64Array =>
  row.map((value, at) => value - (middle[at] ?? 0));

/** The rows added up, each by its weight. */
function combined(rows: readonly Float64Array[], weights: ArrayLike<number>): Float64Array {
  const sum = new Float64Array(rows[0]?.length ?? 0);
  rows.forEach((row, at) => {
    const weight = weights[at] ?? 0;
    for (let column = 0; column < sum.length; column += 1)
      sum[column] = (sum[column] ?? 0) + weight * (row[column] ?? 0);
  });
  return sum;
}

function spreadOf(values: readonly number[]): number {
  const middle = values.reduce((sum, value) => sum + value, 0) / values.length;
  return Math.sqrt(values.reduce((sum, value) => sum + (value - middle) ** 2, 0) / values.length);
}

/** A film whose script was counted stands between what is known of it and its script. */
const placesOfFilms = (
  said: readonly (readonly number[])[],
  counted: ReadonlyMap<number, readonly number[]>,
): number[][] =>
  said.map((place, film) => {
    const [known, own] = [ofLengthOne(place), ofLengthOne(counted.get(film) ?? [])];
    return own.length === 0 ? known : ofLengthOne(known.map((value, k) => value + (own[k] ?? 0)));
  });

const largest = (axis: Float64Array): number => axis.reduce((most, value) => Math.max(most, Math.abs(value)), 0) || 1;

/** Rows in whole numbers of one byte, `scale` being the largest number of each column. */
const packedBytes = (rows: readonly Float64Array[], scale: readonly number[]): string =>
  Buffer.from(
    Int8Array.from(rows.flatMap((row) => [...row].map((value, k) => Math.round((value / (scale[k] ?? 1)) * byte))))
      .buffer,
  ).toString('base64');
