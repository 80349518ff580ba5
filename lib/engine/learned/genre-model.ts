/** Which genres the words of a script speak for: a small linear model, learned from produced features (`npm run train -- genre`). */
import * as z from 'zod';
import { producedGenres } from '../norms/norm-tables.ts';
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import weights from './genre-weights.json' with { type: 'json' };

/**
 * `words` with their inverse document frequency and, in the order of `genres`, their weights; `bias` and the two numbers of `calibration` (slope,
 * intercept of a logistic curve over the raw score) a genre. `sure` is the probability from which a genre is named. `trained` says on what.
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
  words: z.record(z.string(), z.tuple([z.number()]).rest(z.number())),
});
export type GenreWeights = z.infer<typeof genreWeights>;

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
    const known = Object.hasOwn(model.words, word) ? model.words[word] : undefined;
    if (known) features.push([damped(count) * known[0], known.slice(1)]);
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
  parsed ??= genreWeights.parse(weights);
  return parsed;
}

/** The genre that the words speak for, where they do so surely; null where it is open. */
export function sureGenre(
  chances: readonly GenreChance[],
  { sure }: Pick<GenreWeights, 'sure'> = shipped(),
): GenreChance | null {
  const [first] = chances;
  return first && first.chance >= sure ? first : null;
}
