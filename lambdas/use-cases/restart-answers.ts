/** Makes reports again after what they were made from has changed: they are pending at once, and asked for under new requests. */
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { AnswerQueue } from '../adapters/answer-queue.ts';

export interface RestartAnswersDeps {
  readonly answers: Pick<AnswerItems, 'listStates' | 'restart'>;
  readonly queue: AnswerQueue;
  readonly newId: () => string;
}
interface RestartAnswersInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly questions: readonly number[];
  /** False: nothing has changed, so only what is still waiting is sent again. */
  readonly changed: boolean;
}

/**
 * A pending answer will read what is new when its turn comes, so it is only sent again (an earlier sending may have failed). Questions that
 * were never asked for stay so.
 */
export const restartAnswers = async (
  deps: RestartAnswersDeps,
  { userId, scriptId, questions, changed }: RestartAnswersInput,
): Promise<void> => {
  const states = await deps.answers.listStates(scriptId);
  const messages: AnswerMessage[] = [];
  for (const question of questions) {
    const state = states.find((each) => each.question === question);
    if (state === undefined) continue;
    const message = { user_id: userId, script_id: scriptId, question };
    const request_id = deps.newId();
    if (state.status === 'pending') messages.push({ ...message, request_id: state.request_id });
    else if (changed && (await deps.answers.restart(scriptId, question, state.request_id, request_id))) {
      messages.push({ ...message, request_id });
    }
  }
  await deps.queue.send(messages);
};
