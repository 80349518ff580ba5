/** Ends the work of a dead letter as failed, whichever queue's it is: what the user sees is final, and can be tried again. */
import * as z from 'zod';
import { answerMessage } from '../../lib/contract/queue-message.ts';
import { giveUpAnswer } from './answer-question.ts';
import { uploadsToRead } from './arrived-uploads.ts';
import { giveUpReading } from './read-script.ts';
import { parseUploadKey } from './script-keys.ts';

/** The messages of all queues tell themselves apart. */
export const deadLetter = z.union([
  answerMessage.transform((message) => ({ about: 'answer' as const, message })),
  uploadsToRead.transform((keys) => ({ about: 'uploads' as const, keys })),
]);
export type DeadLetter = z.output<typeof deadLetter>;

export type GiveUpLetterDeps = Parameters<typeof giveUpAnswer>[0] & Parameters<typeof giveUpReading>[0];

/** A report that was asked for again since, and a script that was read since, stay as they are. */
export const giveUpLetter = async (deps: GiveUpLetterDeps, letter: DeadLetter): Promise<void> => {
  if (letter.about === 'answer') return giveUpAnswer(deps, letter.message);
  for (const key of letter.keys) await giveUpReading(deps, { key });
};

/** The ids in a letter, for the log. */
export const describeLetter = (letter: DeadLetter): Readonly<Record<string, string | number>> => {
  if (letter.about === 'answer') {
    const { user_id, script_id, question, request_id } = letter.message;
    return { user_id, script_id, question, asked_by: request_id };
  }
  const owners = letter.keys.flatMap((key) => parseUploadKey(key) ?? []);
  return {
    user_id: owners.map(({ userId }) => userId).join(' '),
    script_id: owners.map(({ scriptId }) => scriptId).join(' '),
  };
};
