/** What makes a finding or a reader's point a note that is known again in the next draft: what made it, whom it touches, the words it stands on. */
import * as z from 'zod';
import { cite } from './cite.ts';
import { absence } from './read/said.ts';

/** 'counted' by a rule or a measure, 'read' by a language model, the writer's 'own', a 'comment' of whoever reads a share. */
const noteMaker = z.enum(['counted', 'read', 'own', 'comment']);

/**
 * `finding` is the id in its draft's graph. `rule` is what is looked for again: a flaw rule, a measure, or the side of a read point ('weakness',
 * 'opportunity'). A note on the whole `script` has examples for places; one on a `place` is about that place. `about` are the words it is about ('teh'), where it
 * is about words; `people` ids. `gist` is a reader's own title, empty where a rule says it. `fault`: its passages contradict each other. `score`: the
 * measure's range.
 */
export const foundNote = z.object({
  finding: z.string(),
  by: noteMaker,
  rule: z.string(),
  reach: z.enum(['place', 'script']),
  about: z.array(z.string()),
  people: z.array(z.string()),
  cites: z.array(cite),
  gist: z.string(),
  fault: z.boolean(),
  absence: absence.nullable(),
  score: z.object({ low: z.number(), high: z.number() }).nullable(),
});
export type FoundNote = z.infer<typeof foundNote>;

/** A passage of a note: as it was when the note was last found, and where it stands now; null where it is gone. */
export const notePassage = z.object({ found: cite, now: cite.nullable() });
export type NotePassage = z.infer<typeof notePassage>;

/** Where a writer's own note stands in the draft that it was written on. */
export const ownPlaces = z.array(cite);

/**
 * What a draft makes of a note. 'new': no earlier draft had it. 'open': it was found again. Open, too, are 'not_found_again', which was merely not repeated, its passage standing as it
 * was, and 'passage_changed', whose passage changed while nothing says that it is mended. 'closed': its passage changed or went and its check came to nothing. A writer's own has no check:
 * it closes only where all of its passages are gone.
 */
export const noteFate = z.enum(['new', 'open', 'not_found_again', 'passage_changed', 'closed']);
export type NoteFate = z.infer<typeof noteFate>;

/** A note of one draft, known by `id` in every draft. `moved`: with its scene. `stood`: a new one on words that stood in the draft before. */
export const carriedNote = foundNote.omit({ cites: true }).extend({
  id: z.string(),
  passages: z.array(notePassage),
  fate: noteFate,
  moved: z.boolean(),
  stood: z.boolean(),
});
export type CarriedNote = z.infer<typeof carriedNote>;
