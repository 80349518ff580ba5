/** The share link that a token opens now, with its script and the owner's plan. Every closed door has the same words. */
import { AppError } from '../../lib/contract/errors.ts';
import { shareToken } from '../../lib/contract/shares.ts';
import type { Entitlement } from '../adapters/entitlement-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { ShareItem, ShareItems } from '../adapters/share-items.ts';
import type { RequirePlanDeps } from './require-plan.ts';
import { shareTokenHash } from './share-token.ts';

export interface FindLinkDeps extends RequirePlanDeps {
  readonly shares: Pick<ShareItems, 'find'>;
  readonly scripts: Pick<ScriptItems, 'get'>;
}

export const closedLink = (): AppError =>
  new AppError('not_found', 'This link does not open anything: it has expired, was revoked, or is not complete.');

/** not_found for a wrong, expired or revoked token, a deleted script and a plan that has ended: a stranger cannot tell them apart. */
export const findLink = async (
  deps: FindLinkDeps,
  token: string,
): Promise<{ readonly link: ShareItem; readonly script: ScriptItem; readonly held: Entitlement }> => {
  if (!shareToken.safeParse(token).success) throw closedLink();
  const link = await deps.shares.find(shareTokenHash(token));
  if (link === null) throw closedLink();
  const { user_id: userId, script_id: scriptId } = link;
  const [held, script] = await Promise.all([deps.entitlements.get(userId), deps.scripts.get(userId, scriptId)]);
  if (held === null || script === null) throw closedLink();
  return { link, script, held };
};
