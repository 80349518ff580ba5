/** Who is who in a script, as its writer corrects it: merges and new names of its characters. */
import * as z from 'zod';

/** Most merges, and most renames, that one script may have. */
export const maxCharacterEdits = 200;
/** A cue's name in capitals, as the reading lists it. */
const knownName = z.string().min(1).max(100);

/** A name that one person can bear in a cue: letters, digits and a few marks; 'A AND B' and 'A/B' would be two people. */
export const newCharacterName = z
  .string()
  .trim()
  .min(1, 'Please give a name.')
  .max(60, 'Please give a name of at most 60 characters.')
  .regex(
    /^[\p{L}\p{M}\p{N}][\p{L}\p{M}\p{N} .'’#-]*$/u,
    'Please use letters, digits, spaces and . - # or apostrophes in a name.',
  )
  .refine(
    (name) => !/(?:^|\s)AND(?:\s|$)/i.test(name),
    'Please give the name of one person: “and” in a cue makes it two.',
  );

/**
 * `merges`: every speech of `from` counts as `into`'s. `renames`: the character `name` is called `to`. All but `to` are names as the script
 * has them (`id` of a reading's characters), so that one correction can be taken back without touching the others.
 */
export const characterEdits = z.object({
  merges: z.array(z.object({ from: knownName, into: knownName })).max(maxCharacterEdits),
  renames: z.array(z.object({ name: knownName, to: newCharacterName })).max(maxCharacterEdits),
});
export type CharacterEdits = z.infer<typeof characterEdits>;
export const noCharacterEdits: CharacterEdits = { merges: [], renames: [] };
