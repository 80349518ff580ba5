/** Makes a read-only link to a script's reports. The token leaves in this answer and is kept as a hash alone. */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { mostShares } from '../../lib/contract/shares.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { findScript } from './find-script.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { shareTokenHash } from './share-token.ts';

export interface CreateShareDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: Pick<ShareItems, 'create'>;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly now: () => Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** not_found (also another user's script), payment_required, script_not_ready, too_many_shares. */
export const createShare = async (
  deps: CreateShareDeps,
  input: { userId: string; scriptId: string; days: number },
): Promise<RouteOutput<'createShare'>> => {
  const { userId, days } = input;
  const script = await findScript(deps, userId, input.scriptId);
  await requirePlan(deps, userId);
  if (script.status !== 'ready')
    throw new AppError('script_not_ready', 'This script has not been read yet. Share it once its reports are there.');
  const token = deps.newToken();
  const created = deps.now();
  const link = {
    share_id: deps.newId(),
    created_at: created.toISOString(),
    expires_at: new Date(created.getTime() + days * dayMs).toISOString(),
  };
  const { script_id } = script;
  const kept = await deps.shares.create({ ...link, script_id, user_id: userId, token_hash: shareTokenHash(token) });
  if (!kept)
    throw new AppError('too_many_shares', `A script can have ${mostShares} open links. Revoke one of them first.`);
  return { ...link, token };
};
