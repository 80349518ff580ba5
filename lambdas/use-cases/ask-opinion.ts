/** Asks the configured model for its opinion on one question, with what was counted beside it. Refuses to fail: a missing opinion says why. */
import { composeQuestion } from '../../lib/analyses/compose-question.ts';
import { promptOf } from '../../lib/analyses/prompts.ts';
import type { Opinion } from '../../lib/contract/opinion.ts';
import { askModel } from '../../lib/model/ask-model.ts';
import type { Clock } from '../../lib/model/ask-patiently.ts';
import type { Models } from '../../lib/model/open-model.ts';
import type { ScriptLedger } from '../../lib/model/script-ledger.ts';
import { toPlainText } from '../../lib/report/plain-text.ts';
import type { Logger } from '../logger.ts';
import type { AskOpinionInput } from './answer-question.ts';

export interface AskOpinionDeps {
  readonly models: Models;
  readonly ledgerOf: (scriptId: string) => ScriptLedger;
  readonly clock: Clock;
  readonly logger: Pick<Logger, 'error'>;
}

/** @throws RangeError for a question without a prompt, which no question of the catalog is. */
export async function askOpinion(deps: AskOpinionDeps, input: AskOpinionInput): Promise<Opinion> {
  const { scriptId, answer, screenplay, details } = input;
  const prompt = promptOf(answer.question);
  if (!prompt) throw new RangeError(`Question ${answer.question} has no prompt.`);
  const { models, clock, logger } = deps;
  const onFault = (error: unknown): void =>
    logger.error('opinion_failed', error, { script_id: scriptId, question: answer.question });
  return askModel(
    { models, clock, ledger: deps.ledgerOf(scriptId), onFault },
    {
      screenplay,
      question: composeQuestion(prompt, { screenplay, details }),
      evidence: answer.entries.map(toPlainText).join('\n\n'),
    },
  );
}
