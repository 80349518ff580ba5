/** Whether the leading speakers can be told apart by their small words. */
import * as z from 'zod';

/**
 * Each speaker's words are parted into two halves; `matched` of `halves` lie nearest to their own other half by Burrows' Delta, where guessing
 * would match a share of `chance`. Null where too few people say enough.
 */
export const voices = z
  .object({
    speakers: z.array(z.string()),
    halves: z.number().int(),
    matched: z.number().int(),
    chance: z.number(),
  })
  .nullable();
export type Voices = z.infer<typeof voices>;
