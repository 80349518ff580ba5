/** The Bechdel test, as far as the script itself states who is a woman and who is a man. */
import * as z from 'zod';
import { cite } from './cite.ts';

/**
 * `women` and `men` are ids of those whose gender is stated, most words first; `shown` are the places that state it for the first women. `talk` counts
 * exchanges between two women and the scenes they stand in, and holds the first answer; `free` counts those without a word for a man, and holds
 * the longest answer. Both are null where there are none.
 */
export const bechdel = z.object({
  women: z.array(z.string()),
  men: z.array(z.string()),
  shown: z.array(cite),
  talk: z
    .object({
      exchanges: z.number().int(),
      scenes: z.number().int(),
      between: z.tuple([z.string(), z.string()]),
      cite,
    })
    .nullable(),
  free: z.object({ exchanges: z.number().int(), cite }).nullable(),
});
export type Bechdel = z.infer<typeof bechdel>;
