/** A stored script as the contract shows it: with the progress of the reports that the user's plan opens. */

import { isOlderEngine, unversioned } from '../../lib/contract/engine-version.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { Script } from '../../lib/contract/uploads.ts';
import type { AnswerState, AnswerStates } from '../adapters/answer-states.ts';
import type { ScriptItem } from '../adapters/script-items.ts';
import { openReports } from './require-report.ts';
import { scriptTitle } from './script-title.ts';
import { unstallAnswer, unstallScript } from './stalled-work.ts';

export interface DescribeScriptDeps {
  readonly answers: Pick<AnswerStates, 'listStates'>;
  readonly now: () => Date;
}

type Made = Pick<Script, 'answers' | 'engine_version' | 'older_report'>;

/** The reports that the plan opens: how many there are, and by which engine they were made. */
const describeAnswers = (states: readonly AnswerState[], plan: PlanName | null, now: Date): Made => {
  const open = openReports(plan);
  const shown = states.filter((state) => open.has(state.question)).map((state) => unstallAnswer(state, now));
  const ready = shown.filter(({ status }) => status === 'succeeded');
  const [oldest] = ready.toSorted((a, b) => engineOf(a) - engineOf(b));
  return {
    answers: {
      ready: ready.length,
      failed: shown.filter(({ status }) => status === 'failed').length,
      total: open.size,
    },
    ...(oldest && { engine_version: engineOf(oldest) }),
    ...(oldest && isOlderEngine(oldest.engine_version) && { older_report: oldest.question }),
  };
};
const engineOf = ({ engine_version }: AnswerState): number => engine_version ?? unversioned;

/** `plan` is null without an active one: then no report counts. The title given by the user beats the one on the title page. */
export const describeScript = async (
  deps: DescribeScriptDeps,
  item: ScriptItem,
  plan: PlanName | null,
): Promise<Script> => {
  const now = deps.now();
  const script = unstallScript(item, now);
  return {
    script_id: script.script_id,
    file_name: script.file_name,
    size: script.size,
    status: script.status,
    problem: script.problem,
    title: scriptTitle(script),
    page_count: script.page_count,
    scene_count: script.scene_count,
    created_at: script.created_at,
    ...(script.project_id !== undefined && { project_id: script.project_id }),
    details: script.details,
    ...describeAnswers(await deps.answers.listStates(script.script_id), plan, now),
  };
};
