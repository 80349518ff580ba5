/** Ends a share link at once. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { findScript } from './find-script.ts';

export interface RevokeShareDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: Pick<ShareItems, 'remove'>;
}

/** not_found, also for another user's script. A link that is gone already is no error: it is what was wanted. */
export const revokeShare = async (
  deps: RevokeShareDeps,
  input: { userId: string; scriptId: string; shareId: string },
): Promise<RouteOutput<'revokeShare'>> => {
  const { script_id } = await findScript(deps, input.userId, input.scriptId);
  await deps.shares.remove(script_id, input.shareId);
  return { success: true, message: 'The link was revoked. It opens nothing any more.' };
};
