/** What a reader says of a script: a sentence with the passages it stands on, how sure it is, and what became of its proof. */
import * as z from 'zod';
import { cite } from '../cite.ts';

/** 'sure': the pages say it; 'likely': it follows from them; 'reading': another reader may differ. */
export const confidence = z.enum(['sure', 'likely', 'reading']);

/**
 * Whether the passages carry the sentence, by a second look that saw nothing but both. What they do not carry is no part of the graph; 'unchecked' where
 * nobody could be asked.
 */
export const support = z.enum(['supported', 'partly', 'unchecked']);

/** Four places at most: two for a contradiction, a plant and its pay-off. Every cite resolves: code has looked the words up. */
export const mostCites = 4;
export const said = z.object({
  text: z.string().min(1),
  cites: z.array(cite).min(1).max(mostCites),
  confidence,
  support,
});
/** On what the writer has set in place of what was read. Never in a stored reading: corrections are put in when it is opened. */
export const byWriter = z.literal('writer').optional();
export type Said = z.infer<typeof said>;

/** 'Never after page 28', 'not before page 104', 'never said by Noah': the words that were looked for and not found, in what is spoken, in the action or in both, by one speaker or anybody. Both pages null: nowhere in the script. */
export const absence = z.object({
  terms: z.array(z.string().min(1)).min(1),
  after: z.number().int().positive().nullable(),
  /** Readings made before these were asked for have neither. */
  before: z.number().int().positive().nullable().default(null),
  speaker: z.string().nullable().default(null),
  where: z.enum(['dialogue', 'action', 'any']),
});
export type Absence = z.infer<typeof absence>;
