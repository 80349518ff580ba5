/**
 * Asks again for readings that had to wait, because what a model may cost in a day was spent: from midnight UTC on, a few in each sweep. What was answered already is kept, so
 * only the rest is paid for. Refuses to wait for more than was promised: a day that is spent, too, puts a reading off by itself.
 */

import type { AnswerQueue } from '../../adapters/answer-queue.ts';
import type { EntitlementItems } from '../../adapters/entitlement-items.ts';
import type { ScriptItems } from '../../adapters/script-items.ts';
import type { StoryItems, WaitingStory } from '../../adapters/story-items.ts';
import type { Logger } from '../../logger.ts';
import { mendEach } from './mend-each.ts';

export interface ReadWhatWaitedDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly stories: Pick<StoryItems, 'listWaiting' | 'endWaiting' | 'reopen'>;
  readonly queue: AnswerQueue;
  readonly newId: () => string;
  readonly logger: Pick<Logger, 'error'>;
}

/** In one sweep, five minutes before the next: users of the new day find room beside them. */
const mostReadings = 10;

/** Any message about a script has it read; this one's request is nobody's, so no report is made anew. */
const readingQuestion = 1;

/** True when it was asked for. Who died in between leaves it in the index, and it is asked for once more. */
const readAgain = async (deps: ReadWhatWaitedDeps, waiting: WaitingStory): Promise<boolean> => {
  const { userId: user_id, scriptId: script_id } = waiting;
  const [script, held] = await Promise.all([deps.scripts.get(user_id, script_id), deps.entitlements.get(user_id)]);
  const isWanted = script?.status === 'ready' && held !== null;
  if (isWanted) {
    await deps.stories.reopen(script_id);
    await deps.queue.send([{ user_id, script_id, question: readingQuestion, request_id: deps.newId() }]);
  }
  await deps.stories.endWaiting(waiting);
  return isWanted;
};

/** `now` is the instant the sweep is for. Answers how many readings were asked for. */
export const readWhatWaited = async (deps: ReadWhatWaitedDeps, now: Date): Promise<number> =>
  mendEach(deps.logger, {
    mend: 'read-what-waited',
    found: await deps.stories.listWaiting(now, mostReadings),
    run: (waiting) => readAgain(deps, waiting),
    idsOf: (waiting) => ({ script_id: waiting.scriptId }),
  });
