/**
 * Sees to it that every report a plan opens is asked for: missing ones are created pending, pending ones are sent (again). May be repeated
 * at will: a message that arrives twice changes nothing, see answer-question.
 */

import type { PlanName } from '../../lib/contract/plans.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import type { AnswerStates } from '../adapters/answer-states.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type PayOwedDeps, payOwed } from './pay-owed.ts';

export interface RequestAnswersDeps extends PayOwedDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'owe' | 'settle'>;
  readonly answers: Pick<AnswerStates, 'listStates' | 'request' | 'restart' | 'removeAll'>;
  readonly newId: () => string;
}

/** For a script that is ready. Answers how many questions were sent. */
export const requestAnswers = async (
  deps: RequestAnswersDeps,
  input: { userId: string; scriptId: string; plan: PlanName },
): Promise<number> => {
  const { userId, scriptId, plan } = input;
  const script = await deps.scripts.owe(userId, scriptId, { id: deps.newId(), questions: [] });
  if (script?.owed_id === undefined) return 0;
  const known = new Set((await deps.answers.listStates(scriptId)).map(({ question }) => question));
  for (const { number } of cardsForPlan(plan)) {
    if (!known.has(number)) await deps.answers.request(scriptId, number, script.owed_id);
  }
  // Deleted meanwhile: nothing may be left behind under a script that is gone.
  if ((await deps.scripts.get(userId, scriptId)) === null) {
    await deps.answers.removeAll(scriptId);
    return 0;
  }
  return payOwed(deps, script, { isTakenUp: true });
};

export interface RequestMissingAnswersDeps extends RequestAnswersDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'list' | 'owe' | 'settle'>;
}

/** After an upgrade: what was missing for the scripts that are already there. */
export const requestMissingAnswers = async (
  deps: RequestMissingAnswersDeps,
  input: { userId: string; plan: PlanName },
): Promise<void> => {
  for (const script of await deps.scripts.list(input.userId)) {
    if (script.status === 'ready') await requestAnswers(deps, { ...input, scriptId: script.script_id });
  }
};
