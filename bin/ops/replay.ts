/**
 * Has failed work done again, by the same calls that users and queues make: one script's failed reports, or all dead letters of a queue. The report of a dead letter stands as failed
 * already, and its message sent again would change nothing: it is tried again as its user would.
 */
import type { AnswerStates } from '../../lambdas/adapters/answer-states.ts';
import type { DeadLetter, DeadLetters } from '../../lambdas/adapters/dead-letters.ts';
import type { ReadQueue } from '../../lambdas/adapters/read-queue.ts';
import type { ScriptItem } from '../../lambdas/adapters/script-items.ts';
import { uploadsToRead } from '../../lambdas/use-cases/arrived-uploads.ts';
import { queueUploads } from '../../lambdas/use-cases/queue-uploads.ts';
import { type RetryAnswerDeps, retryAnswer } from '../../lambdas/use-cases/retry-answer.ts';
import { uploadKey } from '../../lambdas/use-cases/script-keys.ts';
import { unstallAnswer, unstallScript } from '../../lambdas/use-cases/stalled-work.ts';
import { AppError } from '../../lib/contract/errors.ts';
import { answerMessage } from '../../lib/contract/queue-message.ts';
import { counted, type Operation } from './operation.ts';
import { type FindScriptDeps, scriptById } from './script.ts';

export const deadQueues = ['uploads', 'reading', 'answers'] as const;
export type DeadQueue = (typeof deadQueues)[number];

export interface ReplayDeps extends RetryAnswerDeps, FindScriptDeps {
  readonly scripts: RetryAnswerDeps['scripts'] & FindScriptDeps['scripts'];
  readonly answers: RetryAnswerDeps['answers'] & Pick<AnswerStates, 'listStates'>;
  readonly readers: ReadQueue;
  readonly deadLetters: Readonly<Record<DeadQueue, DeadLetters>>;
}

/** True when it was asked for again; false when nobody waits for it any more: the script is gone, or its plan. */
async function retry(deps: ReplayDeps, userId: string, scriptId: string, question: number): Promise<boolean> {
  try {
    await retryAnswer(deps, { userId, scriptId, n: String(question) });
    return true;
  } catch (error) {
    if (error instanceof AppError) return false;
    throw error;
  }
}

/** A script that could not be read by a fault of ours; its file is kept. One that was refused would be refused again. */
function replayReading({ readers }: Pick<ReplayDeps, 'readers'>, { user_id, script_id }: ScriptItem): Operation {
  const run = async (): Promise<string[]> => {
    await queueUploads({ readQueue: readers }, [uploadKey(user_id, script_id)]);
    return ['The script waits for its reader again.'];
  };
  return { about: script_id, says: ['It could not be read.'], act: { would: 'Its file would be read again.', run } };
}

export async function replayScript(deps: ReplayDeps, scriptId: string): Promise<Operation> {
  const script = await scriptById(deps, scriptId);
  const { user_id } = script;
  if (unstallScript(script, deps.now()).problem?.code === 'internal') return replayReading(deps, script);
  const states = (await deps.answers.listStates(scriptId)).map((state) => unstallAnswer(state, deps.now()));
  const failed = states.flatMap(({ question, status }) => (status === 'failed' ? [question] : []));
  if (failed.length === 0) return { about: scriptId, says: ['None of its reports has failed.'], act: null };
  const run = async (): Promise<string[]> => {
    let again = 0;
    for (const question of failed) if (await retry(deps, user_id, scriptId, question)) again += 1;
    return [
      `${counted(again, 'report is', 'reports are')} being made again, ${failed.length - again} not: their plan is gone.`,
    ];
  };
  const says = [`${counted(failed.length, 'report has', 'reports have')} failed: ${failed.join(', ')}.`];
  return { about: scriptId, says, act: { would: 'They would be asked for again.', run } };
}

/** Sends a letter's work on its way; false when nobody waits for it. */
async function replayLetter(deps: ReplayDeps, queue: DeadQueue, { body }: DeadLetter): Promise<boolean> {
  const content: unknown = JSON.parse(body);
  if (queue === 'answers') {
    const { user_id, script_id, question } = answerMessage.parse(content);
    return retry(deps, user_id, script_id, question);
  }
  await queueUploads({ readQueue: deps.readers }, uploadsToRead.parse(content));
  return true;
}

/** `most`: what fails again meanwhile waits for the next time. A letter that no message of this queue can be read from stays where it is. */
async function replayAll(deps: ReplayDeps, queue: DeadQueue, most: number): Promise<string[]> {
  const letters = deps.deadLetters[queue];
  const seen = { again: 0, unwanted: 0, unread: 0 };
  for (let left = most; left > 0; ) {
    const batch = await letters.take();
    if (batch.length === 0) break;
    left -= batch.length;
    for (const letter of batch) {
      const outcome = await replayLetter(deps, queue, letter).catch((error: unknown) => {
        if (error instanceof SyntaxError || (error instanceof Error && error.name === 'ZodError')) return null;
        throw error;
      });
      if (outcome === null) seen.unread += 1;
      else await letters.forget(letter);
      if (outcome === true) seen.again += 1;
      if (outcome === false) seen.unwanted += 1;
    }
  }
  return [
    `${counted(seen.again, 'message is', 'messages are')} being worked on again.`,
    ...(seen.unwanted === 0
      ? []
      : [`${counted(seen.unwanted, 'message was', 'messages were')} dropped: the script or its plan is gone.`]),
    ...(seen.unread === 0 ? [] : [`${counted(seen.unread, 'message')} of an unknown form stayed where they were.`]),
  ];
}

export async function replayQueue(deps: ReplayDeps, queue: DeadQueue): Promise<Operation> {
  const count = await deps.deadLetters[queue].count();
  const says = [`About ${counted(count, 'dead letter')} of ${queue}.`];
  if (count === 0) return { about: queue, says, act: null };
  const would = 'Their work would be begun again, and the letters removed.';
  return { about: queue, says, act: { would, run: () => replayAll(deps, queue, count) } };
}
