/** One RS256 key for each pool, made once and kept, so that tokens outlive a restart. */
import { createPrivateKey, createPublicKey, generateKeyPairSync, type KeyObject, randomUUID } from 'node:crypto';
import type { JWK } from 'jose';
import type { CognitoState } from './state.ts';

export interface SigningKey {
  readonly kid: string;
  readonly privateKey: KeyObject;
  readonly publicKey: KeyObject;
  /** As the pool's JWKS shows it. */
  readonly publicJwk: JWK;
}

/** The pool's key from the state; a new one is put there if there is none. */
export function signingKeyOf(state: CognitoState, poolId: string): SigningKey {
  const kept = state.signingKeys[poolId] ?? newKey();
  state.signingKeys[poolId] = kept;
  const privateKey = createPrivateKey({ key: kept, format: 'jwk' });
  const publicKey = createPublicKey(privateKey);
  const { n, e } = publicKey.export({ format: 'jwk' });
  const publicJwk = { kty: 'RSA', alg: 'RS256', use: 'sig', kid: kept.kid, n, e };
  return { kid: kept.kid, privateKey, publicKey, publicJwk };
}

function newKey() {
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  return { ...privateKey.export({ format: 'jwk' }), kty: 'RSA', kid: randomUUID() };
}
