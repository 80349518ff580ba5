/** The script in its own words: where it plays, how it opens and ends, what its leads say when they first meet, its key scenes. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { storyLine } from './line.ts';
import { turnName } from './structure.ts';

/**
 * `lead` is who the details form names, else who speaks most. `settings` are buildings or areas with their share of the pages (0 to 1), most first.
 * `meeting` is the telling line of the first exchange between the lead and who the lead talks with most, or of the lead's first scene. In `opening`,
 * `entrance` is where the action first shows the lead, null where the lead has the first words. `keyScenes` are candidates for the five turns, each
 * with its telling action and line, none of them told before.
 */
export const digest = z.object({
  lead: z.string().nullable(),
  settings: z.array(z.object({ name: z.string(), share: z.number() })),
  meeting: storyLine.nullable(),
  opening: z.object({
    image: cite.nullable(),
    words: storyLine.nullable(),
    entrance: z.object({ page: z.number().int().positive(), words: z.string() }).nullable(),
  }),
  keyScenes: z.array(
    z.object({ turn: turnName, scene: z.string(), action: cite.nullable(), line: storyLine.nullable() }),
  ),
  ending: z.object({ words: storyLine.nullable(), image: cite.nullable() }),
});
export type Digest = z.infer<typeof digest>;
