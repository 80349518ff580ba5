/** Where a script stands among films by the words it uses: a small space learned from produced scripts (`npm run train -- comparables`), in which words foretell the types, genres and tags of a film. */
import * as z from 'zod';
import { damped } from './genre-model.ts';
import packed from './word-space.json' with { type: 'json' };

/**
 * `words` stand between blanks, each found in so many (`frequencies`) of the `scripts` counted; `axes` are whole numbers of one byte, for each word those of a place and
 * then those of the types, to be multiplied by the dimension's `scale`; what the average script has (`middle`) is taken off. `films` are places of one byte a coordinate, in the
 * order of the table of films: of its script where that was counted, and of what its types, genres and tags say. A type is `usualTypes` and what the types' dimensions
 * add to it by `types` (one byte, 127 for one).
 */
export const packedSpace = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  dimensions: z.strictObject({ places: z.number().int().positive(), types: z.number().int().positive() }),
  scale: z.array(z.number()),
  middle: z.array(z.number()),
  words: z.string(),
  frequencies: z.string(),
  axes: z.base64(),
  films: z.base64(),
  usualTypes: z.array(z.number()),
  types: z.base64(),
});
export type PackedSpace = z.infer<typeof packedSpace>;

/** A place in the space, of length one. */
export type Place = readonly number[];

/** Where a script stands: its place, and how far its words speak for each type of the table, never below 0. */
export interface Standing {
  readonly place: Place;
  readonly types: readonly number[];
}

export interface WordSpace {
  /** Null where too little of the script is known. */
  readonly standingOf: (counts: ReadonlyMap<string, number>) => Standing | null;
  /** By the film's position in the table. */
  readonly films: readonly Place[];
}

/** With fewer of its words known a script has no place. */
const fewestKnown = 150;

/** What a film's second type counts beside the first. */
export const secondType = 0.7;

/** What stands for one in a table of bytes. */
const one = 127;

const bytes = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));
export const ofLengthOne = (values: readonly number[]): number[] => {
  const length = Math.hypot(...values);
  return length === 0 ? [...values] : values.map((value) => value / length);
};

/** How near two places are: 1 the same, 0 unrelated, below that opposite. */
export const nearness = (a: Place, b: Place): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** @throws ZodError for a table of another shape. */
export function unpackSpace(table: unknown): WordSpace {
  const { scripts, dimensions, scale, middle, words, frequencies, usualTypes, ...packed } = packedSpace.parse(table);
  const known = new Map(words.split(' ').map((word, at) => [word, at]));
  const found = frequencies.split(' ').map(Number);
  const [axes, films, types] = [bytes(packed.axes), bytes(packed.films), bytes(packed.types)];
  const { places } = dimensions;
  return {
    standingOf: (counts) => {
      const weights: [number, number][] = [];
      for (const [word, count] of counts) {
        const at = known.get(word);
        if (at !== undefined) weights.push([at, damped(count) * Math.log(scripts / (found[at] ?? 1))]);
      }
      if (weights.length < fewestKnown) return null;
      const length = Math.hypot(...weights.map(([, weight]) => weight));
      const sums = new Float64Array(middle.length);
      for (const [at, weight] of weights)
        for (let k = 0; k < sums.length; k += 1)
          sums[k] = (sums[k] ?? 0) + (weight / length) * (axes[at * sums.length + k] ?? 0);
      const along = middle.map((own, k) => (scale[k] ?? 0) * (sums[k] ?? 0) - own);
      const spoken = along.slice(places);
      return {
        place: ofLengthOne(along.slice(0, places)),
        types: usualTypes.map((own, type) =>
          Math.max(
            0,
            spoken.reduce((sum, value, k) => sum + (value * (types[type * dimensions.types + k] ?? 0)) / one, own),
          ),
        ),
      };
    },
    films: Array.from({ length: films.length / places }, (_, film) =>
      ofLengthOne([...films.subarray(film * places, (film + 1) * places)]),
    ),
  };
}

let unpacked: WordSpace | null = null;
/** Unpacked when first asked for. */
export function wordSpace(): WordSpace {
  unpacked ??= unpackSpace(packed);
  return unpacked;
}
