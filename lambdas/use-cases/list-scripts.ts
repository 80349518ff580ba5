/** The user's own library, newest first. Uploads that were announced but have not arrived are left out. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import { type DescribeScriptDeps, describeScript } from './describe-script.ts';

export interface ListScriptsDeps extends DescribeScriptDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'list'>;
}

export const listScripts = async (
  deps: ListScriptsDeps,
  input: { userId: string },
): Promise<RouteOutput<'listScripts'>> => {
  const [held, items] = await Promise.all([deps.entitlements.get(input.userId), deps.scripts.list(input.userId)]);
  const arrived = items.filter((item) => item.status !== 'awaiting_upload');
  return { scripts: await Promise.all(arrived.map((item) => describeScript(deps, item, held?.plan_name ?? null))) };
};
