/** What the owner changes of an open link: whether it takes comments; and takes a comment that came by one away. */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { findScript } from './find-script.ts';

export interface ChangeShareDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: Pick<ShareItems, 'setComments' | 'removeComment'>;
}

/** not_found, also for another user's script and for a link that has ended. A comment that is gone already is no error. */
export const changeShare = async (
  deps: ChangeShareDeps,
  input: { readonly userId: string; readonly scriptId: string; readonly shareId: string } & RouteBody<'changeShare'>,
): Promise<RouteOutput<'changeShare'>> => {
  const { script_id } = await findScript(deps, input.userId, input.scriptId);
  const { comments_open, delete_comment } = input;
  if (delete_comment !== undefined) await deps.shares.removeComment(script_id, delete_comment);
  if (comments_open === undefined) return { success: true, message: 'The comment was deleted.' };
  if (!(await deps.shares.setComments(script_id, input.shareId, comments_open)))
    throw new AppError('not_found', 'This link has ended.');
  return { success: true, message: comments_open ? 'The link takes comments.' : 'The link takes no comments.' };
};
