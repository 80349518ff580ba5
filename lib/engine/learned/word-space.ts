/** Where a script stands among films by the words it uses: a small space learned from produced scripts (`npm run train -- comparables`), in which words foretell what signs a film has. */
import * as z from 'zod';
import { damped } from './genre-model.ts';
import packed from './word-space.json' with { type: 'json' };

/**
 * `words` stand between blanks, each found in so many (`frequencies`) of the `scripts` counted. `axes` hold for each word a sign along each axis: against it, none or along it, five
 * to a byte, to be multiplied by the axis's `scale`; what the average script has (`middle`) is taken off. A sign of films (a kind of story,
 * a type, a subject) is spoken for by what the axes give it by `loadings` (one byte, 127 for `most`). The first `dimensions.place` axes give a script's place; `films` are the positions in the table of films whose scripts were counted, `places` theirs.
 */
export const packedSpace = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  dimensions: z.strictObject({ axes: z.number().int().positive(), place: z.number().int().positive() }),
  scale: z.array(z.number()),
  middle: z.array(z.number()),
  words: z.string(),
  frequencies: z.string(),
  axes: z.base64(),
  most: z.number().positive(),
  loadings: z.base64(),
  films: z.string(),
  places: z.base64(),
});
export type PackedSpace = z.infer<typeof packedSpace>;

/** A place in the space, of length one. */
export type Place = readonly number[];

/** Where a script stands: its place, and how much more its words speak for each sign of films than any script's do; below 0 where they speak against it. */
export interface Standing {
  readonly place: Place;
  readonly signs: Float64Array;
}

export interface WordSpace {
  /** Null where too little of the script is known. */
  readonly standingOf: (counts: ReadonlyMap<string, number>) => Standing | null;
  /** Of films whose scripts were counted, by the film's position in the table. */
  readonly places: ReadonlyMap<number, Place>;
  /** How few of the scripts counted have the word, as the logarithm of how many scripts stand to one of them; 0 of a word that is not known. */
  readonly rarityOf: (word: string) => number;
}

/** With fewer of its words known a script has no place. */
const fewestKnown = 150;

/** What stands for one in a table of bytes. */
const one = 127;
/** Signs: so many to a byte, as digits of a number to this base, after so much was added to each. */
export const signs = { inByte: 5, base: 3, none: 1 } as const;

const bytes = (text: string): Int8Array => new Int8Array(Buffer.from(text, 'base64'));
/** A loop over a million signs, for the first question asked waits for it. */
function signsIn(text: string): Int8Array {
  const stored = Buffer.from(text, 'base64');
  const all = new Int8Array(stored.length * signs.inByte);
  let at = 0;
  for (const byte of stored) {
    let rest = byte;
    for (let digit = 0; digit < signs.inByte; digit += 1) {
      all[at] = (rest % signs.base) - signs.none;
      rest = Math.floor(rest / signs.base);
      at += 1;
    }
  }
  return all;
}
export const ofLengthOne = (values: readonly number[]): number[] => {
  const length = Math.hypot(...values);
  return length === 0 ? [...values] : values.map((value) => value / length);
};

/** How near two places are: 1 the same, 0 unrelated, below that opposite. */
export const nearness = (a: Place, b: Place): number => a.reduce((sum, value, at) => sum + value * (b[at] ?? 0), 0);

/** @throws ZodError for a table of another shape. */
export function unpackSpace(table: unknown): WordSpace {
  const { scripts, dimensions, scale, middle, words, frequencies, most, films, ...packed } = packedSpace.parse(table);
  const known = new Map(words.split(' ').map((word, at) => [word, at]));
  const found = frequencies.split(' ').map(Number);
  const [axes, loadings, places] = [signsIn(packed.axes), bytes(packed.loadings), bytes(packed.places)];
  const { place } = dimensions;
  const rarity = (at: number): number => Math.log(scripts / (found[at] ?? 1));
  return {
    rarityOf: (word) => {
      const at = known.get(word);
      return at === undefined ? 0 : rarity(at);
    },
    standingOf: (counts) => {
      const weights: [number, number][] = [];
      for (const [word, count] of counts) {
        const at = known.get(word);
        if (at !== undefined) weights.push([at, damped(count) * rarity(at)]);
      }
      if (weights.length < fewestKnown) return null;
      const length = Math.hypot(...weights.map(([, weight]) => weight));
      const sums = new Float64Array(dimensions.axes);
      for (const [at, weight] of weights)
        for (let k = 0; k < sums.length; k += 1)
          sums[k] = (sums[k] ?? 0) + (weight / length) * (axes[at * sums.length + k] ?? 0);
      const along = middle.map((own, k) => (scale[k] ?? 0) * (sums[k] ?? 0) - own);
      return {
        place: ofLengthOne(along.slice(0, place)),
        signs: Float64Array.from({ length: loadings.length / dimensions.axes }, (_, sign) => {
          let sum = 0;
          for (let k = 0; k < along.length; k += 1)
            sum += (along[k] ?? 0) * (loadings[sign * dimensions.axes + k] ?? 0);
          return (sum * most) / one;
        }),
      };
    },
    places: new Map(
      films
        .split(' ')
        .filter(Boolean)
        .map((film, at) => [Number(film), ofLengthOne([...places.subarray(at * place, (at + 1) * place)])]),
    ),
  };
}

let unpacked: WordSpace | null = null;
/** Unpacked when first asked for. */
export function wordSpace(): WordSpace {
  unpacked ??= unpackSpace(packed);
  return unpacked;
}
