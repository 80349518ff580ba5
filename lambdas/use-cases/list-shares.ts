/** The open links to a script's reports, without their tokens, and the comments that came by links. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { Share } from '../../lib/contract/shares.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItem, ShareItems } from '../adapters/share-items.ts';
import { findScript } from './find-script.ts';

export interface ListSharesDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: Pick<ShareItems, 'list' | 'listComments'>;
}

/** What the owner is told of a link. */
export const describeShare = ({
  share_id,
  created_at,
  expires_at,
  reports,
  comments_open,
  seen,
}: Omit<ShareItem, 'script_id' | 'user_id' | 'token_hash'>): Share => ({
  share_id,
  created_at,
  expires_at,
  reports,
  comments_open,
  seen: Object.entries(seen)
    .map(([day, count]) => ({ day, count }))
    .sort((a, b) => b.day.localeCompare(a.day)),
});

/** not_found, also for another user's script. */
export const listShares = async (
  deps: ListSharesDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'listShares'>> => {
  const { script_id } = await findScript(deps, input.userId, input.scriptId);
  const [shares, comments] = await Promise.all([deps.shares.list(script_id), deps.shares.listComments(script_id)]);
  return { shares: shares.map(describeShare).reverse(), comments };
};
