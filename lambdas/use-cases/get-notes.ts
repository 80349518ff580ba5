/** The notes on a script, carried over from the draft before it. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { findScript } from './find-script.ts';
import { type ShownNotesDeps, shownNotes } from './notes/shown-notes.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { requireReady } from './require-ready.ts';

export interface GetNotesDeps extends ShownNotesDeps, RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get' | 'list'>;
}

/** payment_required, not_found (also for another user's script), script_not_ready. */
export async function getNotes(
  deps: GetNotesDeps,
  { userId, scriptId }: { readonly userId: string; readonly scriptId: string },
): Promise<RouteOutput<'getNotes'>> {
  const { plan_name: plan } = await requirePlan(deps, userId);
  const found = await findScript(deps, userId, scriptId);
  requireReady(found);
  const all = await deps.scripts.list(userId);
  const script = all.find(({ script_id }) => script_id === found.script_id) ?? found;
  return (await shownNotes(deps, all, { script, plan })).shown;
}
