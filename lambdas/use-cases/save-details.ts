/** Saves the 'Add Script Details' form; the reports that depend on it are asked for again, if anything changed. */
import { cardsForPlan } from '../../lib/analyses/catalog.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { type ScriptDetails, scriptDetails } from '../../lib/contract/uploads.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';
import { findScript, scriptNotFound } from './find-script.ts';
import { type RestartAnswersDeps, restartAnswers } from './restart-answers.ts';

export interface SaveDetailsDeps extends DescribeScriptDeps, RestartAnswersDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'saveDetails'>;
  readonly answers: RestartAnswersDeps['answers'];
}
export interface SaveDetailsInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly details: ScriptDetails;
}

const sameDetails = (a: ScriptDetails, b: ScriptDetails): boolean =>
  scriptDetails.keyof().options.every((field) => a[field] === b[field]);

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
  if (held && before.status === 'ready') {
    const dependentOn = (what: true | 'format'): number[] =>
      cardsForPlan(held.plan_name).flatMap(({ number, dependsOnDetails }) =>
        dependsOnDetails === what ? [number] : [],
      );
    const otherFormat = before.details.script_type !== input.details.script_type;
    await restartAnswers(deps, { ...input, questions: dependentOn(true), changed });
    await restartAnswers(deps, { ...input, questions: dependentOn('format'), changed: otherFormat });
  }
  return describeScript(deps, { ...before, details: input.details }, held?.plan_name ?? null);
};
