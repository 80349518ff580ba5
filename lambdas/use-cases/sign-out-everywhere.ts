/** Ends every session of an account, this one included. Doing it twice is fine. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { type EndSessionsDeps, endSessions } from './end-sessions.ts';

/** token_not_valid when the account is gone. */
export const signOutEverywhere = async (
  deps: EndSessionsDeps,
  input: { userPoolId: string; poolUsername: string; userId: string },
): Promise<RouteOutput<'signOutEverywhere'>> => {
  await endSessions(deps, input);
  return { success: true, message: 'You are signed out on every device.' };
};
