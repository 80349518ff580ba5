/** How likely a sentence tells a moment that a synopsis cannot do without: a small linear model over its signs (`npm run train -- moments`). */
import * as z from 'zod';
import packed from './moment-weights.json' with { type: 'json' };

/** `signs` stand between blanks, each with its hundredths in `weights`. `marked` moments stand in the `scripts` it was taught. */
export const momentWeights = z.strictObject({
  source: z.string().min(1),
  counted: z.iso.date(),
  scripts: z.number().int().positive(),
  marked: z.number().int().positive(),
  signs: z.string(),
  weights: z.string(),
});
export type MomentWeights = z.infer<typeof momentWeights>;

/** What stands for one in the table. */
const one = 100;

export const packMoments = (
  weights: ReadonlyMap<string, number>,
  about: Omit<MomentWeights, 'signs' | 'weights'>,
): MomentWeights =>
  momentWeights.parse({
    ...about,
    signs: [...weights.keys()].join(' '),
    weights: [...weights.values()].map((weight) => Math.round(weight * one)).join(' '),
  });

/** @throws ZodError for a table of another shape */
export function unpackMoments(table: unknown): ReadonlyMap<string, number> {
  const { signs, weights } = momentWeights.parse(table);
  const numbers = weights.split(' ').map(Number);
  return new Map(signs.split(' ').map((sign, at) => [sign, (numbers[at] ?? 0) / one]));
}

/** How many scripts taught it. */
export const taughtScripts = (): number => momentWeights.parse(packed).scripts;

let shipped: ReadonlyMap<string, number> | null = null;

/** Higher is likelier; the sum has no unit and serves to compare the sentences of one script. The shipped table is unpacked when first asked for. */
export function momentScore(signs: readonly string[], weights?: ReadonlyMap<string, number>): number {
  shipped ??= unpackMoments(packed);
  const own = weights ?? shipped;
  return signs.reduce((sum, sign) => sum + (own.get(sign) ?? 0), 0);
}
