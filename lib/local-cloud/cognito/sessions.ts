/** Sessions and their refresh tokens: started by a sign-in, rotated by a refresh, ended by sign-out or by a token that comes back after its death. */
import { createHash, randomBytes, randomUUID } from 'node:crypto';
import { CognitoError, notAuthorized } from './cognito-error.ts';
import type { Client } from './settings.ts';
import type { CognitoState, Session, User } from './state.ts';

/** Puts a new session into the state. The token itself is only in what is returned. */
export function startSession(
  state: CognitoState,
  client: Client,
  user: User,
  nowMs: number,
): { session: Session; refreshToken: string } {
  for (const old of Object.values(state.sessions)) if (old.expiresAtMs < nowMs) delete state.sessions[old.originJti];
  const refreshToken = newToken();
  const session: Session = {
    originJti: randomUUID(),
    poolId: client.poolId,
    clientId: client.id,
    sub: user.sub,
    authTimeSeconds: Math.floor(nowMs / 1_000),
    expiresAtMs: nowMs + client.refreshTokenSeconds * 1_000,
    revoked: false,
    tokens: [{ hash: hashOf(refreshToken), usableUntilMs: null }],
  };
  state.sessions[session.originJti] = session;
  return { session, refreshToken };
}

/**
 * The live session that a refresh token belongs to. A token that was rotated away and is past its grace has leaked or been copied: the whole
 * family is ended. Throws NotAuthorizedException or RefreshTokenReuseException.
 */
export function sessionOfToken(state: CognitoState, client: Client, refreshToken: string, nowMs: number): Session {
  const hash = hashOf(refreshToken);
  const session = Object.values(state.sessions).find((known) => known.tokens.some((token) => token.hash === hash));
  if (!session || session.clientId !== client.id) throw notAuthorized('Invalid Refresh Token');
  if (session.expiresAtMs <= nowMs) throw notAuthorized('Refresh Token has expired');
  if (session.revoked) throw notAuthorized('Refresh Token has been revoked');
  const usableUntilMs = session.tokens.find((token) => token.hash === hash)?.usableUntilMs ?? null;
  if (usableUntilMs !== null && usableUntilMs <= nowMs) {
    session.revoked = true;
    throw new CognitoError('RefreshTokenReuseException', 'Refresh token has been rotated and is no longer valid');
  }
  return session;
}

/** Gives the session another refresh token; the one shown stays good for `graceMs`, for clients whose answer got lost. */
export function rotateToken(session: Session, shown: string, graceMs: number, nowMs: number): string {
  const hash = hashOf(shown);
  const next = newToken();
  for (const token of session.tokens) if (token.hash === hash) token.usableUntilMs ??= nowMs + graceMs;
  session.tokens.push({ hash: hashOf(next), usableUntilMs: null });
  return next;
}

/** Ends every session of the user: its refresh tokens, and its access tokens towards Cognito itself. */
export function endSessionsOf(state: CognitoState, user: User): void {
  for (const session of Object.values(state.sessions)) if (session.sub === user.sub) session.revoked = true;
}

/** Ends the session of a refresh token, if there is one. Throws UnauthorizedException if it is another client's. */
export function endSessionOfToken(state: CognitoState, client: Client, refreshToken: string): void {
  const hash = hashOf(refreshToken);
  for (const session of Object.values(state.sessions)) {
    if (!session.tokens.some((token) => token.hash === hash)) continue;
    if (session.clientId !== client.id) throw new CognitoError('UnauthorizedException', 'Unauthorized');
    session.revoked = true;
  }
}

function newToken(): string {
  return randomBytes(48).toString('base64url');
}

function hashOf(token: string): string {
  return createHash('sha256').update(token).digest('hex');
}
