/** The answer-question queue: one message for each question about a script. */
import { answerMessage } from '../../lib/contract/queue-message.ts';
import {
  queue as answerQueue,
  answers,
  entitlements,
  fullAnswers,
  mails,
  newId,
  now,
  scripts,
  stories,
} from '../deps.ts';
import { answerQuestionDeps } from '../deps-answer-question.ts';
import { logger } from '../logger.ts';
import { queue } from '../queue.ts';
import { answerQuestion, giveUpAnswer } from '../use-cases/answer-question.ts';
import { payOverdue } from '../use-cases/pay-owed.ts';

export const handler = queue({
  name: 'answer-question',
  message: answerMessage,
  run: async (message) => {
    const outcome = await answerQuestion(await answerQuestionDeps(), message);
    logger.info('question_handled', { script_id: message.script_id, question: message.question, outcome });
    // The script of this message may owe more, of a call that ended before it had paid.
    const deps = { answers: answers(), queue: answerQueue(), scripts: scripts(), now };
    await payOverdue(deps, { userId: message.user_id, scriptId: message.script_id });
  },
  giveUp: (message) => {
    const standing = { entitlements: entitlements(), scripts: scripts(), stories: stories() };
    return giveUpAnswer({ ...standing, answers: fullAnswers(), mails: mails(), newId, now }, message);
  },
});
