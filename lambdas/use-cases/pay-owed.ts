/**
 * Pays what a script owes: the reports that have to be made anew are asked for under the debt's request, and everything that waits unsent is sent. What
 * is owed is read from what is stored, so it may be done by anybody, at any time, again, and side by side: by the call that owes it, by the next delivery
 * of a message of the script, by the sweep. Refuses to know why something is owed.
 */

import type { AnswerQueue } from '../adapters/answer-queue.ts';
import type { AnswerState, AnswerStates } from '../adapters/answer-states.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';

export interface PayOwedDeps {
  readonly scripts: Pick<ScriptItems, 'settle'>;
  readonly answers: Pick<AnswerStates, 'listStates' | 'restart'>;
  readonly queue: AnswerQueue;
  readonly now: () => Date;
}

/** A message is sent a moment after its answer has become pending. One that waits for longer has been sent, or has been lost with whoever was to send it. */
const waitsForLongMs = 60 * 1000;
/** Longer than a call that pays its own debt is at work. */
const callIsOverAfterMs = 30 * 1000;
/** Longer than a message is hidden from one delivery to the next: a report that was begun longer ago has nobody at work on it, and none who will come. */
export const abandonedAfterMs = 60 * 60 * 1000;

const isOlder = (instant: string, ms: number, now: Date): boolean => now.getTime() - Date.parse(instant) > ms;

/** Every listed question that was ever asked for is pending under `owedId` afterwards, unless it is pending already: then it will read what is new when its turn comes. */
const restart = async (
  deps: PayOwedDeps,
  scriptId: string,
  owedId: string,
  state: AnswerState,
): Promise<AnswerState> => {
  if (state.request_id === owedId || state.status === 'pending') return state;
  const restarted = await deps.answers.restart(scriptId, state.question, state.request_id, owedId);
  // Not restarted: somebody else has asked anew and sees to the sending.
  return restarted ? { ...state, status: 'pending', request_id: owedId } : state;
};

/**
 * Pays the debt that `script` carries; without one, sends what has waited for long. `isTakenUp`: somebody owed it before and may have ended without
 * sending, so everything that is pending is sent, and what was begun and left. A message that arrives twice changes nothing, see answer-question. Answers how many were sent.
 */
export const payOwed = async (
  deps: PayOwedDeps,
  script: Pick<ScriptItem, 'user_id' | 'script_id' | 'owed_id' | 'owed_at' | 'owed_questions'>,
  { isTakenUp }: { readonly isTakenUp: boolean },
): Promise<number> => {
  const { user_id, script_id, owed_id, owed_questions } = script;
  const states: AnswerState[] = [];
  for (const state of await deps.answers.listStates(script_id)) {
    const isOwed = owed_id !== undefined && owed_questions?.has(state.question);
    states.push(isOwed ? await restart(deps, script_id, owed_id, state) : state);
  }
  const now = deps.now();
  const unsent = states.filter(
    ({ status, request_id, status_at }) =>
      (status === 'pending' && (isTakenUp || request_id === owed_id || isOlder(status_at, waitsForLongMs, now))) ||
      (status === 'running' && isTakenUp && isOlder(status_at, abandonedAfterMs, now)),
  );
  await deps.queue.send(unsent.map(({ question, request_id }) => ({ user_id, script_id, question, request_id })));
  if (owed_id !== undefined) await deps.scripts.settle(script);
  return unsent.length;
};

export interface PayOverdueDeps extends PayOwedDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'settle'>;
}

/** Pays a debt whose own call must have ended before it had paid. Answers how many messages were sent. */
export const payOverdue = async (
  deps: PayOverdueDeps,
  input: { readonly userId: string; readonly scriptId: string },
): Promise<number> => {
  const script = await deps.scripts.get(input.userId, input.scriptId);
  const isOverdue =
    script?.status === 'ready' &&
    script.owed_at !== undefined &&
    isOlder(script.owed_at, callIsOverAfterMs, deps.now());
  return isOverdue ? payOwed(deps, script, { isTakenUp: true }) : 0;
};
