/** Answers as they are stored and read: the dashboard list, one question's answer, their states. */
import * as z from 'zod';
import { block } from './blocks.ts';
import { problem } from './errors.ts';

/** One a report; `lib/reports` has a card and a report for each. */
export const questionNumbers = [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15] as const;
export type QuestionNumber = (typeof questionNumbers)[number];
export const questionCount = questionNumbers.length;
export const questionNumber = z.number().int().min(1).max(questionCount);

export const answerStatus = z.enum(['pending', 'running', 'succeeded', 'failed']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/** One recognisable heading and the blocks under it. Most questions have one entry; 3 and 12 have two. */
export const reportEntry = z.object({ prompt: z.string(), blocks: z.array(block) });
export type ReportEntry = z.infer<typeof reportEntry>;

/** A finished answer: `structured_data` is the question's findings (schema of its card), `entries` the same findings as blocks. What a language model reads is kept apart and put before them when they are given out. */
export const answer = z.object({
  question: questionNumber,
  structured_data: z.record(z.string(), z.unknown()),
  entries: z.array(reportEntry),
});
export type Answer = z.infer<typeof answer>;

/**
 * How far a language model's reading of the script is. 'given': the entries open with it; 'awaited': what was counted is there meanwhile; 'missing':
 * `message` says why. A reading that does without a part says so in `message`, too.
 */
export const modelReading = z.object({
  kind: z.enum(['awaited', 'given', 'missing']),
  model: z.string(),
  message: z.string().nullable(),
});
export type ModelReading = z.infer<typeof modelReading>;

/** One line of the dashboard list; `response` is markdown, empty until the answer has succeeded, the reason when it failed. */
export const answerListEntry = z.object({
  prompt: z.string(),
  response: z.string(),
  question: questionNumber,
  status: answerStatus,
  /** True while a model's reading is still to come; the counted answer is there already. */
  reading_awaited: z.boolean().optional(),
});
export const answerList = z.array(answerListEntry);
export type AnswerList = z.infer<typeof answerList>;

/** Ratings are keyed by parameter name with a rating such as '7/10'. */
export const rating = z.object({
  rating: z.string(),
  score: z.number(),
  low: z.number(),
  high: z.number(),
  description: z.string(),
});
export const ratings = z.record(z.string(), rating);

/**
 * GET /api/v1/question/{n}/: `structured_data` is present when the answer has succeeded, except for questions 1 and 2, which
 * carry their ratings object (`FRAME`, `CALIBER`) at the top instead.
 */
export const answerDetail = z.object({
  question: questionNumber,
  status: answerStatus,
  structured_data: z.record(z.string(), z.unknown()).optional(),
  FRAME: ratings.optional(),
  CALIBER: ratings.optional(),
  entries: z.array(reportEntry),
  /** Absent where no model has been asked. */
  reading: modelReading.optional(),
  /** True where a model is configured and its reading is missing for no lasting reason: nobody has asked for it yet, or it was in trouble. */
  model_may_be_asked: z.boolean().optional(),
  problem: problem.nullable(),
  /** The engine that made it; 0 before it was kept, absent until it has succeeded. */
  engine_version: z.number().int().optional(),
});
export type AnswerDetail = z.infer<typeof answerDetail>;

/** An answer as somebody else reads it, who may not have anything made. */
export const shownAnswer = answerDetail.omit({ model_may_be_asked: true });
export type ShownAnswer = z.infer<typeof answerDetail>;

export const scriptQuery = z.object({ script_id: z.string().max(64).optional() });
export const questionPath = z.object({ n: z.string() });
export const retryOutput = z.object({ question: questionNumber, status: answerStatus });
