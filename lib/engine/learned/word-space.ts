/** Where a script stands among films by the words it uses: a small space learned from produced scripts (`npm run train -- comparables`). Tone and world, which no tag names. */
import * as z from 'zod';
import { damped } from './genre-model.ts';
import packed from './word-space.json' with { type: 'json' };

/**
 * `words` stand between blanks, each found in so many (`frequencies`) of the `scripts` counted; `axes` are whole numbers of one byte, `dimensions` a word, to be
 * multiplied by the dimension's `scale`; the average script's coordinates (`middle`) are taken off. `films` are coordinates of one byte, `dimensions` a film,
 * in the order of the table of films: of its script where that was counted, and of what its tags and genres say.
 */
export const packedSpace = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  dimensions: z.number().int().positive(),
  scale: z.array(z.number()),
  middle: z.array(z.number()),
  words: z.string(),
  frequencies: z.string(),
  axes: z.base64(),
  films: z.base64(),
});
export type PackedSpace = z.infer<typeof packedSpace>;

/** A place in the space, of length one. */
export type Standing = readonly number[];

export interface WordSpace {
  /** Null where too little of the script is known. */
  readonly standingOf: (counts: ReadonlyMap<string, number>) => Standing | null;
  /** By the film's position in the table. */
  readonly films: readonly Standing[];
}

/** With fewer of its words known a script has no place. */
const fewestKnown = 150;

const bytes = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));
export const ofLengthOne = (values: readonly number[]): number[] => {
  const length = Math.hypot(...values);
  return length === 0 ? [...values] : values.map((value) => value / length);
};

/** How near two places are: 1 the same, 0 unrelated, below that opposite. */
export const nearness = (a: Standing, b: Standing): number =>
  a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** @throws ZodError for a table of another shape. */
export function unpackSpace(table: unknown): WordSpace {
  const { scripts, dimensions, scale, middle, words, frequencies, axes, films } = packedSpace.parse(table);
  const known = new Map(words.split(' ').map((word, at) => [word, at]));
  const found = frequencies.split(' ').map(Number);
  const [axis, places] = [bytes(axes), bytes(films)];
  return {
    standingOf: (counts) => {
      const weights: [number, number][] = [];
      for (const [word, count] of counts) {
        const at = known.get(word);
        if (at !== undefined) weights.push([at, damped(count) * Math.log(scripts / (found[at] ?? 1))]);
      }
      if (weights.length < fewestKnown) return null;
      const length = Math.hypot(...weights.map(([, weight]) => weight));
      return ofLengthOne(
        middle.map(
          (own, k) =>
            (scale[k] ?? 0) *
              weights.reduce((sum, [at, weight]) => sum + (weight / length) * (axis[at * dimensions + k] ?? 0), 0) -
            own,
        ),
      );
    },
    films: Array.from({ length: places.length / dimensions }, (_, film) =>
      ofLengthOne([...places.subarray(film * dimensions, (film + 1) * dimensions)]),
    ),
  };
}

let unpacked: WordSpace | null = null;
/** Unpacked when first asked for. */
export function wordSpace(): WordSpace {
  unpacked ??= unpackSpace(packed);
  return unpacked;
}
