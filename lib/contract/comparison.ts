/** Two drafts of one script side by side: scenes, cast, findings and scores, each in the draft it stands in. Refuses a verdict on which is better. */
import * as z from 'zod';
import { evidence } from './evidence.ts';
import { answerStatus, questionNumber } from './report.ts';
import { scriptStatus } from './uploads.ts';

export const comparisonQuery = z.object({ with: z.string().min(1).max(64) });

/** One draft as the user knows it. The older is the one that was uploaded first. */
export const draftSide = z.object({
  script_id: z.string(),
  title: z.string().nullable(),
  file_name: z.string(),
  created_at: z.string(),
  status: scriptStatus,
});
export type DraftSide = z.infer<typeof draftSide>;

/** `ordinal` counts scenes with a heading, null for text before the first. `words` are seen or said; `pages` is the length in eighths / 8. */
export const comparedScene = z.object({
  ordinal: z.number().int().positive().nullable(),
  heading: z.string(),
  page: z.number().int().positive(),
  last_page: z.number().int().positive(),
  pages: z.number(),
  words: z.number().int().nonnegative(),
});
export type ComparedScene = z.infer<typeof comparedScene>;

/**
 * One change, or none. `older` and `newer` hold the scenes it is about: one each, none for what was added or cut, two or more on one side for
 * a split or a merge. `kept` is the share of both wordings that stands in both, `heading_changed` a heading with other words; `gone` and
 * `fresh` quote lines that stand in one draft only.
 */
export const sceneChange = z.object({
  kind: z.enum(['same', 'rewritten', 'split', 'merged', 'added', 'cut']),
  moved: z.boolean(),
  older: z.array(comparedScene),
  newer: z.array(comparedScene),
  kept: z.number().min(0).max(1),
  words_added: z.number().int().nonnegative(),
  words_cut: z.number().int().nonnegative(),
  heading_changed: z.boolean(),
  gone: z.array(evidence),
  fresh: z.array(evidence),
});
export type SceneChange = z.infer<typeof sceneChange>;

/** `page` is that of the first speech. */
export const comparedPart = z.object({
  name: z.string(),
  speeches: z.number().int().positive(),
  words: z.number().int().nonnegative(),
  page: z.number().int().positive(),
});
export const castChange = z.object({
  kind: z.enum(['added', 'cut', 'renamed']),
  older: comparedPart.nullable(),
  newer: comparedPart.nullable(),
});
export type CastChange = z.infer<typeof castChange>;

/** A number of both drafts: `share` runs from 0 to 1. */
export const comparedFact = z.object({
  name: z.string(),
  unit: z.enum(['pages', 'scenes', 'words', 'parts', 'share']),
  older: z.number(),
  newer: z.number(),
});
export type ComparedFact = z.infer<typeof comparedFact>;

/** A finding with its places in each draft; empty where the draft does not have it. */
export const comparedFinding = z.object({
  question: questionNumber,
  title: z.string(),
  advice: z.string().nullable(),
  severity: z.enum(['major', 'minor', 'info']),
  older: z.array(evidence),
  newer: z.array(evidence),
});
export type ComparedFinding = z.infer<typeof comparedFinding>;

const score = z.object({ score: z.number(), low: z.number(), high: z.number() });
/** `noise`: the two ranges share a score, so the difference may be chance; `up` and `down`: they do not; `unrated`: one draft has none. */
export const comparedScore = z.object({
  table: z.enum(['FRAME', 'CALIBER']),
  name: z.string(),
  older: score.nullable(),
  newer: score.nullable(),
  verdict: z.enum(['unchanged', 'noise', 'up', 'down', 'unrated']),
});
export type ComparedScore = z.infer<typeof comparedScore>;

/** How far a report that the comparison reads is in each draft; null where the plan does not open it. */
export const comparedReport = z.object({
  question: questionNumber,
  title: z.string(),
  older: answerStatus.nullable(),
  newer: answerStatus.nullable(),
});

const readComparison = z.object({
  status: z.literal('ready'),
  older: draftSide,
  newer: draftSide,
  summary: z.string(),
  facts: z.array(comparedFact),
  scenes: z.array(sceneChange),
  cast: z.array(castChange),
  findings: z.object({
    fixed: z.array(comparedFinding),
    open: z.array(comparedFinding),
    fresh: z.array(comparedFinding),
  }),
  scores: z.array(comparedScore),
  reports: z.array(comparedReport),
});
export type ReadComparison = z.infer<typeof readComparison>;

/** GET /api/v1/upload/{id}/comparison/?with=: 'waiting' until both drafts have been read; findings and scores come with their reports. */
export const comparisonOutput = z.discriminatedUnion('status', [
  readComparison,
  z.object({ status: z.literal('waiting'), older: draftSide, newer: draftSide }),
]);
export type Comparison = z.infer<typeof comparisonOutput>;
