/** Asks again for a report that failed, or that a model could not give its opinion on or was never asked about. Any other that has succeeded stays; one that is being made goes on. */
import { AppError } from '../../lib/contract/errors.ts';
import { mayAskModel } from '../../lib/contract/opinion.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import type { AnswerQueue } from '../adapters/answer-queue.ts';
import { findQuestion, noScript } from './find-question.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import { type RequirePlanDeps, requireCover, requirePlan } from './require-plan.ts';
import { unstallAnswer, unstallOpinion } from './stalled-work.ts';

export interface RetryAnswerDeps extends RequirePlanDeps, FindScriptDeps {
  readonly answers: Pick<AnswerItems, 'get' | 'request' | 'restart'>;
  readonly queue: AnswerQueue;
  /** Whether a model is configured. */
  readonly hasModel: boolean;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** The request to send, or null when there is nothing to be done again. Two retries side by side begin one request. */
const requestAgain = async (
  deps: RetryAnswerDeps,
  scriptId: string,
  question: number,
  item: AnswerItem | null,
): Promise<string | null> => {
  const requestId = deps.newId();
  if (item === null) return (await deps.answers.request(scriptId, question, requestId)) ? requestId : null;
  const now = deps.now();
  const { status } = unstallAnswer(item, now);
  if (status === 'pending') return item.request_id;
  const lacksOpinion = deps.hasModel && mayAskModel(unstallOpinion(item.result?.opinion, item.status_at, now));
  if (status !== 'failed' && !lacksOpinion) return null;
  return (await deps.answers.restart(scriptId, question, item.request_id, requestId)) ? requestId : null;
};

/** As get-answer, and script_not_ready while the script is being read or could not be read. */
export const retryAnswer = async (
  deps: RetryAnswerDeps,
  input: { userId: string; n: string; scriptId: string | undefined },
): Promise<RouteOutput<'retryAnswer'>> => {
  const card = findQuestion(input.n);
  const held = await requirePlan(deps, input.userId);
  requireCover(held.plan_name, card.plan, `"${card.title}"`);
  const script = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (script === null) throw noScript();
  if (script.status !== 'ready') {
    const why = script.problem?.message ?? 'The script is still being read. Please wait a moment.';
    throw new AppError('script_not_ready', why);
  }
  const { script_id } = script;
  const item = await deps.answers.get(script_id, card.number);
  const request_id = await requestAgain(deps, script_id, card.number, item);
  if (request_id === null) {
    return { question: card.number, status: item?.status === 'succeeded' ? 'succeeded' : 'running' };
  }
  await deps.queue.send([{ user_id: input.userId, script_id, question: card.number, request_id }]);
  return { question: card.number, status: 'pending' };
};
