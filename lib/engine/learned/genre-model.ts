/** Which genres the words of a script speak for: a small linear model, learned from produced features (`npm run train -- genre`). */
import * as z from 'zod';
import { producedGenres } from '../norms/norm-tables.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import weights from './genre-weights.json' with { type: 'json' };

/**
 * `words` stand between blanks; `numbers` are for each its inverse document frequency and, in the order of `genres`, its weights, in hundredths of two bytes each;
 * `bias` and the two numbers of `calibration` (slope, intercept of a logistic curve over the raw score) a genre. `sure` is the probability from which a genre is named.
 * `trained` says on what.
 */
export const genreWeights = z.object({
  trained: z.object({
    source: z.string(),
    counted: z.string(),
    scripts: z.number().int(),
    named: z.number(),
    right: z.number(),
  }),
  genres: z.array(z.enum(producedGenres)),
  sure: z.number(),
  bias: z.array(z.number()),
  calibration: z.array(z.tuple([z.number(), z.number()])),
  words: z.string(),
  numbers: z.base64(),
});
export type PackedGenreWeights = z.infer<typeof genreWeights>;

/** `words` with their inverse document frequency and their weights by genre. */
export interface GenreWeights extends Omit<PackedGenreWeights, 'words' | 'numbers'> {
  readonly words: ReadonlyMap<string, readonly number[]>;
}

/** What stands for one in a table of numbers. */
const one = 100;

/** The table as it is written: hundredths are kept. */
export function packWeights({ words, ...model }: GenreWeights): PackedGenreWeights {
  const numbers = Int16Array.from([...words.values()].flat(), (value) => Math.round(value * one));
  return { ...model, words: [...words.keys()].join(' '), numbers: Buffer.from(numbers.buffer).toString('base64') };
}

/** @throws ZodError for a table of another shape */
export function unpackWeights(table: unknown): GenreWeights {
  const { words, numbers, ...model } = genreWeights.parse(table);
  const stored = Buffer.from(numbers, 'base64');
  const row = model.genres.length + 1;
  const numberAt = (at: number): number => stored.readInt16LE(at * Int16Array.BYTES_PER_ELEMENT) / one;
  return {
    ...model,
    words: new Map(
      words
        .split(' ')
        .map((word, at) => [word, Array.from({ length: row }, (_, column) => numberAt(at * row + column))]),
    ),
  };
}

/** Words that a script must hold of those the model knows: with fewer it says nothing. */
const fewestKnown = 150;

export interface GenreChance {
  readonly genre: ProducedGenre;
  /** 0 to 1, calibrated on scripts that the model had not seen. */
  readonly chance: number;
}

/** Sublinear term frequency: a word that stands a hundred times says little more than one that stands ten. */
export const damped = (count: number): number => 1 + Math.log(count);
const logistic = (value: number): number => 1 / (1 + Math.exp(-value));

/**
 * The genres' chances, highest first; none where too little of the script is known to the model. Rows of features have length one
 * (TF-IDF, cosine), as in the study behind it.
 */
export function genreChances(counts: ReadonlyMap<string, number>, model: GenreWeights = shipped()): GenreChance[] {
  const features: [number, readonly number[]][] = [];
  for (const [word, count] of counts) {
    const known = model.words.get(word);
    if (known) features.push([damped(count) * (known[0] ?? 0), known.slice(1)]);
  }
  if (features.length < fewestKnown) return [];
  const length = Math.hypot(...features.map(([value]) => value));
  return model.genres
    .map((genre, at): GenreChance => {
      const raw = features.reduce((sum, [value, own]) => sum + (value / length) * (own[at] ?? 0), model.bias[at] ?? 0);
      const [slope, intercept] = model.calibration[at] ?? [1, 0];
      return { genre, chance: logistic(slope * raw + intercept) };
    })
    .sort((a, b) => b.chance - a.chance);
}

let parsed: GenreWeights | null = null;
/** Parsed when it is first asked for. */
export function shipped(): GenreWeights {
  parsed ??= unpackWeights(weights);
  return parsed;
}

/** Drama, which the words of nearly every feature speak for, is named from so high a chance on and only where no other genre is sure: of comedies and thrillers that are dramas, too, a reader calls none a drama. */
const dramaFrom = 0.7;

/** The genre that the words speak for, where they do so surely; null where it is open. */
export function sureGenre(
  chances: readonly GenreChance[],
  { sure }: Pick<GenreWeights, 'sure'> = shipped(),
): GenreChance | null {
  const [first] = chances;
  const next = chances.find(({ genre }) => genre !== 'drama');
  if (next && next.chance >= sure) return next;
  return first?.genre === 'drama' && first.chance >= Math.max(sure, dramaFrom) ? first : null;
}

/** A second genre is named beside the first from such a chance on. */
const second = 0.8;

/** The genres that the words surely speak for, the likelier first: two at most, none where it is open. */
export function sureGenres(chances: readonly GenreChance[]): GenreChance[] {
  const first = sureGenre(chances);
  if (first === null) return [];
  const also = chances.find(({ genre, chance }) => genre !== 'drama' && genre !== first.genre && chance >= second);
  return also ? [first, also] : [first];
}
