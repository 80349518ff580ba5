/**
 * The gate behind a write for an account that may be deleted at the same moment, or is gone while a token of it still lives. Asked after the write: a deletion
 * closes the account before it looks for what to remove, so whoever finds it open here has written what the deletion will find.
 */
import { AppError } from '../../lib/contract/errors.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';

export interface RefuseWhenClosedDeps {
  readonly entitlements: Pick<EntitlementItems, 'isClosed'>;
}

/** token_not_valid for an account that is being deleted or gone, once `undo` has taken back what was written. */
export const refuseWhenClosed = async (
  deps: RefuseWhenClosedDeps,
  userId: string,
  undo: () => Promise<unknown>,
): Promise<void> => {
  if (!(await deps.entitlements.isClosed(userId))) return;
  await undo();
  throw new AppError('token_not_valid', 'Your session has ended. Please log in again. (token_not_valid)');
};
