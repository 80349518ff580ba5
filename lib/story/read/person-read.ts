/** People as they were read: want, need, flaw and arc, what works of them and what is missing, and what stands between two of them. */
import * as z from 'zod';
import { absence, byWriter, said } from './said.ts';

export const personRole = z.enum(['protagonist', 'antagonist', 'ally', 'love interest', 'mentor', 'foil', 'minor']);
/** Whom the reading took for the protagonist and the writer does not is left a main character. */
export const shownRole = z.enum([...personRole.options, 'main character']);
export const arcKind = z.enum(['grows', 'falls', 'steadfast', 'none', 'open']);

/** What the script calls somebody, where its pages settle it. */
export const pronoun = z.enum(['she', 'he']);
export type Pronoun = z.infer<typeof pronoun>;

/** What is not on the page and could be; `absence` where it was searched for, `attempt` what to try. */
export const missing = z.object({ said, absence: absence.nullable(), attempt: z.string().nullable() });

/** `id` is the counted character's, so that both builders speak of one person; `aliases` are other names of the script for them. `cast` is what an actor would be told. `by`: the writer has set the role. */
export const personRead = z.object({
  id: z.string(),
  name: z.string(),
  aliases: z.array(z.string()),
  role: shownRole,
  by: byWriter,
  /** Readings made before this was looked up have none. */
  pronoun: pronoun.nullable().default(null),
  want: said.nullable(),
  need: said.nullable(),
  flaw: said.nullable(),
  arc: z.object({ kind: arcKind, from: said, to: said }).nullable(),
  /** In what they change or refuse to; and the last that they do or say. Readings made before these were asked for have neither. */
  turn: said.nullable().default(null),
  last: said.nullable().default(null),
  works: said.nullable(),
  /** How they speak and nobody else does. */
  voice: said.nullable().default(null),
  missing: missing.nullable(),
  cast: z.string().nullable(),
});
export type PersonRead = z.infer<typeof personRead>;

/** Two people by their ids; `unfinished` is what they never settle. */
export const bondRead = z.object({
  a: z.string(),
  b: z.string(),
  said,
  turns: said.nullable(),
  unfinished: missing.nullable(),
});
export type BondRead = z.infer<typeof bondRead>;
