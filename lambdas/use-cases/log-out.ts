/** Ends a session by its refresh token: it renews nothing, and its access tokens do not pass the owner's gate. Doing it twice, or with a token that has ended, is fine. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import type { SessionItems } from '../adapters/session-items.ts';

export interface LogOutDeps {
  readonly identity: Pick<Identity, 'whose' | 'revoke'>;
  readonly sessions: Pick<SessionItems, 'end'>;
}

export const logOut = async (deps: LogOutDeps, input: RouteBody<'logOut'>): Promise<RouteOutput<'logOut'>> => {
  // Only a token that still renews tells whose it is.
  const session = await deps.identity.whose(input.refresh);
  if (session !== null) {
    await deps.sessions.end(session.userId, session.sessionId);
    await deps.identity.revoke(session.refresh);
  }
  await deps.identity.revoke(input.refresh);
  return { success: true, message: 'You are logged out.' };
};
