/** Sign-ins between the password and the code: each is known by a session that only its caller holds, and waits three minutes, as Cognito's do by themselves. */
import { createHash, randomBytes } from 'node:crypto';
import { notAuthorized } from './cognito-error.ts';
import type { Client } from './settings.ts';
import type { CognitoState, User } from './state.ts';

const goodForMs = 3 * 60_000;

/** Puts a challenge into the state; what is returned is its session. */
export function startChallenge(state: CognitoState, client: Client, user: User, nowMs: number): string {
  for (const [id, { expiresAtMs }] of Object.entries(state.challenges))
    if (expiresAtMs <= nowMs) delete state.challenges[id];
  const session = randomBytes(48).toString('base64url');
  state.challenges[hashOf(session)] = { sub: user.sub, clientId: client.id, expiresAtMs: nowMs + goodForMs };
  return session;
}

/** Whose sign-in it is. Throws NotAuthorizedException for a session that is unknown, another client's or out of date. */
export function challengedUser(state: CognitoState, client: Client, session: string, nowMs: number): User {
  const challenge = state.challenges[hashOf(session)];
  const user = state.users[challenge?.sub ?? ''];
  if (!challenge || !user || challenge.clientId !== client.id) throw notAuthorized('Invalid session for the user.');
  if (challenge.expiresAtMs <= nowMs) throw notAuthorized('Invalid session for the user, session is expired.');
  return user;
}

export function endChallenge(state: CognitoState, session: string): void {
  delete state.challenges[hashOf(session)];
}

function hashOf(session: string): string {
  return createHash('sha256').update(session).digest('hex');
}
