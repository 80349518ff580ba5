/** Answers as they are stored and read: the dashboard list, one question's answer, their states. */
import * as z from 'zod';
import { block } from './blocks.ts';
import { problem } from './errors.ts';
import { opinion, shownOpinion } from './opinion.ts';

export const questionCount = 15;
export const questionNumber = z.number().int().min(1).max(questionCount);

export const answerStatus = z.enum(['pending', 'running', 'succeeded', 'failed']);
export type AnswerStatus = z.infer<typeof answerStatus>;

/** One recognisable heading and the blocks under it. Most questions have one entry; 3 and 12 have two. */
export const reportEntry = z.object({ prompt: z.string(), blocks: z.array(block) });
export type ReportEntry = z.infer<typeof reportEntry>;

/**
 * A finished answer: `structured_data` is the question's findings (schema of its card), `entries` the same findings as blocks. `opinion` is a
 * language model's, where one is configured, and no part of either.
 */
export const answer = z.object({
  question: questionNumber,
  structured_data: z.record(z.string(), z.unknown()),
  entries: z.array(reportEntry),
  opinion: opinion.optional(),
});
export type Answer = z.infer<typeof answer>;

/** One line of the dashboard list; `response` is markdown, empty until the answer has succeeded, the reason when it failed. */
export const answerListEntry = z.object({
  prompt: z.string(),
  response: z.string(),
  question: questionNumber,
  status: answerStatus,
  /** True while a model's opinion is still to come; the counted answer is there already. */
  opinion_awaited: z.boolean().optional(),
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
  opinion: opinion.optional(),
  /** True where a model is configured and its opinion on this answer is missing for no lasting reason: nobody has asked it yet, or it was in trouble. */
  model_may_be_asked: z.boolean().optional(),
  problem: problem.nullable(),
});
export type AnswerDetail = z.infer<typeof answerDetail>;

/** An answer as anybody who may read it sees it; what its opinion cost is left to those whose script it is. */
export const shownAnswer = answerDetail.extend({ opinion: shownOpinion.optional() });
export type ShownAnswer = z.infer<typeof shownAnswer>;

export const scriptQuery = z.object({ script_id: z.string().max(64).optional() });
export const questionPath = z.object({ n: z.string() });
export const retryOutput = z.object({ question: questionNumber, status: answerStatus });

export const consultationInput = z.object({
  question: z.string().trim().min(1, 'Please say what the hour should be about.').max(4000),
  preferred_times: z.string().trim().min(1, 'Please name a few times that suit you.').max(1000),
});
