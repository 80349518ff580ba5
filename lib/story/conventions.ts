/** What readers of the genre look for, counted: which conventions the script meets, where it departs; its proportions; the forms it is built in. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { genreId } from './genre.ts';
import { measureId } from './measure.ts';

/**
 * No longer counted, though answers made before still name them: 'scifi-explaining', whose turns of phrase one time in two only set up an answer; 'scifi-speeches', for the long speeches that it marked were those
 * that work; 'drama-named', which met feelings that were named in words it does not know; 'drama-refusals', 'comedy-refusals' and 'romance-resist', for of 42 lines said to refuse eleven did not.
 */
export const conventionId = z.enum([
  'action-opening',
  'action-spacing',
  'action-largest',
  'action-shown',
  'action-outside',
  'adventure-goal',
  'adventure-places',
  'adventure-outside',
  'adventure-trials',
  'comedy-replies',
  'comedy-speeches',
  'comedy-talk',
  'comedy-callback',
  'comedy-refusals',
  'crime-early',
  'crime-questions',
  'crime-clue',
  'crime-steady',
  'drama-two',
  'drama-pair',
  'drama-refusals',
  'drama-lead',
  'drama-room',
  'drama-named',
  'fantasy-wonder',
  'fantasy-rule',
  'fantasy-steady',
  'fantasy-things',
  'horror-first-threat',
  'horror-steady-threat',
  'horror-alone',
  'horror-night',
  'horror-shown',
  'romance-meet',
  'romance-apart',
  'romance-close',
  'romance-resist',
  'romance-speeches',
  'scifi-image',
  'scifi-rule',
  'scifi-explaining',
  'scifi-speeches',
  'thriller-danger',
  'thriller-clock',
  'thriller-clock-kept',
  'thriller-open',
  'thriller-scene-length',
]);
export type ConventionId = z.infer<typeof conventionId>;

export const proportionId = z.enum([
  'dialogueShare',
  'wordsPerSpeech',
  'wordsPerScene',
  'interiorShare',
  'topSpeakerShare',
]);
export type ProportionId = z.infer<typeof proportionId>;

const scene = z.string();
const person = z.string();
const share = z.number();
const page = z.number().int().positive();
const count = z.number().int().nonnegative();

/**
 * A place where the genre shows: `said` are its words there, null where a scene (`scene`) or the quote alone tells. `position` runs from 0 to 1.
 */
const sign = z.object({ position: share, page, said: z.string().nullable(), scene: scene.nullable() });

/**
 * What was counted, by kind; scenes and people are ids, shares run from 0 to 1 and lie over the script where nothing else is said, lengths are in
 * pages. early: the first sign, looked for up to `page`; `scene` has room for one. steady: `signs` counts them, the widest gap runs over `pages`
 * (`most` is looked for), in its middle stands `scene`. largest: of `pieces` the `largest`, and the fullest scene of the last quarter (`ending`). proportion: beside
 * the genre's quartiles over `scripts`; `scene` does most towards it. measure: a craft measure; `lacking` shows none of it. night: of `scenes` so many are
 * `dark`; `turnable` is by day. meeting, apart, closing: `pair` is the lead and whoever the lead talks with most. duets: `two` of `talking` scenes have two
 * speakers; in `crowded` there are more, `least` says least. alone: in `single` of `peopled` scenes one person is to be seen; `smallest` has two.
 */
const counted = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('early'), page, first: sign.nullable(), scene }),
  z.object({
    kind: z.literal('steady'),
    signs: count,
    from: page,
    to: page,
    pages: z.number(),
    most: z.number(),
    scene,
  }),
  z.object({ kind: z.literal('largest'), pieces: count, largest: scene, ending: scene }),
  z.object({
    kind: z.literal('proportion'),
    proportion: proportionId,
    value: z.number(),
    low: z.number(),
    high: z.number(),
    scripts: count,
    scene,
  }),
  z.object({ kind: z.literal('measure'), measure: measureId, lacking: scene.nullable() }),
  z.object({
    kind: z.literal('night'),
    dark: count,
    scenes: count,
    usual: share,
    turnable: scene.nullable(),
  }),
  z.object({
    kind: z.literal('meeting'),
    pair: z.tuple([person, person]),
    by: share,
    scene,
    earlier: scene,
  }),
  z.object({
    kind: z.literal('apart'),
    pair: z.tuple([person, person]),
    share,
    most: share,
    from: page,
    to: page,
    scene,
  }),
  z.object({ kind: z.literal('closing'), pair: z.tuple([person, person]), scene, ending: scene }),
  z.object({
    kind: z.literal('duets'),
    two: count,
    talking: count,
    least: share,
    crowded: z.object({ scene, least: person }).nullable(),
  }),
  z.object({
    kind: z.literal('alone'),
    single: count,
    peopled: count,
    least: share,
    smallest: scene.nullable(),
  }),
]);
export type Counted = z.infer<typeof counted>;
export type CountedAs<Kind extends Counted['kind']> = Extract<Counted, { kind: Kind }>;
export type Sign = z.infer<typeof sign>;

/** `rank` (0 to 1) says how far the script departs; `places` show it. */
export const convention = z.object({
  id: conventionId,
  met: z.boolean(),
  rank: share,
  counted,
  places: z.array(cite),
});
export type StoryConvention = z.infer<typeof convention>;

/** A form that a script is built in and films are noted for: of whom, how often, at which setting, on which pages. */
export const form = z.object({
  id: z.enum(['ensemble', 'two-hander', 'voice-over', 'single-location', 'non-linear']),
  people: z.array(person),
  count,
  setting: z.string().nullable(),
  pages: z.array(page),
  places: z.array(cite),
});
export type StoryForm = z.infer<typeof form>;

/** One genre that the script is given, as it is counted against it. What the script gives too little to count is left out. */
const genreConventions = z.object({
  genre: genreId,
  proportions: z.array(z.object({ id: proportionId, value: z.number() })),
  conventions: z.array(convention),
});
export type GenreConventions = z.infer<typeof genreConventions>;

/** A convention that two genres share stands with the first. Empty where no genre is given or the scenes are too few. */
export const conventions = z.object({ genres: z.array(genreConventions), forms: z.array(form) });
export type Conventions = z.infer<typeof conventions>;
