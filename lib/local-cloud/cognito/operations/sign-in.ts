/** The operations that hand out tokens: a password through the server's client with the code of a second factor, where there is one, or a refresh token. SRP and other challenges are refused. */
import * as z from 'zod';
import { challengedUser, endChallenge, startChallenge } from '../challenges.ts';
import { CognitoError, notAuthorized, notEmulated } from '../cognito-error.ts';
import { type CognitoContext, clientOf } from '../context.ts';
import { operation } from '../operation.ts';
import { checkClientSecret, checkSecretHash } from '../secret-hash.ts';
import { rotateToken, sessionOfToken, startSession } from '../sessions.ts';
import type { Client, Pool } from '../settings.ts';
import { clearFailures, recordFailure, refuseWhileLocked } from '../sign-in-lock.ts';
import type { User } from '../state.ts';
import { issueTokens } from '../tokens.ts';
import { accountKey, verifyPassword } from '../users.ts';
import { asksForCode, takeCode } from './software-token.ts';

const metadata = z.record(z.string(), z.string()).optional();
const authInput = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});
const adminAuthInput = authInput.extend({ UserPoolId: z.string() });
const refreshInput = z.object({
  ClientId: z.string(),
  RefreshToken: z.string(),
  ClientSecret: z.string().optional(),
  ClientMetadata: metadata,
});
const answerInput = z.object({
  UserPoolId: z.string(),
  ClientId: z.string(),
  ChallengeName: z.string(),
  Session: z.string(),
  ChallengeResponses: z.record(z.string(), z.string()),
  ClientMetadata: metadata,
});

type Parties = { pool: Pool; client: Client };
type Metadata = z.infer<typeof metadata>;

export const initiateAuth = operation('open', authInput, (context, input) => {
  const parties = clientOf(context, input.ClientId);
  if (!isRefresh(input.AuthFlow)) throw notEmulated(`InitiateAuth with ${input.AuthFlow}`);
  return refreshWithHash(context, parties, input.AuthParameters);
});

export const adminInitiateAuth = operation('signed', adminAuthInput, (context, input) => {
  const parties = clientOf(context, input.ClientId, input.UserPoolId);
  if (isRefresh(input.AuthFlow)) return refreshWithHash(context, parties, input.AuthParameters);
  if (input.AuthFlow !== 'ADMIN_USER_PASSWORD_AUTH') throw notEmulated(`AdminInitiateAuth with ${input.AuthFlow}`);
  return signIn(context, parties, input.AuthParameters);
});

/** The only way to refresh with a client whose tokens rotate. */
export const getTokensFromRefreshToken = operation('open', refreshInput, async (context, input) => {
  const parties = clientOf(context, input.ClientId);
  checkClientSecret(context, parties.client, input.ClientSecret);
  // Nothing is challenged by a token, and this answer alone does not say so.
  const { AuthenticationResult } = await refresh(context, parties, input.RefreshToken, input.ClientMetadata);
  return { AuthenticationResult };
});

/** The code that a sign-in waits for. A wrong one leaves the challenge open and counts as a failed sign-in. */
export const adminRespondToAuthChallenge = operation('signed', answerInput, async (context, input) => {
  const parties = clientOf(context, input.ClientId, input.UserPoolId);
  if (input.ChallengeName !== 'SOFTWARE_TOKEN_MFA') throw notEmulated(`A challenge ${input.ChallengeName}`);
  const name = required(input.ChallengeResponses, 'USERNAME');
  const code = required(input.ChallengeResponses, 'SOFTWARE_TOKEN_MFA_CODE');
  checkSecretHash(context, parties.client, name, input.ChallengeResponses.SECRET_HASH);
  const user = challengedUser(context.file.value, parties.client, input.Session, context.now());
  if (user.sub !== name) throw notAuthorized('Invalid session for the user.');
  const account = accountKey(context.file.value, parties.pool.id, user.sub);
  await context.inTurn(account, async () => {
    refuseWhileLocked(context.file.value, account, context.now());
    try {
      takeCode(context, user, code);
    } catch (error) {
      recordFailure(context.file.value, account, context.now());
      throw error;
    }
  });
  endChallenge(context.file.value, input.Session);
  return open(context, parties, user, input.ClientMetadata);
});

async function signIn(context: CognitoContext, { pool, client }: Parties, parameters: Record<string, string>) {
  if (!client.flows.has('ALLOW_ADMIN_USER_PASSWORD_AUTH'))
    throw new CognitoError('InvalidParameterException', 'Auth flow not enabled for this client');
  const name = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  checkSecretHash(context, client, name, parameters.SECRET_HASH);
  const user = await verifyPassword(context, client, name, password);
  if (asksForCode(pool, user)) {
    const Session = startChallenge(context.file.value, client, user, context.now());
    return { ChallengeName: 'SOFTWARE_TOKEN_MFA', Session, ChallengeParameters: { USER_ID_FOR_SRP: user.sub } };
  }
  return open(context, { pool, client }, user);
}

async function open(context: CognitoContext, { pool, client }: Parties, user: User, clientMetadata?: Metadata) {
  clearFailures(context.file.value, accountKey(context.file.value, pool.id, user.sub));
  // The session begins before the trigger runs: a sign-out everywhere that comes meanwhile must find it.
  const { session, refreshToken } = startSession(context.file.value, client, user, context.now());
  const tokens = await issueTokens(context, {
    pool,
    client,
    user,
    session,
    source: 'Authentication',
    clientMetadata,
  });
  if (session.revoked || context.file.value.users[user.sub] !== user) throw notAuthorized('User has been signed out');
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, RefreshToken: refreshToken } };
}

function refreshWithHash(context: CognitoContext, parties: Parties, parameters: Record<string, string>) {
  const { client } = parties;
  if (!client.flows.has('ALLOW_REFRESH_TOKEN_AUTH') || client.rotation)
    throw new CognitoError('InvalidParameterException', 'Auth flow not enabled for this client');
  const refreshToken = required(parameters, 'REFRESH_TOKEN');
  const session = sessionOfToken(context.file.value, client, refreshToken, context.now());
  checkSecretHash(context, client, session.sub, parameters.SECRET_HASH);
  return refresh(context, parties, refreshToken);
}

async function refresh(
  context: CognitoContext,
  { pool, client }: Parties,
  refreshToken: string,
  clientMetadata?: Metadata,
) {
  const state = context.file.value;
  const session = sessionOfToken(state, client, refreshToken, context.now());
  const user = state.users[session.sub];
  if (!user) throw notAuthorized('Refresh Token has been revoked');
  const tokens = await issueTokens(context, { pool, client, user, session, source: 'RefreshTokens', clientMetadata });
  // While the trigger ran, the session may have ended, or a racing refresh may have rotated this very token away.
  sessionOfToken(state, client, refreshToken, context.now());
  const rotated = client.rotation && {
    RefreshToken: rotateToken(session, refreshToken, client.rotation.graceMs, context.now()),
  };
  return { ChallengeParameters: {}, AuthenticationResult: { ...tokens, ...rotated } };
}

function isRefresh(flow: string): boolean {
  return flow === 'REFRESH_TOKEN_AUTH' || flow === 'REFRESH_TOKEN';
}

function required(parameters: Record<string, string>, name: string): string {
  const value = parameters[name];
  if (!value) throw new CognitoError('InvalidParameterException', `Missing required parameter ${name}`);
  return value;
}
