/** Saves the 'Add Script Details' form; the reports that depend on it are asked for again, if anything changed. */
import { cardsForPlan } from '../../lib/analyses/catalog.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { type ScriptDetails, scriptDetails } from '../../lib/contract/uploads.ts';
import type { AnswerItems } from '../adapters/answer-items.ts';
import type { AnswerQueue } from '../adapters/answer-queue.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';
import { findScript, scriptNotFound } from './find-script.ts';

export interface SaveDetailsDeps extends DescribeScriptDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'saveDetails'>;
  readonly answers: Pick<AnswerItems, 'listStates' | 'restart'>;
  readonly queue: AnswerQueue;
  readonly newId: () => string;
}
export interface SaveDetailsInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly details: ScriptDetails;
}

const sameDetails = (a: ScriptDetails, b: ScriptDetails): boolean =>
  scriptDetails.keyof().options.every((field) => a[field] === b[field]);

/**
 * A pending answer will read the new details when its turn comes, so it is only sent again (an earlier sending may have failed); the
 * others begin anew if the form changed.
 */
const askAgain = async (
  deps: SaveDetailsDeps,
  { userId, scriptId }: SaveDetailsInput,
  plan: PlanName,
  changed: boolean,
): Promise<void> => {
  const states = await deps.answers.listStates(scriptId);
  const messages: AnswerMessage[] = [];
  for (const { number: question } of cardsForPlan(plan).filter((card) => card.dependsOnDetails)) {
    const state = states.find((each) => each.question === question);
    if (state === undefined) continue;
    const message = { user_id: userId, script_id: scriptId, question };
    const request_id = deps.newId();
    if (state.status === 'pending') messages.push({ ...message, request_id: state.request_id });
    else if (changed && (await deps.answers.restart(scriptId, question, state.request_id, request_id))) {
      messages.push({ ...message, request_id });
    }
  }
  await deps.queue.send(messages);
};

/** not_found, also for another user's script. Details of a script that is not ready yet are simply there when it is. */
export const saveDetails = async (
  deps: SaveDetailsDeps,
  input: SaveDetailsInput,
): Promise<RouteOutput<'saveDetails'>> => {
  await findScript(deps, input.userId, input.scriptId);
  const before = await deps.scripts.saveDetails(input.userId, input.scriptId, input.details);
  if (before === null) throw scriptNotFound();
  const held = await deps.entitlements.get(input.userId);
  const changed = !sameDetails(before.details, input.details);
  if (held && before.status === 'ready') await askAgain(deps, input, held.plan_name, changed);
  return describeScript(deps, { ...before, details: input.details }, held?.plan_name ?? null);
};
