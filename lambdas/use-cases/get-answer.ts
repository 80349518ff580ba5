/** One question's answer about one script: its findings, the same as blocks, and its state. */
import * as z from 'zod';
import { mayAskModel } from '../../lib/contract/opinion.ts';
import { type AnswerDetail, ratings } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import { findQuestion, noScript } from './find-question.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import { type RequirePlanDeps, requireCover, requirePlan } from './require-plan.ts';
import { unstallAnswer, unstallOpinion, unstallScript } from './stalled-work.ts';

export interface GetAnswerDeps extends RequirePlanDeps, FindScriptDeps {
  readonly answers: Pick<AnswerItems, 'get'>;
  /** Whether a model is configured. */
  readonly hasModel: boolean;
  readonly now: () => Date;
}

/** Questions 1 and 2 answer their ratings object itself. */
const ratingsFindings = z.object({ FRAME: ratings.optional(), CALIBER: ratings.optional() });
const carriesRatings = (question: number): boolean => question === 1 || question === 2;

/** An answer as it is read; pending where there is none yet. */
export const describeAnswer = (question: number, item: AnswerItem | null, now: Date): AnswerDetail => {
  if (item === null) return { question, status: 'pending', entries: [], problem: null };
  const answer = unstallAnswer(item, now);
  const { status, result } = answer;
  if (status !== 'succeeded' || result === null) {
    return { question, status, entries: [], problem: status === 'failed' ? (answer.problem ?? null) : null };
  }
  const findings = carriesRatings(question)
    ? ratingsFindings.parse(result.structured_data)
    : { structured_data: result.structured_data };
  const opinion = unstallOpinion(result.opinion, answer.status_at, now);
  return { question, status, ...findings, entries: result.entries, opinion, problem: null };
};

/** unknown_question, payment_required, plan_required, not_found (a script that is not theirs), no_script. */
export const getAnswer = async (
  deps: GetAnswerDeps,
  input: { userId: string; n: string; scriptId: string | undefined },
): Promise<RouteOutput<'getAnswer'>> => {
  const card = findQuestion(input.n);
  const held = await requirePlan(deps, input.userId);
  requireCover(held.plan_name, card.plan, `"${card.title}"`);
  const found = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (found === null) throw noScript();
  const now = deps.now();
  const script = unstallScript(found, now);
  if (script.status === 'failed') {
    return { question: card.number, status: 'failed', entries: [], problem: script.problem };
  }
  const answer = describeAnswer(card.number, await deps.answers.get(script.script_id, card.number), now);
  const mayBeAsked = deps.hasModel && answer.status === 'succeeded' && mayAskModel(answer.opinion);
  return mayBeAsked ? { ...answer, model_may_be_asked: true } : answer;
};
