/**
 * Answers one question about one script. Bears being delivered twice, late and side by side: every write is fenced by the request it is for.
 * An analysis that throws is a result (failed, can be tried again); only failures of the infrastructure are thrown.
 */
import { cardByNumber } from '../../lib/analyses/catalog.ts';
import type { Problem } from '../../lib/contract/errors.ts';
import type { Opinion } from '../../lib/contract/opinion.ts';
import { type PlanName, planCovers } from '../../lib/contract/plans.ts';
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { Answer } from '../../lib/contract/report.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import { type Screenplay, screenplay } from '../../lib/screenplay/model.ts';
import type { AnswerItems, AnswerOutcome } from '../adapters/answer-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { screenplayKey } from './script-keys.ts';

export interface AnswerQuestionDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly answers: Pick<AnswerItems, 'get' | 'begin' | 'finish'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  /** lib/analyses: whether a question has an analysis yet, and the analysis itself (pure). */
  readonly isAnswered: (question: number) => boolean;
  readonly runQuestion: (question: number, input: { screenplay: Screenplay; details: ScriptDetails }) => Answer;
  /** A language model's opinion beside a counted answer; null where no model is configured. Never throws for what a model does. */
  readonly askOpinion: ((input: AskOpinionInput) => Promise<Opinion>) | null;
  readonly logger: Logger;
}
export interface AskOpinionInput {
  readonly scriptId: string;
  readonly screenplay: Screenplay;
  readonly details: ScriptDetails;
  readonly answer: Answer;
}
/** 'superseded': nobody waits for this request any more. 'waiting': not allowed by the plan, or not answered by anything yet. */
export type AnswerQuestionOutcome = 'succeeded' | 'failed' | 'superseded' | 'waiting';

const analysisFailed: Problem = {
  code: 'analysis_failed',
  message: 'This report could not be made from this script. You can try it again.',
};

const isOpen = (plan: PlanName | undefined, question: number): boolean => {
  const card = cardByNumber(question);
  return plan !== undefined && card !== undefined && planCovers(plan, card.plan);
};

/** The analysis, and whatever it throws, as an outcome. */
const analyse = (
  deps: AnswerQuestionDeps,
  message: AnswerMessage,
  input: { screenplay: Screenplay; details: ScriptDetails },
): AnswerOutcome => {
  const startedAt = Date.now();
  const fields = { script_id: message.script_id, question: message.question };
  try {
    const answer = deps.runQuestion(message.question, input);
    deps.logger.info('question_answered', { ...fields, duration_ms: Date.now() - startedAt });
    return { answer };
  } catch (error) {
    deps.logger.error('question_failed', error, fields);
    return { problem: analysisFailed };
  }
};

/** The outcome with an opinion beside what was counted; the counted answer stands whatever comes of it. */
const withOpinion = async (
  { askOpinion, logger }: AnswerQuestionDeps,
  { script_id, question }: AnswerMessage,
  outcome: AnswerOutcome,
  input: { screenplay: Screenplay; details: ScriptDetails },
): Promise<AnswerOutcome> => {
  if (askOpinion === null || !('answer' in outcome)) return outcome;
  const opinion = await askOpinion({ ...input, scriptId: script_id, answer: outcome.answer });
  logger.info('opinion_asked', {
    script_id,
    question,
    model: opinion.model,
    prompt_version: opinion.promptVersion,
    outcome: opinion.kind === 'given' ? 'given' : opinion.trouble,
    calls: opinion.calls,
    cost_usd: opinion.costUsd,
    ...opinion.usage,
  });
  return { answer: { ...outcome.answer, opinion } };
};

const finish = async (
  deps: AnswerQuestionDeps,
  message: AnswerMessage,
  outcome: AnswerOutcome,
): Promise<AnswerQuestionOutcome> => {
  const { script_id, question, request_id } = message;
  try {
    const written = await deps.answers.finish(script_id, question, request_id, outcome);
    if (!written) return 'superseded';
    return 'answer' in outcome ? 'succeeded' : 'failed';
  } catch (error) {
    if (!(error instanceof RangeError) || !('answer' in outcome)) throw error;
    deps.logger.error('answer_too_large', error, { script_id, question });
    return finish(deps, message, { problem: analysisFailed });
  }
};

export const answerQuestion = async (
  deps: AnswerQuestionDeps,
  message: AnswerMessage,
): Promise<AnswerQuestionOutcome> => {
  const { user_id, script_id, question, request_id } = message;
  const item = await deps.answers.get(script_id, question);
  if (item === null || item.request_id !== request_id) return 'superseded';
  if (item.status === 'succeeded' || item.status === 'failed') return item.status;
  const held = await deps.entitlements.get(user_id);
  if (!deps.isAnswered(question) || !isOpen(held?.plan_name, question)) return 'waiting';

  if (!(await deps.answers.begin(script_id, question, request_id))) return 'superseded';
  // Read after `begin`: details saved from here on restart the answer under another request.
  const script = await deps.scripts.get(user_id, script_id);
  if (script === null || script.status !== 'ready') return 'superseded';
  const stored = Buffer.from(await deps.bucket.read(screenplayKey(user_id, script_id))).toString('utf8');
  const input = { screenplay: screenplay.parse(JSON.parse(stored)), details: script.details };
  return finish(deps, message, await withOpinion(deps, message, analyse(deps, message, input), input));
};

/** After the last delivery has failed: the user sees a failed report that can be tried again. */
export const giveUpAnswer = async (
  deps: { readonly answers: Pick<AnswerItems, 'finish'> },
  { script_id, question, request_id }: AnswerMessage,
): Promise<void> => {
  await deps.answers.finish(script_id, question, request_id, { problem: analysisFailed });
};
