/** Ends a session by revoking its refresh token. Doing it twice, or with a token that has ended, is fine. */
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';

export interface LogOutDeps {
  readonly identity: Pick<Identity, 'revoke'>;
}

export const logOut = async (deps: LogOutDeps, input: RouteBody<'logOut'>): Promise<RouteOutput<'logOut'>> => {
  await deps.identity.revoke(input.refresh);
  return { success: true, message: 'You are logged out.' };
};
