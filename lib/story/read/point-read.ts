/** The points a reader makes, each told once: strengths, weaknesses, questions, chances; and the rewrite planned from them. */
import * as z from 'zod';
import { absence, said } from './said.ts';

export const pointKind = z.enum(['strength', 'weakness', 'question', 'opportunity']);
export type PointKind = z.infer<typeof pointKind>;
/** What mending takes: a word, a scene, a sequence, another draft. */
export const pointEffort = z.enum(['word', 'scene', 'sequence', 'draft']);
export type PointEffort = z.infer<typeof pointEffort>;

/** How much a fault matters; 'licence' is what the kind of story allows. */
export const severity = z.enum(['major', 'minor', 'cosmetic', 'licence']);
export type Severity = z.infer<typeof severity>;

/** One place where advice is carried out, from `page` to `to` (null: one page). */
export const partAct = z.enum(['add', 'cut', 'change', 'move', 'keep']);
export const advicePart = z.object({
  page: z.number().int().positive(),
  to: z.number().int().positive().nullable(),
  act: partAct,
  text: z.string().min(1),
});
export type AdvicePart = z.infer<typeof advicePart>;

/** A line or two of the script as they could be, beside the words as they stand. */
export const sample = z.object({ page: z.number().int().positive(), before: z.string(), after: z.string() });

/**
 * `id` is the same for the same point in every draft: kind, touched people and cited words. `weight` 1 to 5 is its worth to the writer; `costs` says whom it
 * costs what. `reports` are numbers of reports, the home first; `touches` ids of people. `fault`: two passages that cannot both be true, or an answer that
 * was looked for and is not there. `parts` are the advice place by place; `loses` is what the advice costs, `instead` a second way that spares it. Readings made
 * before `severity`, `parts`, `loses` and `instead` were asked for have none of them.
 */
export const pointRead = z.object({
  id: z.string(),
  kind: pointKind,
  title: z.string().min(1),
  said,
  costs: z.string().nullable(),
  attempt: z.string().nullable(),
  sample: sample.nullable(),
  weight: z.number().int().min(1).max(5),
  effort: pointEffort,
  fault: z.boolean(),
  severity: severity.nullable().default(null),
  parts: z.array(advicePart).default([]),
  loses: z.string().nullable().default(null),
  instead: z.string().nullable().default(null),
  touches: z.array(z.string()),
  reports: z.array(z.number().int().positive()).min(1),
  absence: absence.nullable(),
});
export type PointRead = z.infer<typeof pointRead>;

/** A step of the rewrite, in order of worth for effort; `points` are ids. */
export const planStep = z.object({
  goal: z.string().min(1),
  points: z.array(z.string()).min(1),
  effort: pointEffort,
  gains: z.string().nullable(),
});
export type PlanStep = z.infer<typeof planStep>;

/** How the advice of several points goes together: typed at once, one before the other, or one instead of the other; `points` are ids, in order. */
export const adviceOrder = z.object({
  points: z.array(z.string()).min(2),
  how: z.enum(['together', 'in order', 'one of them']),
  why: z.string().min(1),
});
export type AdviceOrder = z.infer<typeof adviceOrder>;
