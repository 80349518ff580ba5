/** The answer-question queue: one message for each question about a script. */
import { answerMessage } from '../../lib/contract/queue-message.ts';
import { answers } from '../deps.ts';
import { answerQuestionDeps } from '../deps-answer-question.ts';
import { logger } from '../logger.ts';
import { queue } from '../queue.ts';
import { answerQuestion, giveUpAnswer } from '../use-cases/answer-question.ts';

export const handler = queue({
  name: 'answer-question',
  message: answerMessage,
  run: async (message) => {
    const outcome = await answerQuestion(await answerQuestionDeps(), message);
    logger.info('question_handled', { script_id: message.script_id, question: message.question, outcome });
  },
  giveUp: (message) => giveUpAnswer({ answers: answers() }, message),
});
