/** Asks the configured model for its opinion on a question, with what was counted beside it. Refuses to fail: a missing opinion says why. */

import { announceOpinion, askModel } from '../../lib/model/ask-model.ts';
import type { Clock } from '../../lib/model/ask-patiently.ts';
import type { Models } from '../../lib/model/open-model.ts';
import type { ScriptLedger } from '../../lib/model/script-ledger.ts';
import { toPlainText } from '../../lib/report-formats/plain-text.ts';
import { composeQuestion } from '../../lib/reports/compose-question.ts';
import { promptOf } from '../../lib/reports/prompts.ts';
import type { Logger } from '../logger.ts';
import type { OpinionAsker, OpinionInput } from './add-opinion.ts';

export interface AskOpinionDeps {
  readonly models: Models;
  readonly ledgerOf: (scriptId: string) => ScriptLedger;
  readonly clock: Clock;
  /** Default: the model's own. */
  readonly callTimeoutMs?: number;
  readonly logger: Pick<Logger, 'error'>;
}

/** @throws RangeError for a question without a prompt, which no question of the catalog is. */
const questionOf = ({ answer, screenplay, details }: OpinionInput) => {
  const prompt = promptOf(answer.question);
  if (!prompt) throw new RangeError(`Question ${answer.question} has no prompt.`);
  return composeQuestion(prompt, { screenplay, details });
};

export const opinionAsker = ({ models, ledgerOf, clock, callTimeoutMs, logger }: AskOpinionDeps): OpinionAsker => ({
  announce: (input) => announceOpinion(models, { screenplay: input.screenplay, question: questionOf(input) }),
  ask(input) {
    const { scriptId, answer, screenplay } = input;
    const onFault = (error: unknown): void =>
      logger.error('opinion_failed', error, { script_id: scriptId, question: answer.question });
    return askModel(
      { models, clock, callTimeoutMs, ledger: ledgerOf(scriptId), onFault },
      { screenplay, question: questionOf(input), evidence: answer.entries.map(toPlainText).join('\n\n') },
    );
  },
});
