/** Somebody whom the action names and who never speaks. */
import * as z from 'zod';
import { cite } from '../cite.ts';

/** `scenes` counts those whose action has the name, `pages` are theirs, ascending. `first` is the first sentence in which they do something. */
export const silentPerson = z.object({
  name: z.string(),
  scenes: z.number().int().positive(),
  pages: z.array(z.number().int().positive()).min(1),
  first: cite,
});
export type SilentPerson = z.infer<typeof silentPerson>;
