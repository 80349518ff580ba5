/** A stored script as the contract shows it: with the progress of the reports that the user's plan opens. */

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

const countAnswers = (states: readonly AnswerState[], plan: PlanName | null, now: Date): Script['answers'] => {
  const open = openReports(plan);
  const shown = states.filter((state) => open.has(state.question)).map((state) => unstallAnswer(state, now).status);
  return {
    ready: shown.filter((status) => status === 'succeeded').length,
    failed: shown.filter((status) => status === 'failed').length,
    total: open.size,
  };
};

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
    answers: countAnswers(await deps.answers.listStates(script.script_id), plan, now),
  };
};
