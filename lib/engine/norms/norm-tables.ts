/** The shape of the four tables of counted norms, as they are written by `npm run norms` and read by the engine. */
import * as z from 'zod';
import { measureId } from '../../story/measure.ts';

const count = z.number().int().positive();
/** `source` names the scripts and how they were counted, `counted` when: a month or a day. */
const provenance = { source: z.string().min(1), counted: z.string().regex(/^\d{4}-\d{2}(?:-\d{2})?$/) };

/** Values at the table's percentiles, in rising order; equal neighbours are allowed, a corpus may be small. */
const rising = <T extends z.ZodType<readonly number[]>>(values: T) =>
  values.refine((all) => all.every((value, index) => index === 0 || value >= (all[index - 1] ?? value)), {
    error: 'Percentiles must rise',
  });
const three = rising(z.tuple([z.number(), z.number(), z.number()]));
const five = rising(z.tuple([z.number(), z.number(), z.number(), z.number(), z.number()]));

/** Rates and shares of a feature at its 5th, 50th and 95th percentile. `speakers` speak at least once, `locations` are different headings. */
export const featureTable = z.strictObject({
  ...provenance,
  scripts: count,
  percentiles: z.tuple([z.literal(5), z.literal(50), z.literal(95)]),
  measures: z.strictObject({
    pages: three,
    scenesPerPage: three,
    dialogueShare: three,
    speakers: three,
    locations: three,
    nightShare: three,
    leadShare: three,
    parentheticalsPerSpeech: three,
  }),
});
export type FeatureTable = z.infer<typeof featureTable>;

/** Every craft measure at seven percentiles, over the `scripts` that were large enough for it. */
export const craftTable = z.strictObject({
  ...provenance,
  scripts: count,
  percentiles: z.tuple([
    z.literal(5),
    z.literal(10),
    z.literal(25),
    z.literal(50),
    z.literal(75),
    z.literal(90),
    z.literal(95),
  ]),
  measures: z.record(measureId, z.strictObject({ scripts: count, values: rising(z.array(z.number()).length(7)) })),
});
export type CraftTable = z.infer<typeof craftTable>;

/**
 * dialogueShare: spoken words among all words. parentheticalsPerSpeech: per cue. speakers: with two cues or more. majorSpeakers: with ten or
 * more where our engine counted (the quick parser's own cut is not on record). topSpeakerShare and topThreeShare: of spoken words.
 * wordsPerSpeech: mean. interiorShare and nightShare: of headings. wordsPerScene: mean.
 */
const fiveMeasures = z.strictObject({
  words: five,
  scenes: five,
  speeches: five,
  dialogueShare: five,
  parentheticalsPerSpeech: five,
  speakers: five,
  majorSpeakers: five,
  topSpeakerShare: five,
  topThreeShare: five,
  wordsPerSpeech: five,
  interiorShare: five,
  nightShare: five,
  wordsPerScene: five,
});
export type FiveMeasures = z.infer<typeof fiveMeasures>;

export const producedGenres = [
  'drama',
  'thriller',
  'comedy',
  'action',
  'horror',
  'romance',
  'scifi',
  'crime',
  'adventure',
  'fantasy',
  'animation',
] as const;
export type ProducedGenre = (typeof producedGenres)[number];

/** `every` is over all scripts, `genres` over those with a genre; a film may stand in several. The two may come from different runs. */
export const genreTable = z.strictObject({
  percentiles: z.tuple([z.literal(10), z.literal(25), z.literal(50), z.literal(75), z.literal(90)]),
  every: z.strictObject({ ...provenance, scripts: count, measures: fiveMeasures }),
  genres: z.strictObject({
    ...provenance,
    scripts: count,
    each: z.record(z.enum(producedGenres), z.strictObject({ scripts: count, measures: fiveMeasures })),
  }),
});
export type GenreTable = z.infer<typeof genreTable>;

const share = z.number().int().min(0).max(100);
/** In how many of 100 scripts each flaw rule fires, in whole hundredths, by the rule's id; a rule that nobody has counted is missing. */
export const flawTable = z.strictObject({
  ...provenance,
  scripts: count,
  rates: z.record(z.string(), share),
});
export type FlawTable = z.infer<typeof flawTable>;
