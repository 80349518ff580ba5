/** Finishes deletions that were begun and broken off: nothing of what a user deleted stays because a function died. Refuses to begin one. */
import type { UnfinishedDeletions } from '../../adapters/unfinished-deletions.ts';
import type { Logger } from '../../logger.ts';
import { type RemoveAccountDeps, removeAccount } from '../delete-account.ts';
import { removeScript } from '../delete-script.ts';

export interface FinishDeletionsDeps extends RemoveAccountDeps {
  readonly unfinished: Pick<UnfinishedDeletions, 'end' | 'listDue'>;
  readonly logger: Pick<Logger, 'error'> & RemoveAccountDeps['logger'];
}

const mostDeletions = 50;

/** As sendOwedReports, of deletions. */
export const finishDeletions = async (deps: FinishDeletionsDeps, now: Date): Promise<number> => {
  let finished = 0;
  const failures: unknown[] = [];
  for (const deletion of await deps.unfinished.listDue(now, mostDeletions)) {
    try {
      if ('poolUsername' in deletion) await removeAccount(deps, deletion);
      else {
        await removeScript(deps, deletion.userId, deletion.scriptId);
        await deps.unfinished.end(deletion);
      }
      finished += 1;
    } catch (error) {
      deps.logger.error('mend_failed', error, { mend: 'finish-deletions', user_id: deletion.userId });
      failures.push(error);
    }
  }
  if (failures.length > 0) throw new AggregateError(failures, `${failures.length} deletion(s) could not be finished.`);
  return finished;
};
