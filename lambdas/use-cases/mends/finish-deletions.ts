/** Finishes deletions that were begun and broken off: nothing of what a user deleted stays because a function died. Refuses to begin one. */
import type { UnfinishedDeletions } from '../../adapters/unfinished-deletions.ts';
import type { Logger } from '../../logger.ts';
import { type RemoveAccountDeps, removeAccount } from '../delete-account.ts';
import { removeScript } from '../delete-script.ts';
import { mendEach } from './mend-each.ts';

export interface FinishDeletionsDeps extends RemoveAccountDeps {
  readonly unfinished: Pick<UnfinishedDeletions, 'end' | 'listDue'>;
  readonly logger: Pick<Logger, 'error'> & RemoveAccountDeps['logger'];
}

const mostDeletions = 50;

/** As sendOwedReports, of deletions. */
export const finishDeletions = async (deps: FinishDeletionsDeps, now: Date): Promise<number> =>
  mendEach(deps.logger, {
    mend: 'finish-deletions',
    found: await deps.unfinished.listDue(now, mostDeletions),
    run: async (deletion) => {
      if ('poolUsername' in deletion) await removeAccount(deps, deletion);
      else {
        await removeScript(deps, deletion.userId, deletion.scriptId);
        await deps.unfinished.end(deletion);
      }
      return true;
    },
    idsOf: ({ userId }) => ({ user_id: userId }),
  });
