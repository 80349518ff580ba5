/** Takes what a reader of a share link says to its owner. Nothing of who said it is kept but the name that was given. */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { ShareItems } from '../adapters/share-items.ts';
import { type FindLinkDeps, findLink } from './find-link.ts';
import { openReports } from './require-report.ts';

export interface LeaveCommentDeps extends FindLinkDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly shares: FindLinkDeps['shares'] & Pick<ShareItems, 'takeWord' | 'addComment'>;
  readonly newId: () => string;
  readonly now: () => Date;
}

/** not_found as openShare, and where the owner takes no comments or the link does not show the report; too_many_attempts. */
export const leaveComment = async (
  deps: LeaveCommentDeps,
  { token, ...said }: RouteBody<'leaveComment'>,
): Promise<RouteOutput<'leaveComment'>> => {
  const { link, held } = await findLink(deps, token);
  if (!link.comments_open) throw new AppError('not_found', 'No comments are taken behind this link.');
  const isShown = (n: number): boolean =>
    openReports(held.plan_name).has(n) && (link.reports === null || link.reports.includes(n));
  if (said.question !== null && !isShown(said.question))
    throw new AppError('not_found', 'This link does not show that report.');
  const turn = await deps.shares.takeWord(link);
  if (turn === 'later')
    throw new AppError('too_many_attempts', 'Many comments came by this link just now. Please wait a minute.');
  if (turn === 'full')
    throw new AppError('too_many_attempts', 'This link has taken all the comments it can. Please write to its owner.');
  const comment = {
    ...said,
    comment_id: deps.newId(),
    share_id: link.share_id,
    created_at: deps.now().toISOString(),
  };
  await deps.shares.addComment(link.script_id, comment);
  return { success: true, message: 'Thank you. Your comment went to whoever sent you this link.' };
};
