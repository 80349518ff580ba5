/** The dead letters of every queue: work that its function could not end, because it died on each delivery, is ended as failed. */
import { entitlements, fullAnswers, mails, newId, now, scripts, stories } from '../deps.ts';
import { deadLetters } from '../queue-dead-letters.ts';
import { deadLetter, describeLetter, giveUpLetter } from '../use-cases/give-up-letter.ts';

export const handler = deadLetters({
  message: deadLetter,
  giveUp: (letter) => {
    const standing = { entitlements: entitlements(), scripts: scripts(), stories: stories() };
    return giveUpLetter({ ...standing, answers: fullAnswers(), mails: mails(), newId, now }, letter);
  },
  describe: describeLetter,
});
