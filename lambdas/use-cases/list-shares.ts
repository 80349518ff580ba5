/** The open links to a script's reports, without their tokens. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { Share } from '../../lib/contract/shares.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItem, ShareItems } from '../adapters/share-items.ts';
import { findScript } from './find-script.ts';

export interface ListSharesDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: Pick<ShareItems, 'list'>;
}

/** What the owner is told of a link. */
export const describeShare = ({ share_id, created_at, expires_at }: ShareItem): Share => ({
  share_id,
  created_at,
  expires_at,
});

/** not_found, also for another user's script. */
export const listShares = async (
  deps: ListSharesDeps,
  input: { userId: string; scriptId: string },
): Promise<RouteOutput<'listShares'>> => {
  const { script_id } = await findScript(deps, input.userId, input.scriptId);
  return { shares: (await deps.shares.list(script_id)).map(describeShare).reverse() };
};
