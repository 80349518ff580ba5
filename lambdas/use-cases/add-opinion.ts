/**
 * Puts a model's opinion beside an answer that is stored and shown already. Bears being delivered again: the answer says that its opinion is
 * awaited until there is one, or a missing one that says why. Refuses to touch what was counted.
 */
import { type AskedOpinion, type AwaitedOpinion, missingAfter } from '../../lib/contract/opinion.ts';
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { Answer } from '../../lib/contract/report.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import type { Logger } from '../logger.ts';

export interface OpinionInput {
  readonly scriptId: string;
  readonly screenplay: Screenplay;
  readonly details: ScriptDetails;
  readonly answer: Answer;
}
export interface OpinionAsker {
  /** What stands beside the answer until the opinion is there. */
  announce(input: OpinionInput): AwaitedOpinion;
  /** Never rejects for what a model, its key or the ledger does: the opinion is missing then. */
  ask(input: OpinionInput): Promise<AskedOpinion>;
}
export interface AddOpinionDeps {
  readonly answers: Pick<AnswerItems, 'amend'>;
  readonly logger: Logger;
}

/** An answer that was stored, but whose opinion is still to come. */
export const awaitsOpinion = (
  item: AnswerItem,
): item is AnswerItem & { result: Answer & { opinion: AwaitedOpinion } } =>
  item.status === 'succeeded' && item.result?.opinion?.kind === 'awaited';

/** False when nobody waits for this request any more. */
export const addOpinion = async (
  { answers, logger }: AddOpinionDeps,
  asker: OpinionAsker,
  { user_id, script_id, question, request_id }: AnswerMessage,
  input: OpinionInput,
): Promise<boolean> => {
  const opinion = await asker.ask(input);
  const { model, promptVersion, calls, costUsd, usage } = opinion;
  const outcome = opinion.kind === 'given' ? 'given' : opinion.trouble;
  const prompt = { model, prompt_version: promptVersion, outcome };
  logger.info('opinion_asked', { script_id, question, ...prompt, calls, cost_usd: costUsd, ...usage });
  try {
    return await answers.amend(user_id, script_id, question, request_id, { ...input.answer, opinion });
  } catch (error) {
    if (!(error instanceof RangeError)) throw error;
    logger.error('opinion_too_large', error, { script_id, question });
    const missing = missingAfter(asker.announce(input));
    return answers.amend(user_id, script_id, question, request_id, { ...input.answer, opinion: missing });
  }
};
