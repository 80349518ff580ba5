/** What a model was asked about a script and answered, for its owner. */
import { type AskedOutput, mostQuestions } from '../../lib/contract/ask.ts';
import type { AskedItems } from '../adapters/asked-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { findScript } from './find-script.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';

export interface ListQuestionsDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly asked: Pick<AskedItems, 'list'>;
  readonly hasModel: boolean;
}

/** payment_required; not_found, also for another user's script. */
export async function listQuestions(
  deps: ListQuestionsDeps,
  { userId, scriptId }: { readonly userId: string; readonly scriptId: string },
): Promise<AskedOutput> {
  await requirePlan(deps, userId);
  const { script_id } = await findScript(deps, userId, scriptId);
  const questions = await deps.asked.list(script_id);
  return { questions, left: deps.hasModel ? Math.max(0, mostQuestions - questions.length) : null };
}
