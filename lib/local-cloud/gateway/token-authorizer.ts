/** What API Gateway's Cognito authorizer checks of a bearer token: signature, issuer, expiry, use and scopes. Rejects everything else alike. */
import { createLocalJWKSet, type JSONWebKeySet, jwtVerify } from 'jose';

export type TokenClaims = Readonly<Record<string, string>>;

export interface PoolKeys {
  jwks(poolId: string): JSONWebKeySet;
  issuer(poolId: string): string;
}

/** Claims reach the handler as texts, lists joined by commas, as the gateway passes them on. */
const asText = (value: unknown): string =>
  typeof value === 'string' ? value : Array.isArray(value) ? value.join(',') : JSON.stringify(value);

async function verify(token: string, poolId: string, scopes: readonly string[], pools: PoolKeys): Promise<TokenClaims> {
  const { payload } = await jwtVerify(token, createLocalJWKSet(pools.jwks(poolId)), {
    algorithms: ['RS256'],
    issuer: pools.issuer(poolId),
    requiredClaims: ['exp', 'sub', 'token_use'],
    clockTolerance: 0,
  });
  const wantedUse = scopes.length > 0 ? 'access' : 'id';
  const granted = typeof payload.scope === 'string' ? payload.scope.split(' ') : [];
  if (payload.token_use !== wantedUse) throw new Error(`The token is not an ${wantedUse} token.`);
  if (scopes.length > 0 && !scopes.some((scope) => granted.includes(scope)))
    throw new Error('The token lacks the scope.');
  return Object.fromEntries(Object.entries(payload).map(([name, value]) => [name, asText(value)]));
}

/**
 * The claims of a token in an `Authorization` header (with or without `Bearer`), or null when none of the pools vouches
 * for it. With `scopes` an access token holding one of them is wanted, without an id token.
 */
export async function authorizeToken(
  header: string | undefined,
  wanted: { poolIds: readonly string[]; scopes: readonly string[] },
  pools: PoolKeys,
): Promise<TokenClaims | null> {
  const token = header?.replace(/^Bearer\s+/i, '').trim();
  if (!token) return null;
  for (const poolId of wanted.poolIds) {
    try {
      return await verify(token, poolId, wanted.scopes, pools);
    } catch {
      // Why a token is refused is nobody's business: the answer is the same for every reason.
    }
  }
  return null;
}
