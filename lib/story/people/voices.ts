/** Whether the leading speakers can be told apart by their small words. */
import * as z from 'zod';

/**
 * The speeches of `speakers` are parted into two halves each. `alike` are pairs of whom a half of either lies nearest to a half of the other by
 * Burrows' Delta; `apart` is true where every half lies nearest to its own other half. Null where too few people say enough.
 */
export const voices = z
  .object({
    speakers: z.array(z.string()),
    alike: z.array(z.tuple([z.string(), z.string()])),
    apart: z.boolean(),
  })
  .nullable();
export type Voices = z.infer<typeof voices>;
