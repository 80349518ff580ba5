/** A fact with its pages, in whole sentences: what the counted reports say of one script. Browser-safe. */
import * as z from 'zod';
import type { Block } from '../contract/blocks.ts';
import { evidence } from '../contract/evidence.ts';
import { type Cite, evidenceOf } from '../story/cite.ts';

/** `value` is the sentence, `note` a question that it raises, where it does. */
export const datedFact = z.object({
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  evidence: z.array(evidence),
});
export type DatedFact = z.infer<typeof datedFact>;

/** One fact with the places that show it. */
export const dated = (
  label: string,
  value: string,
  cites: readonly (Cite | null | undefined)[] = [],
  note: string | null = null,
): DatedFact => ({ label, value, note, evidence: cites.flatMap((cite) => (cite ? [evidenceOf(cite)] : [])) });

/** A block of them; none where there are none. `id` is what a reading keeps it by. */
export const datedBlock = (id: string, title: string | null, items: readonly DatedFact[]): Block[] =>
  items.length === 0 ? [] : [{ kind: 'facts', id, title, items: items.map((item) => ({ ...item })), basis: 'counted' }];
