/** Finds, shows and removes the users of a pool. A user is known by e-mail address, whatever its case, or by `sub`. */
import { createHash } from 'node:crypto';
import { incorrectPassword, userNotFound } from './cognito-error.ts';
import type { CognitoContext } from './context.ts';
import { decoyPassword, passwordMatches } from './password-hash.ts';
import type { Client } from './settings.ts';
import { recordFailure, refuseWhileLocked } from './sign-in-lock.ts';
import type { CognitoState, User } from './state.ts';

export function findUser(state: CognitoState, poolId: string, name: string): User | undefined {
  const wanted = name.toLowerCase();
  return Object.values(state.users).find(
    (user) => user.poolId === poolId && (user.sub === wanted || user.attributes.email?.toLowerCase() === wanted),
  );
}

/** Throws UserNotFoundException. */
export function existingUser(state: CognitoState, poolId: string, name: string): User {
  const user = findUser(state, poolId, name);
  if (!user) throw userNotFound();
  return user;
}

/** Where attempts and codes for a name are counted. It is the same for an account's every name, and unknown names have one, too. */
export function accountKey(state: CognitoState, poolId: string, name: string): string {
  const owner = findUser(state, poolId, name)?.attributes.email ?? name;
  return createHash('sha256').update(`${poolId}|${owner.toLowerCase()}`).digest('hex');
}

/** `sub` first, as Cognito lists it. */
export function attributeList(user: User): { Name: string; Value: string }[] {
  return Object.entries({ sub: user.sub, ...user.attributes }).map(([Name, Value]) => ({ Name, Value }));
}

/** Removes the user and everything kept about the account. */
export function removeUser(state: CognitoState, user: User): void {
  const account = accountKey(state, user.poolId, user.sub);
  delete state.users[user.sub];
  delete state.resetCodes[account];
  delete state.attempts[account];
  for (const [id, { sub }] of Object.entries(state.challenges)) if (sub === user.sub) delete state.challenges[id];
  for (const session of Object.values(state.sessions))
    if (session.sub === user.sub) delete state.sessions[session.originJti];
}

/**
 * The user of this name if the password is right. An unknown name costs the same work as a wrong password and, where the client hides who
 * exists, gets the same answer. Former failures stay counted until the caller clears them. Throws NotAuthorizedException, also while the account is locked.
 */
export async function verifyPassword(
  context: CognitoContext,
  client: Client,
  name: string,
  password: string,
): Promise<User> {
  const state = context.file.value;
  const account = accountKey(state, client.poolId, name);
  return context.inTurn(account, async () => {
    refuseWhileLocked(state, account, context.now());
    const user = findUser(state, client.poolId, name);
    const record = user?.password ?? decoyPassword;
    const matches = await passwordMatches(password, record);
    // While the hash was made, the password may have been reset or the user deleted.
    const stillValid = user !== undefined && state.users[user.sub] === user && user.password === record;
    if (matches && stillValid) {
      return user;
    }
    recordFailure(state, account, context.now());
    throw user || client.hidesUnknownUsers ? incorrectPassword() : userNotFound();
  });
}
