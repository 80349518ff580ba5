/**
 * Sees to it that every report a plan opens is asked for: missing ones are created pending, pending ones are sent (again). May be repeated
 * at will: a message that arrives twice changes nothing, see answer-question.
 */
import { cardsForPlan } from '../../lib/analyses/catalog.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { AnswerQueue } from '../adapters/answer-queue.ts';
import type { ScriptItems } from '../adapters/script-items.ts';

export interface RequestAnswersDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly answers: Pick<AnswerItems, 'listStates' | 'request' | 'removeAll'>;
  readonly queue: AnswerQueue;
  readonly newId: () => string;
}

/** For a script that is ready. Answers how many questions were sent. */
export const requestAnswers = async (
  deps: RequestAnswersDeps,
  input: { userId: string; scriptId: string; plan: PlanName },
): Promise<number> => {
  const { userId, scriptId, plan } = input;
  const states = new Map((await deps.answers.listStates(scriptId)).map((state) => [state.question, state]));
  const messages: AnswerMessage[] = [];
  const send = (question: number, request_id: string): void => {
    messages.push({ user_id: userId, script_id: scriptId, question, request_id });
  };
  for (const { number } of cardsForPlan(plan)) {
    const state = states.get(number);
    const requestId = deps.newId();
    if (state?.status === 'pending') send(number, state.request_id);
    else if (state === undefined && (await deps.answers.request(scriptId, number, requestId))) send(number, requestId);
  }
  // Deleted meanwhile: nothing may be left behind under a script that is gone.
  if ((await deps.scripts.get(userId, scriptId)) === null) {
    await deps.answers.removeAll(scriptId);
    return 0;
  }
  await deps.queue.send(messages);
  return messages.length;
};

export interface RequestMissingAnswersDeps extends RequestAnswersDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'list'>;
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
