/** Saves the 'Add Script Details' form; the reports that depend on it are asked for again, if anything changed. */
import type { PlanName } from '../../lib/contract/plans.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { type ScriptDetails, scriptDetails } from '../../lib/contract/uploads.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';
import { findScript, scriptNotFound } from './find-script.ts';
import { type PayOwedDeps, payOwed } from './pay-owed.ts';

export interface SaveDetailsDeps extends DescribeScriptDeps, PayOwedDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'saveDetails' | 'owe' | 'settle'>;
  readonly answers: PayOwedDeps['answers'];
  readonly now: () => Date;
  readonly newId: () => string;
}
export interface SaveDetailsInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly details: ScriptDetails;
}

const sameDetails = (a: ScriptDetails, b: ScriptDetails): boolean =>
  scriptDetails.keyof().options.every((field) => a[field] === b[field]);

/** The questions of `plan` whose answers `after` may change. */
const changedQuestions = (plan: PlanName, before: ScriptDetails, after: ScriptDetails): number[] => {
  if (sameDetails(before, after)) return [];
  const otherFormat = before.script_type !== after.script_type;
  return cardsForPlan(plan).flatMap(({ number, dependsOnDetails }) =>
    dependsOnDetails === true || (dependsOnDetails === 'format' && otherFormat) ? [number] : [],
  );
};

/** not_found, also for another user's script. Details of a script that is not ready yet are simply there when it is. */
export const saveDetails = async (
  deps: SaveDetailsDeps,
  input: SaveDetailsInput,
): Promise<RouteOutput<'saveDetails'>> => {
  const { userId, scriptId, details } = input;
  const script = await findScript(deps, userId, scriptId);
  const held = await deps.entitlements.get(userId);
  const id = deps.newId();
  const questions = held === null ? [] : changedQuestions(held.plan_name, script.details, details);
  const before = await deps.scripts.saveDetails(
    userId,
    scriptId,
    details,
    questions.length > 0 ? { id, questions } : null,
  );
  if (before === null) throw scriptNotFound();
  if (held !== null && before.status === 'ready') {
    // Somebody saved other details since this call had looked: what differs from theirs is owed, too.
    const more = changedQuestions(held.plan_name, before.details, details).filter((n) => !questions.includes(n));
    const owing = more.length > 0 || questions.length > 0;
    const saved = owing ? await deps.scripts.owe(userId, scriptId, { id, questions: more }) : before;
    const earlier = [script.owed_id, before.owed_id].filter((each) => each !== undefined && each !== id);
    if (saved !== null) await payOwed(deps, saved, { isTakenUp: earlier.length > 0 });
  }
  return describeScript(deps, { ...before, details }, held?.plan_name ?? null);
};
