/** The operations that hand out tokens: a password through the server's client, or a refresh token. SRP and other challenges are refused. */
import * as z from 'zod';
import { CognitoError, notAuthorized, notEmulated } from '../cognito-error.ts';
import { type CognitoContext, clientOf } from '../context.ts';
import { operation } from '../operation.ts';
import { checkClientSecret, checkSecretHash } from '../secret-hash.ts';
import { rotateToken, sessionOfToken, startSession } from '../sessions.ts';
import type { Client, Pool } from '../settings.ts';
import { issueTokens } from '../tokens.ts';
import { verifyPassword } from '../users.ts';

const authInput = z.object({
  ClientId: z.string(),
  AuthFlow: z.string(),
  AuthParameters: z.record(z.string(), z.string()).default({}),
});
const adminAuthInput = authInput.extend({ UserPoolId: z.string() });
const refreshInput = z.object({ ClientId: z.string(), RefreshToken: z.string(), ClientSecret: z.string().optional() });

type Parties = { pool: Pool; client: Client };

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
export const getTokensFromRefreshToken = operation('open', refreshInput, (context, input) => {
  const parties = clientOf(context, input.ClientId);
  checkClientSecret(context, parties.client, input.ClientSecret);
  return refresh(context, parties, input.RefreshToken);
});

async function signIn(context: CognitoContext, { pool, client }: Parties, parameters: Record<string, string>) {
  if (!client.flows.has('ALLOW_ADMIN_USER_PASSWORD_AUTH'))
    throw new CognitoError('InvalidParameterException', 'Auth flow not enabled for this client');
  const name = required(parameters, 'USERNAME');
  const password = required(parameters, 'PASSWORD');
  checkSecretHash(context, client, name, parameters.SECRET_HASH);
  const user = await verifyPassword(context, client, name, password);
  // The session begins before the trigger runs: a sign-out everywhere that comes meanwhile must find it.
  const { session, refreshToken } = startSession(context.file.value, client, user, context.now());
  const tokens = await issueTokens(context, { pool, client, user, session, source: 'Authentication' });
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

async function refresh(context: CognitoContext, { pool, client }: Parties, refreshToken: string) {
  const state = context.file.value;
  const session = sessionOfToken(state, client, refreshToken, context.now());
  const user = state.users[session.sub];
  if (!user) throw notAuthorized('Refresh Token has been revoked');
  const tokens = await issueTokens(context, { pool, client, user, session, source: 'RefreshTokens' });
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
