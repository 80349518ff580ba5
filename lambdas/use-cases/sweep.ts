/** The scheduled sweep: every mend of the house, one after another, each counted in the log. Refuses to stop at one that fails. */
import type * as z from 'zod';
import type { MendName } from '../../lib/contract/mends.ts';
import type { Logger } from '../logger.ts';
import { type FinishDeletionsDeps, finishDeletions } from './mends/finish-deletions.ts';
import { type HeedMissedRefundsDeps, heedMissedRefunds } from './mends/heed-missed-refunds.ts';
import { type MatchObjectsDeps, matchObjects } from './mends/match-objects.ts';
import { type ReadWhatWaitedDeps, readWhatWaited } from './mends/read-what-waited.ts';
import { type RemoveLeftObjectsDeps, removeLeftObjects } from './mends/remove-left-objects.ts';
import { type SendOwedReportsDeps, sendOwedReports } from './mends/send-owed-reports.ts';
import { type SettlePaymentsDeps, settlePayments } from './mends/settle-payments.ts';
import type { scheduledEvent } from './scheduled-event.ts';

type MendDeps = FinishDeletionsDeps &
  HeedMissedRefundsDeps &
  MatchObjectsDeps &
  ReadWhatWaitedDeps &
  RemoveLeftObjectsDeps &
  SendOwedReportsDeps &
  SettlePaymentsDeps;
export type SweepDeps = MendDeps & { readonly logger: Logger };

/** By name: a mend answers how many things it mended. */
const mends: Readonly<Record<MendName, (deps: SweepDeps, now: Date) => Promise<number>>> = {
  // First, since a plan that it grants owes reports.
  'settle-payments': settlePayments,
  'heed-missed-refunds': heedMissedRefunds,
  'send-owed-reports': sendOwedReports,
  'read-what-waited': readWhatWaited,
  'remove-left-objects': removeLeftObjects,
  'finish-deletions': finishDeletions,
  'match-objects': matchObjects,
};

/** Throws after the last mend when one has failed, so that the schedule's alarm rings. */
export const sweep = async (deps: SweepDeps, { time }: z.output<typeof scheduledEvent>): Promise<void> => {
  const now = new Date(time);
  const failed: string[] = [];
  for (const [mend, run] of Object.entries(mends)) {
    try {
      deps.logger.info('swept', { mend, mended: await run(deps, now) });
    } catch (error) {
      deps.logger.error('sweep_failed', error, { mend });
      failed.push(mend);
    }
  }
  if (failed.length > 0) throw new Error(`These mends failed: ${failed.join(', ')}.`);
};
