/** What every Cognito operation works with: pools and clients of the template, the state on disk, the clock and the mail. */
import { randomBytes } from 'node:crypto';
import type { JsonFile } from '../json-file.ts';
import { CognitoError } from './cognito-error.ts';
import type { Client, Pool } from './settings.ts';
import type { SigningKey } from './signing-key.ts';
import type { CognitoState } from './state.ts';

export interface CognitoContext {
  readonly region: string;
  readonly pools: ReadonlyMap<string, Pool>;
  readonly clients: ReadonlyMap<string, Client>;
  readonly keys: ReadonlyMap<string, SigningKey>;
  readonly file: JsonFile<CognitoState>;
  /** Milliseconds since the epoch. */
  now(): number;
  deliverMail(mail: { to: string; subject: string; text: string }): void | Promise<void>;
  /** Runs works of the same key one after another, so that guesses sent in parallel are still counted one by one. */
  inTurn<T>(key: string, work: () => Promise<T>): Promise<T>;
}

export function poolOf(context: CognitoContext, id: string): Pool {
  const pool = context.pools.get(id);
  if (!pool) throw new CognitoError('ResourceNotFoundException', `User pool ${id} does not exist.`);
  return pool;
}

/** The client and its pool. With `poolId`, a client of another pool is as good as none. */
export function clientOf(context: CognitoContext, id: string, poolId?: string): { client: Client; pool: Pool } {
  const client = context.clients.get(id);
  if (!client || (poolId !== undefined && client.poolId !== poolId))
    throw new CognitoError('ResourceNotFoundException', `User pool client ${id} does not exist.`);
  return { client, pool: poolOf(context, client.poolId) };
}

/** The issuer of a pool's tokens, the same as in the cloud. */
export function issuerOf(region: string, poolId: string): string {
  return `https://cognito-idp.${region}.amazonaws.com/${poolId}`;
}

/** A client's secret, made on first use and kept; undefined for a client without one. */
export function clientSecret(state: CognitoState, client: Client): string | undefined {
  if (!client.wantsSecret) return undefined;
  const known = state.clientSecrets[client.id];
  // Cognito's secrets hold no hyphen; a state that was made before this was known may.
  const kept =
    known?.includes('-') === false ? known : randomBytes(39).toString('base64url').replaceAll('-', '_').slice(0, 51);
  state.clientSecrets[client.id] = kept;
  return kept;
}
