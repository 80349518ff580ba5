/**
 * Mends reports that nobody makes: those a call owed and ended before it had paid, those a plan opens and nobody asked for, those whose message was lost, also
 * once they were begun. Looks only at scripts that something was owed for, and at each until all its reports are made; and at those whose file came with the call, whether it was stored. Refuses to touch a report that is being made.
 */

import type { Problem } from '../../../lib/contract/errors.ts';
import type { PlanName } from '../../../lib/contract/plans.ts';
import type { AnswerState } from '../../adapters/answer-states.ts';
import type { EntitlementItems } from '../../adapters/entitlement-items.ts';
import type { DueScript, ScriptItems } from '../../adapters/script-items.ts';
import type { UploadsBucket } from '../../adapters/uploads-bucket.ts';
import type { Logger } from '../../logger.ts';
import { type OweReportsMailDeps, oweReportsMail } from '../owe-reports-mail.ts';
import { abandonedAfterMs, payOwed } from '../pay-owed.ts';
import { type RequestAnswersDeps, requestAnswers } from '../request-answers.ts';
import { openReports } from '../require-report.ts';
import { originalKey, uploadKey } from '../script-keys.ts';
import { mendEach } from './mend-each.ts';

export interface SendOwedReportsDeps extends RequestAnswersDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'owe' | 'settle' | 'listDue' | 'lookAgain' | 'markFailed'>;
  readonly bucket: Pick<UploadsBucket, 'sizeOf'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly mails: OweReportsMailDeps['mails'];
  readonly stories: OweReportsMailDeps['stories'];
  readonly logger: Pick<Logger, 'error'>;
}

/** In one sweep; the next one goes on where this one ends. */
const mostScripts = 200;
/** A message may wait behind others for minutes; one that has not come after this long is sent again, and again after as long. */
const lostAfterMs = 60 * 60 * 1000;

/** The reports that `plan` opens, as they stand. */
const openStates = async (
  deps: SendOwedReportsDeps,
  scriptId: string,
  plan: PlanName,
): Promise<{ readonly states: readonly AnswerState[]; readonly areMissing: boolean }> => {
  const open = openReports(plan);
  const states = (await deps.answers.listStates(scriptId)).filter(({ question }) => open.has(question));
  return { states, areMissing: states.length < open.size };
};

const lostFile: Problem = {
  code: 'internal',
  message: 'The file of this script did not reach us whole. Please upload it again.',
};
const hasFile = async ({ bucket }: SendOwedReportsDeps, { userId, scriptId }: DueScript): Promise<boolean> =>
  (await bucket.sizeOf(uploadKey(userId, scriptId))) !== null ||
  (await bucket.sizeOf(originalKey(userId, scriptId))) !== null;

/** Looks at one script, and says in the index when to look again. Answers how many messages were sent. */
const lookAt = async (deps: SendOwedReportsDeps, due: DueScript, now: Date): Promise<number> => {
  const script = await deps.scripts.get(due.userId, due.scriptId);
  if (script?.status === 'uploaded' && !(await hasFile(deps, due))) {
    await deps.scripts.markFailed(due.userId, due.scriptId, lostFile);
    await deps.scripts.lookAgain(due, null);
    return 1;
  }
  if (script === null || script.status !== 'ready') {
    // Read or gone: whoever makes it ready owes its reports anew.
    await deps.scripts.lookAgain(due, null);
    return 0;
  }
  const held = await deps.entitlements.get(due.userId);
  if (held === null) {
    // What is pending waits for a plan; buying one owes it anew.
    const paid = script.owed_id === undefined ? 0 : await payOwed(deps, script, { isTakenUp: true });
    await deps.scripts.lookAgain(due, null);
    return paid;
  }
  const { states, areMissing } = await openStates(deps, due.scriptId, held.plan_name);
  const isLost = ({ status, status_at }: AnswerState): boolean => {
    const ms = now.getTime() - Date.parse(status_at);
    return (status === 'pending' && ms > lostAfterMs) || (status === 'running' && ms > abandonedAfterMs);
  };
  // Owed anew, so that its next look is soon.
  if (script.owed_id !== undefined || areMissing) {
    return requestAnswers(deps, { ...due, plan: held.plan_name });
  }
  const sent = states.some(isLost) ? await payOwed(deps, script, { isTakenUp: true }) : 0;
  const isWaiting = states.some(({ status }) => status === 'pending' || status === 'running');
  // Whoever ended the last of them may have died before it was noted.
  if (!isWaiting) await oweReportsMail(deps, { ...due, awaitsReading: false });
  await deps.scripts.lookAgain(due, isWaiting ? new Date(now.getTime() + lostAfterMs) : null);
  return sent;
};

/** `now` is the instant the sweep is for. Answers how many scripts were mended; what can't be is thrown after the last, as by mendEach. */
export const sendOwedReports = async (deps: SendOwedReportsDeps, now: Date): Promise<number> =>
  mendEach(deps.logger, {
    mend: 'send-owed-reports',
    found: await deps.scripts.listDue(now, mostScripts),
    run: async (due) => (await lookAt(deps, due, now)) > 0,
    idsOf: (due) => ({ script_id: due.scriptId }),
  });
