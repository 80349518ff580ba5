/**
 * One delivery at a time asks for an opinion: a queue may deliver a message twice, and a model is paid by the call. Refuses to wait for long: a
 * delivery whose twin is alive goes back to the queue.
 */
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { Logger } from '../logger.ts';

export interface OpinionTurnDeps {
  readonly answers: Pick<AnswerItems, 'holdOpinion'>;
  readonly logger: Pick<Logger, 'error'>;
  readonly newId: () => string;
  readonly sleep: (ms: number) => Promise<void>;
}

/** A turn that is not renewed lapses after this: its function died. */
const turnMs = 30_000;
const renewEveryMs = 10_000;
const lookEveryMs = 3000;
/** Longer than a turn that is not renewed; what is left of the function's five minutes is enough for an opinion. */
const mostLooks = 15;

/**
 * Runs `work` while no other delivery of the message does. `isWanted` is asked once the turn has come, and while another has it; false ends
 * the waiting, and `work` is left out.
 * @returns false when it was left out. @throws when another delivery is still at it
 */
export async function inOpinionTurn(
  { answers, logger, newId, sleep }: OpinionTurnDeps,
  { script_id, question, request_id }: AnswerMessage,
  isWanted: () => Promise<boolean>,
  work: () => Promise<boolean>,
): Promise<boolean> {
  const holder = newId();
  const hold = (ms: number): Promise<boolean> => answers.holdOpinion(script_id, question, request_id, holder, ms);
  for (let look = 0; !(await hold(turnMs)); look += 1) {
    if (!(await isWanted())) return false;
    if (look === mostLooks) throw new Error('Another delivery of this message is asking for the opinion.');
    await sleep(lookEveryMs);
  }
  const renewing = setInterval(() => {
    hold(turnMs).catch((error: unknown) => logger.error('opinion_turn_not_renewed', error, { script_id, question }));
  }, renewEveryMs);
  try {
    return (await isWanted()) && (await work());
  } finally {
    clearInterval(renewing);
    await hold(0);
  }
}
