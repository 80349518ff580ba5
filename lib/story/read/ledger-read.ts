/** What is written up of a script before it is judged: days, ways, what is known, counted and carried, where these do not agree, and what a shoot needs. */
import * as z from 'zod';
import { said } from './said.ts';

/** 'knows': who learns what where; 'things': who has a thing and where it is next. */
export const ledgerAbout = z.enum(['time', 'place', 'knows', 'counts', 'things']);

/** `hole` is what does not agree or is not said; null where the entry holds. */
export const ledgerEntry = z.object({ about: ledgerAbout, said, hole: z.string().min(1).nullable() });
export type LedgerEntry = z.infer<typeof ledgerEntry>;

/** What a shoot has to bring or find, counted from the pages; `scenes` are ordinals, `pages` where they tell of it (readings made before these were looked up have none). */
export const needKind = z.enum([
  'roles',
  'extras',
  'props',
  'places',
  'nights',
  'season',
  'animals',
  'children',
  'effects',
  'stunts',
  'music',
]);
export const needRead = z.object({
  kind: needKind,
  what: z.string().min(1),
  scenes: z.array(z.number().int().positive()),
  pages: z.array(z.number().int().positive()).default([]),
});
export type NeedRead = z.infer<typeof needRead>;
