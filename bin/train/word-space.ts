/**
 * Learns the space in which scripts have their places: the words of a script foretell the signs of its film (ridge regression), and the axes along
 * which these forecasts differ most are kept, each word by its sign alone. Linear algebra, no chance but a fixed seed.
 */

import type { FilmSigns } from '../../lib/engine/comparables/film-signs.ts';
import { damped } from '../../lib/engine/learned/genre-model.ts';
import { ofLengthOne, type PackedSpace, signs } from '../../lib/engine/learned/word-space.ts';
import { columnMeans, dot, inverseDiagonal, mainAxes, solved, transposed } from './linear-algebra.ts';

/** 64 axes lose one in ten of the films that 144 find; more than 120 hardly help. A place needs no more than tells two scripts apart. */
const dimensions = { axes: 144, place: 32 } as const;
const mostWords = 9400;
const fewestScripts = 6;
/** A word in more of the scripts says little. */
const mostScripts = 0.4;
/** How much a word must be borne out before it moves a script; from 0.2 to 0.4 the films found are equally like the script's own. */
const ridge = 0.3;
/** A word whose part in an axis is under so much of the usual part has no sign there: the best threshold for three values of a normal spread. */
const signThreshold = 0.6;
const amongFirst = 3;
const byte = 127;

type Bag = ReadonlyMap<string, number>;

export interface LearnedSpace {
  readonly space: Omit<PackedSpace, 'source' | 'counted'>;
  /** Share of the scripts of which a premise of the film is the first, or among the first three, that the other scripts foretell. */
  readonly first: number;
  readonly inThree: number;
}

/** `films` gives each script's film, null where it is not in the table; the first `premises` signs are premises. Films without any teach nothing. */
export function learnSpace(
  bags: readonly Bag[],
  films: readonly (number | null)[],
  known: FilmSigns,
  premises: number,
): LearnedSpace {
  const frequency = new Map<string, number>();
  for (const bag of bags) for (const word of bag.keys()) frequency.set(word, (frequency.get(word) ?? 0) + 1);
  const idf = (word: string): number => Math.log(bags.length / (frequency.get(word) ?? 1));
  const words = tellingMost(bags, frequency, idf);
  const labels = known.rows.map((row) => {
    const label = new Float64Array(known.count);
    for (const [sign, value] of row) label[sign] = value;
    return label;
  });
  const premisesOf = known.rows.map((row) => new Set(row.flatMap(([sign]) => (sign < premises ? [sign] : []))));
  const taught = films.flatMap((film, script) =>
    film === null || premisesOf[film]?.size === 0 ? [] : [{ film, script }],
  );
  const raw = rowsOf(
    taught.map(({ script }) => bags[script] ?? new Map()),
    words,
    idf,
  );
  const middle = columnMeans(raw);
  const rows = raw.map((row) => less(row, middle));
  const labelsIn = taught.map(({ film }) => labels[film] ?? new Float64Array(known.count));
  const usual = columnMeans(labelsIn);
  const wanted = labelsIn.map((label) => less(label, usual));

  const kernel = rows.map((a) => Float64Array.from(rows, (b) => dot(a, b)));
  const regular = kernel.map((row, at) => row.map((value, other) => value + (at === other ? ridge : 0)));
  const duals = transposed(solved(regular, transposed(wanted)));
  const foretold = foretoldByOthers(kernel, wanted);
  const fitted = kernel.map((row) => combined(duals, row));
  const axes = mainAxes(fitted, dimensions.axes);
  const full = axes.map((axis) =>
    combined(
      rows,
      duals.map((dual) => dot(dual, axis)),
    ),
  );
  const signed = full.map(signsOf);
  const scale = signed.map((own, k) => dot(own, full[k] ?? []) / (dot(own, own) || 1));
  const most = axes.reduce((far, axis) => axis.reduce((own, value) => Math.max(own, Math.abs(value)), far), 0) || 1;
  const places = raw.map((row) =>
    ofLengthOne(
      Array.from({ length: dimensions.place }, (_, k) => {
        const own = signed[k] ?? new Float64Array(0);
        return (scale[k] ?? 0) * (dot(own, row) - dot(own, middle));
      }),
    ),
  );
  return {
    ...firstsOf(
      foretold.map((row) => row.slice(0, premises).map((value, label) => value + (usual[label] ?? 0))),
      taught.map(({ film }) => premisesOf[film] ?? new Set<number>()),
    ),
    space: {
      scripts: bags.length,
      dimensions,
      words: words.join(' '),
      frequencies: words.map((word) => frequency.get(word) ?? 1).join(' '),
      scale: scale.map((value) => Number(value.toPrecision(6))),
      middle: signed.map((own, k) => Number(((scale[k] ?? 0) * dot(own, middle)).toPrecision(6))),
      axes: packedSigns(transposed(signed)),
      most: Number(most.toPrecision(6)),
      loadings: packedBytes(transposed(axes), most),
      films: taught.map(({ film }) => film).join(' '),
      places: packedBytes(places),
    },
  };
}

/** What the other scripts foretell of each: a regression whose mean is a word of its own, without the script's part in it. */
function foretoldByOthers(kernel: readonly Float64Array[], wanted: readonly Float64Array[]): Float64Array[] {
  const regular = kernel.map((row, at) => row.map((value, other) => value + 1 + (at === other ? ridge : 0)));
  const duals = transposed(solved(regular, transposed(wanted)));
  const own = inverseDiagonal(regular);
  return wanted.map((label, script) =>
    label.map((value, at) => value - (duals[script]?.[at] ?? 0) / (own[script] ?? 1)),
  );
}

function firstsOf(
  foretold: readonly Float64Array[],
  own: readonly ReadonlySet<number>[],
): Pick<LearnedSpace, 'first' | 'inThree'> {
  const right = (many: number): number =>
    foretold.filter((row, script) =>
      [...row.keys()]
        .sort((a, b) => (row[b] ?? 0) - (row[a] ?? 0))
        .slice(0, many)
        .some((label) => own[script]?.has(label) === true),
    ).length / Math.max(1, foretold.length);
  return { first: right(1), inThree: right(amongFirst) };
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

function signsOf(axis: Float64Array): Float64Array {
  const threshold = signThreshold * Math.sqrt(dot(axis, axis) / Math.max(1, axis.length));
  return axis.map((value) => (Math.abs(value) < threshold ? 0 : Math.sign(value)));
}

/** Five signs to a byte. */
function packedSigns(rows: readonly Float64Array[]): string {
  const all = rows.flatMap((row) => [...row]);
  const stored = new Uint8Array(Math.ceil(all.length / signs.inByte));
  all.forEach((sign, at) => {
    const byteAt = Math.floor(at / signs.inByte);
    stored[byteAt] = (stored[byteAt] ?? 0) + (sign + signs.none) * signs.base ** (at % signs.inByte);
  });
  return Buffer.from(stored).toString('base64');
}

/** Rows of numbers in whole numbers of one byte, 127 for `most`. */
const packedBytes = (rows: readonly ArrayLike<number>[], most = 1): string =>
  Buffer.from(
    Int8Array.from(rows.flatMap((row) => Array.from(row, (value) => Math.round((value * byte) / most)))).buffer,
  ).toString('base64');
