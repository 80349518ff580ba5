/** The script beside other formats: what they differ by, counted; how far each fits; its threads, episodes. */
import * as z from 'zod';
import { cite } from './cite.ts';

export const formatId = z.enum(['feature', 'limited', 'hour', 'half-hour', 'short', 'stage', 'audio', 'graphic']);
export type FormatId = z.infer<typeof formatId>;

export const formatFact = z.enum([
  'pages',
  'scenes',
  'speakers',
  'places',
  'talk',
  'speech',
  'small',
  'interiors',
  'wordless',
  'threads',
  'standing',
  'hooks',
]);
export type FormatFact = z.infer<typeof formatFact>;

export const fitness = z.enum(['fits', 'near', 'far', 'not counted']);
export type Fitness = z.infer<typeof fitness>;

/** `fit` (0-100) weighs fits as 1, near as a half, over what could be counted. */
export const formatFit = z.object({
  id: formatId,
  fit: z.number().int(),
  criteria: z.array(z.object({ fact: formatFact, fitness })),
});
export type FormatFit = z.infer<typeof formatFit>;

/** Why the end of a scene pulls on: the last speech asks or breaks off, a threat is near, the last line moves somebody. */
export const pullReason = z.enum(['question', 'broken', 'threat', 'move']);
export type PullReason = z.infer<typeof pullReason>;

/**
 * `first` and `last` are scene ids, `pages` its length. `fresh` are among its most heard and were not heard before. `closing` is what is said or
 * shown at its end, null of a scene without a line; `jump` the words by which what follows lies in another time, null where it does not.
 */
export const episode = z.object({
  first: z.string(),
  last: z.string(),
  fromPage: z.number().int().positive(),
  toPage: z.number().int().positive(),
  pages: z.number(),
  fresh: z.array(z.string()),
  closing: cite.nullable(),
  jump: cite.nullable(),
});
export type Episode = z.infer<typeof episode>;

/**
 * Null where there is too little to count. `current` is the format that the script is in: `stated` are the writer's own words for it, null where the
 * length or the page says so; `taken` says whether that was said or follows from the length. `facts` are values in their units (a share is 0-1, null where
 * it can't be counted). `others` are the formats but its own, the best first; `threads` groups of people with scenes of their own. `doubles` are people of one or two speeches. `serial` is told in parts that the pages fill twice or more, and is the script's own form or has what it can't do without; null where none is.
 */
export const formats = z
  .object({
    current: z.object({
      id: formatId,
      stated: z.string().nullable(),
      taken: z.enum(['as it is', 'by length']),
    }),
    facts: z.array(z.object({ id: formatFact, value: z.number().nullable() })),
    fits: z.array(formatFit),
    others: z.array(formatId),
    threads: z.array(z.object({ members: z.array(z.string()), scenes: z.array(z.string()) })),
    doubles: z.array(z.string()),
    serial: formatId.nullable(),
    episodes: z.array(episode),
  })
  .nullable();
export type StoryFormats = NonNullable<z.infer<typeof formats>>;
