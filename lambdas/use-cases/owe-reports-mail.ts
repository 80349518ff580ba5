/**
 * Owes the letter that the reports on a script have come, once all that the plan opens and, where a model reads, the reading have ended. Asked after every
 * delivery, so whoever ends the last one owes it, also the delivery after one that was killed; once for each upload and each plan that opened more.
 */
import type { AnswerStates } from '../adapters/answer-states.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { MailItems } from '../adapters/mail-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { StoryItems } from '../adapters/story-items.ts';
import { openReports } from './require-report.ts';

export interface OweReportsMailDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly answers: Pick<AnswerStates, 'listStates'>;
  readonly stories: Pick<StoryItems, 'get'>;
  readonly mails: Pick<MailItems, 'owe'>;
  readonly now: () => Date;
}

/** What was asked for longer ago is no news: a correction of an old script sends nothing. Shorter than an owed letter is remembered. */
const newsForMs = 7 * 24 * 3600 * 1000;

/** `awaitsReading`: a model reads here, so a script that none has begun to read is still awaited. */
export const oweReportsMail = async (
  deps: OweReportsMailDeps,
  { userId, scriptId, awaitsReading }: { userId: string; scriptId: string; awaitsReading: boolean },
): Promise<void> => {
  const [script, held] = await Promise.all([deps.scripts.get(userId, scriptId), deps.entitlements.get(userId)]);
  if (script?.status !== 'ready' || held === null) return;
  const askedAt = Math.max(Date.parse(script.status_at), Date.parse(held.paid_at));
  if (deps.now().getTime() - askedAt > newsForMs) return;

  const open = openReports(held.plan_name);
  const states = (await deps.answers.listStates(scriptId)).filter(({ question }) => open.has(question));
  const ended = states.filter(({ status }) => status === 'succeeded' || status === 'failed');
  if (ended.length < open.size) return;
  const story = await deps.stories.get(scriptId);
  const isRead = story === null ? !awaitsReading : story.status === 'succeeded' || story.status === 'failed';
  if (!isRead) return;
  await deps.mails.owe(userId, { kind: 'reports_ready', script_id: scriptId, plan_name: held.plan_name });
};
