/** The answer-question queue: one message for each question about a script. The only function that holds the analyses. */
import { isAnswered } from '../../lib/analyses/registry.ts';
import { runQuestion } from '../../lib/analyses/run.ts';
import { answerMessage } from '../../lib/contract/queue-message.ts';
import { answers, bucket, entitlements, scripts } from '../deps.ts';
import { logger } from '../logger.ts';
import { queue } from '../queue.ts';
import { answerQuestion, giveUpAnswer } from '../use-cases/answer-question.ts';

export const handler = queue({
  name: 'answer-question',
  message: answerMessage,
  run: async (message) => {
    const deps = {
      answers: answers(),
      bucket: bucket(),
      entitlements: entitlements(),
      scripts: scripts(),
      isAnswered,
      runQuestion,
      logger,
    };
    const outcome = await answerQuestion(deps, message);
    logger.info('question_handled', { script_id: message.script_id, question: message.question, outcome });
  },
  giveUp: (message) => giveUpAnswer({ answers: answers() }, message),
});
