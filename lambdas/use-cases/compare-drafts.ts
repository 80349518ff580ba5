/** Two of a user's scripts compared, older first: from the stored screenplays, with the corrections of their casts, and the finished reports. Keeps nothing. */

import type { DraftSide } from '../../lib/contract/comparison.ts';
import { AppError } from '../../lib/contract/errors.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { AnswerStatus } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { compareDrafts as compare, comparedQuestions, type Draft } from '../../lib/engine/drafts/compare-drafts.ts';
import { cardByNumber } from '../../lib/reports/catalog.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import { findScript } from './find-script.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { openReports } from './require-report.ts';
import { scriptTitle } from './script-title.ts';
import { unstallAnswer, unstallScript } from './stalled-work.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface CompareDraftsDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly answers: Pick<AnswerItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly now: () => Date;
}

const sideOf = (item: ScriptItem): DraftSide => ({
  script_id: item.script_id,
  title: scriptTitle(item),
  file_name: item.file_name,
  created_at: item.created_at,
  status: item.status,
});

type Stored = ReadonlyMap<number, AnswerItem | null>;

/** The reports that the plan opens, of those that are compared. */
const storedAnswers = async (deps: CompareDraftsDeps, item: ScriptItem, plan: PlanName): Promise<Stored> => {
  const opened = openReports(plan);
  const open = comparedQuestions.filter((question) => opened.has(question));
  return new Map(
    await Promise.all(
      open.map(async (question) => [question, await deps.answers.get(item.script_id, question)] as const),
    ),
  );
};

const draftOf = async (deps: CompareDraftsDeps, item: ScriptItem, stored: Stored): Promise<Draft> => {
  return {
    name: scriptTitle(item) ?? item.file_name,
    screenplay: await storedScreenplay(deps, item),
    findings: new Map(
      [...stored].flatMap(([question, answer]) =>
        answer?.status === 'succeeded' && answer.result ? [[question, answer.result.structured_data] as const] : [],
      ),
    ),
  };
};

/** Null: the plan does not open it. */
const statusIn = (stored: Stored, question: number, now: Date): AnswerStatus | null => {
  const answer = stored.get(question);
  if (answer === undefined) return null;
  return answer === null ? 'pending' : unstallAnswer(answer, now).status;
};

/** payment_required without a plan; not_found when either is not theirs; invalid_input for a script and itself. */
export const compareDrafts = async (
  deps: CompareDraftsDeps,
  { userId, scriptId, withId }: { userId: string; scriptId: string; withId: string },
): Promise<RouteOutput<'compareDrafts'>> => {
  const held = await requirePlan(deps, userId);
  const now = deps.now();
  const [one, other] = await Promise.all([findScript(deps, userId, scriptId), findScript(deps, userId, withId)]);
  if (one.script_id === other.script_id)
    throw new AppError('invalid_input', 'Please choose another script to compare this one with.');
  // Ids are in the order of their uploads, to the millisecond and beyond.
  const items = [one, other]
    .map((item) => unstallScript(item, now))
    .sort((a, b) => (a.script_id < b.script_id ? -1 : 1));
  const [older, newer] = items as [ScriptItem, ScriptItem];
  const sides = { older: sideOf(older), newer: sideOf(newer) };
  if (older.status !== 'ready' || newer.status !== 'ready') return { status: 'waiting', ...sides };

  const [wasStored, isStored] = await Promise.all([
    storedAnswers(deps, older, held.plan_name),
    storedAnswers(deps, newer, held.plan_name),
  ]);
  const [was, is] = await Promise.all([draftOf(deps, older, wasStored), draftOf(deps, newer, isStored)]);
  return {
    status: 'ready',
    ...sides,
    ...compare(was, is),
    reports: comparedQuestions.map((question) => ({
      question,
      title: cardByNumber(question)?.title ?? '',
      older: statusIn(wasStored, question, now),
      newer: statusIn(isStored, question, now),
    })),
  };
};
