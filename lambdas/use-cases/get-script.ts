/** One script of the user with the progress of its reports. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';
import { findScript } from './find-script.ts';

export interface GetScriptDeps extends DescribeScriptDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get'>;
}

/** not_found, also for another user's script. */
export const getScript = async (
  deps: GetScriptDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'getScript'>> => {
  const script = await findScript(deps, input.userId, input.scriptId);
  const held = await deps.entitlements.get(input.userId);
  return describeScript(deps, script, held?.plan_name ?? null);
};
