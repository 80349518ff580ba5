/** Signs access and id tokens with the claims that Cognito's have, and reads access tokens back; revoked and foreign ones are refused. */
import { randomUUID } from 'node:crypto';
import { decodeJwt, errors, jwtVerify, SignJWT } from 'jose';
import * as z from 'zod';
import { CognitoError, notAuthorized, userNotFound } from './cognito-error.ts';
import { type CognitoContext, issuerOf } from './context.ts';
import type { Client, Pool } from './settings.ts';
import type { SigningKey } from './signing-key.ts';
import type { Session, User } from './state.ts';
import { fireTrigger, triggerAttributes } from './triggers.ts';

/** The scope that the user's own operations, and the API's authorizer, ask for. */
const signInScope = 'aws.cognito.signin.user.admin';

const claimChanges = z.object({
  claimsToAddOrOverride: z.record(z.string(), z.unknown()).nullish(),
  claimsToSuppress: z.array(z.string()).nullish(),
  scopesToAdd: z.array(z.string()).nullish(),
  scopesToSuppress: z.array(z.string()).nullish(),
});
const preTokenResponse = z.object({
  claimsAndScopeOverrideDetails: z
    .object({ accessTokenGeneration: claimChanges.nullish(), idTokenGeneration: claimChanges.nullish() })
    .nullish(),
});
type ClaimChanges = z.infer<typeof claimChanges> | null | undefined;

export interface IssuedTokens {
  readonly AccessToken: string;
  readonly IdToken: string;
  /** Seconds that the access token lives. */
  readonly ExpiresIn: number;
  readonly TokenType: 'Bearer';
}

/** Runs the pre-token-generation trigger (event version 2) and signs both tokens with what it changed; it can't touch the reserved claims. */
export async function issueTokens(
  context: CognitoContext,
  grant: {
    pool: Pool;
    client: Client;
    user: User;
    session: Session;
    source: 'Authentication' | 'RefreshTokens';
    clientMetadata?: Record<string, string> | undefined;
  },
): Promise<IssuedTokens> {
  const { pool, client, user, session } = grant;
  const changes = await claimChangesFor(context, grant);
  const issuedAt = Math.floor(context.now() / 1_000);
  const shared = {
    sub: user.sub,
    origin_jti: session.originJti,
    event_id: randomUUID(),
    auth_time: session.authTimeSeconds,
    iss: issuerOf(context.region, pool.id),
    iat: issuedAt,
  };
  const access = {
    ...changed({}, changes?.accessTokenGeneration),
    ...shared,
    client_id: client.id,
    username: user.sub,
    token_use: 'access',
    scope: scopes(changes?.accessTokenGeneration),
    jti: randomUUID(),
    exp: issuedAt + client.accessTokenSeconds,
  };
  const id = {
    ...changed(idAttributes(user), changes?.idTokenGeneration),
    ...shared,
    aud: client.id,
    'cognito:username': user.sub,
    token_use: 'id',
    jti: randomUUID(),
    exp: issuedAt + client.idTokenSeconds,
  };
  const key = keyOf(context, pool.id);
  const [AccessToken, IdToken] = await Promise.all([sign(access, key), sign(id, key)]);
  return { AccessToken, IdToken, ExpiresIn: client.accessTokenSeconds, TokenType: 'Bearer' };
}

/**
 * Whom an access token speaks for. Throws NotAuthorizedException for a token that is forged, expired, of the wrong kind or revoked, and
 * UserNotFoundException when the user is gone.
 */
export async function userOfAccessToken(
  context: CognitoContext,
  token: string,
): Promise<{ user: User; client: Client; pool: Pool }> {
  const invalid = notAuthorized('Invalid Access Token');
  const client = context.clients.get(String(unverified(token).client_id));
  const pool = context.pools.get(client?.poolId ?? '');
  if (!client || !pool) throw invalid;
  const claims = await verified(context, pool, token);
  if (claims.token_use !== 'access') throw invalid;
  if (!String(claims.scope).split(' ').includes(signInScope))
    throw notAuthorized('Access Token does not have required scopes');
  const user = context.file.value.users[String(claims.sub)];
  if (!user) throw userNotFound();
  const session = context.file.value.sessions[String(claims.origin_jti)];
  if (!session || session.revoked) throw notAuthorized('Access Token has been revoked');
  return { user, client, pool };
}

async function claimChangesFor(context: CognitoContext, grant: Parameters<typeof issueTokens>[1]) {
  const { pool, client, user, source } = grant;
  const request = {
    userAttributes: triggerAttributes(user),
    groupConfiguration: { groupsToOverride: [], iamRolesToOverride: [], preferredRole: null },
    scopes: [signInScope],
    ...(grant.clientMetadata && { clientMetadata: grant.clientMetadata }),
  };
  const response = { claimsAndScopeOverrideDetails: null };
  const firing = { pool, client, userName: user.sub, source: `TokenGeneration_${source}`, request, response };
  return (await fireTrigger(context, 'PreTokenGeneration', firing, preTokenResponse)).claimsAndScopeOverrideDetails;
}

function changed(claims: Record<string, unknown>, changes: ClaimChanges): Record<string, unknown> {
  const all = { ...claims, ...changes?.claimsToAddOrOverride };
  return Object.fromEntries(Object.entries(all).filter(([name]) => !changes?.claimsToSuppress?.includes(name)));
}

function scopes(changes: ClaimChanges): string {
  const all = [signInScope, ...(changes?.scopesToAdd ?? [])];
  return all.filter((scope) => !changes?.scopesToSuppress?.includes(scope)).join(' ');
}

function idAttributes(user: User): Record<string, unknown> {
  return { ...user.attributes, email_verified: user.attributes.email_verified === 'true' };
}

function sign(claims: Record<string, unknown>, key: SigningKey): Promise<string> {
  return new SignJWT(claims).setProtectedHeader({ alg: 'RS256', kid: key.kid }).sign(key.privateKey);
}

function keyOf(context: CognitoContext, poolId: string): SigningKey {
  const key = context.keys.get(poolId);
  if (!key) throw new CognitoError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
  return key;
}

function unverified(token: string): Record<string, unknown> {
  try {
    return decodeJwt(token);
  } catch (cause) {
    throw new CognitoError('NotAuthorizedException', 'Invalid Access Token', { cause });
  }
}

async function verified(context: CognitoContext, pool: Pool, token: string): Promise<Record<string, unknown>> {
  const rules = {
    algorithms: ['RS256'],
    issuer: issuerOf(context.region, pool.id),
    currentDate: new Date(context.now()),
  };
  try {
    return (await jwtVerify(token, keyOf(context, pool.id).publicKey, rules)).payload;
  } catch (cause) {
    const message = cause instanceof errors.JWTExpired ? 'Access Token has expired' : 'Invalid Access Token';
    throw new CognitoError('NotAuthorizedException', message, { cause });
  }
}
