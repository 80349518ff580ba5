/** Makes a read-only link to a script's reports. The token leaves in this answer and is kept as a hash alone. */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { mostShares } from '../../lib/contract/shares.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { findScript } from './find-script.ts';
import { describeShare } from './list-shares.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { openReports } from './require-report.ts';
import { shareTokenHash } from './share-token.ts';

export interface CreateShareDeps extends RequirePlanDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: Pick<ShareItems, 'create'>;
  readonly newId: () => string;
  readonly newToken: () => string;
  readonly now: () => Date;
}

const dayMs = 24 * 60 * 60 * 1000;

/** `reports` null for all of the plan's. not_found (also another user's script), payment_required, plan_required, script_not_ready, too_many_shares. */
export const createShare = async (
  deps: CreateShareDeps,
  input: {
    userId: string;
    scriptId: string;
    days: number;
    reports?: readonly number[] | null;
    comments_open?: boolean;
  },
): Promise<RouteOutput<'createShare'>> => {
  const { userId, days, reports = null, comments_open = true } = input;
  const script = await findScript(deps, userId, input.scriptId);
  const { plan_name } = await requirePlan(deps, userId);
  const open = openReports(plan_name);
  if (reports?.some((n) => !open.has(n)))
    throw new AppError('plan_required', 'Your plan does not open all of these reports.');
  if (script.status !== 'ready')
    throw new AppError('script_not_ready', 'This script has not been read yet. Share it once its reports are there.');
  const token = deps.newToken();
  const created = deps.now();
  const kind = { reports: reports && [...new Set(reports)].sort((a, b) => a - b), comments_open };
  const link = {
    share_id: deps.newId(),
    created_at: created.toISOString(),
    expires_at: new Date(created.getTime() + days * dayMs).toISOString(),
  };
  const { script_id } = script;
  const item = { ...link, ...kind, seen: {}, script_id, user_id: userId, token_hash: shareTokenHash(token) };
  const kept = await deps.shares.create(item);
  if (!kept)
    throw new AppError('too_many_shares', `A script can have ${mostShares} open links. Revoke one of them first.`);
  return { ...describeShare(item), token };
};
