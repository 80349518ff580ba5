/** Refuses a token whose session was ended (signed out everywhere, logged out, password reset), though the gateway lets it in until it expires. */
import { AppError } from '../../lib/contract/errors.ts';
import type { SessionClaims, SessionItems } from '../adapters/session-items.ts';

export interface RequireSessionDeps {
  readonly sessions: Pick<SessionItems, 'stands'>;
}
export interface SessionInput {
  readonly userId: string;
  /** What the caller's access token says of its session. */
  readonly session: SessionClaims;
}

/** token_not_valid. */
export const requireSession = async (deps: RequireSessionDeps, { userId, session }: SessionInput): Promise<void> => {
  if (await deps.sessions.stands(userId, session)) return;
  throw new AppError('token_not_valid', 'Your session has ended. Please log in again. (token_not_valid)');
};
