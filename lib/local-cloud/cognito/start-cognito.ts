/** Stands in for Cognito user pools on one machine: the JSON 1.1 protocol, signed tokens, triggers, state on disk. What it lacks it refuses with 501. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { JWK } from 'jose';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { accessKeyOf, type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { openJsonFile } from '../json-file.ts';
import { isLoopbackOrigin, type LoopbackHandler, readJson, sendJson, startLoopbackServer } from '../loopback-server.ts';
import { CognitoError, notEmulated } from './cognito-error.ts';
import { type CognitoContext, clientSecret, issuerOf } from './context.ts';
import { operations } from './operations.ts';
import { type ClientInput, type PoolInput, readClient, readPool } from './settings.ts';
import { signingKeyOf } from './signing-key.ts';
import { cognitoState, emptyCognitoState } from './state.ts';
import { createTurns } from './turns.ts';

export interface CognitoOptions {
  /** Holds cognito.json. */
  readonly directory: string;
  readonly region: string;
  readonly pools: readonly PoolInput[];
  readonly clients: readonly ClientInput[];
  deliverMail(mail: { to: string; subject: string; text: string }): void | Promise<void>;
  /** Milliseconds since the epoch. */
  now?(): number;
  /** What goes wrong on purpose; by itself nothing. */
  readonly faults?: FaultPlan;
  /** Asked before each call that has to be signed; by itself everything may pass. */
  readonly guard?: Guard;
}

export interface Cognito {
  readonly url: string;
  /** The public keys of a pool's tokens, also served under /<pool id>/.well-known/jwks.json. Throws on an unknown pool. */
  jwks(poolId: string): { keys: JWK[] };
  issuer(poolId: string): string;
  close(): Promise<void>;
}

const protocol = 'application/x-amz-json-1.1';
const bodyLimit = 1_000_000;

/** Starts the stand-in on 127.0.0.1. Throws if the template's properties can't be read or the state on disk is damaged. */
export async function startCognito(o: CognitoOptions): Promise<Cognito> {
  const file = openJsonFile(path.join(o.directory, 'cognito.json'), cognitoState, emptyCognitoState);
  const clients = new Map(o.clients.map((client) => [client.id, readClient(client)]));
  const context: CognitoContext = {
    region: o.region,
    pools: new Map(o.pools.map((pool) => [pool.id, readPool(pool)])),
    clients,
    keys: new Map(o.pools.map((pool) => [pool.id, signingKeyOf(file.value, pool.id)])),
    file,
    now: o.now ?? Date.now,
    deliverMail: o.deliverMail,
    inTurn: createTurns(),
  };
  for (const client of clients.values()) clientSecret(file.value, client);
  file.save();
  const jwks = (poolId: string): { keys: JWK[] } => {
    const key = context.keys.get(poolId);
    if (!key) throw new CognitoError('ResourceNotFoundException', `User pool ${poolId} does not exist.`);
    return { keys: [key.publicJwk] };
  };
  const guard = o.guard ?? openGuard;
  const handler: LoopbackHandler = (request, response) => answer(context, jwks, guard, request, response);
  const server = await startLoopbackServer(
    faultyHandler('cognito', o.faults ?? noFaults, watchedHandler('cognito', guard, handler)),
  );
  return { url: server.url, close: server.close, jwks, issuer: (poolId) => issuerOf(o.region, poolId) };
}

async function answer(
  context: CognitoContext,
  jwks: Cognito['jwks'],
  guard: Guard,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  allowBrowser(request, response);
  if (request.method === 'OPTIONS') return void response.writeHead(204).end();
  try {
    const poolId = /^\/([^/]+)\/\.well-known\/jwks\.json$/.exec(request.url ?? '')?.[1];
    if (request.method === 'GET' && poolId !== undefined) return sendJson(response, 200, jwks(poolId));
    sendJson(response, 200, await perform(context, guard, request), protocol);
  } catch (error) {
    if (!(error instanceof CognitoError)) throw error;
    response.setHeader('x-amzn-errortype', error.type);
    sendJson(response, error.status, { __type: error.type, message: error.message }, protocol);
  }
}

async function perform(context: CognitoContext, guard: Guard, request: IncomingMessage): Promise<object> {
  const body = await readJson(request, bodyLimit);
  const name = String(request.headers['x-amz-target'] ?? '').replace(/^AWSCognitoIdentityProviderService\./, '');
  const operation = operations.get(name);
  if (!operation) throw notEmulated(name || 'A request without a target');
  if (operation.signed && !request.headers.authorization?.startsWith('AWS4-HMAC-SHA256 '))
    throw new CognitoError('MissingAuthenticationTokenException', 'Missing Authentication Token');
  const refusal = operation.signed
    ? guard.refusal({ service: 'cognito', operation: name, accessKey: accessKeyOf(request), input: body })
    : null;
  if (refusal !== null) throw new CognitoError(`${refusal.code}Exception`, refusal.message);
  try {
    return await operation.run(context, body);
  } finally {
    // Before any answer goes out, and after a failure too: a counted guess must stay counted.
    context.file.save();
  }
}

/** Cognito lets any site call it; here only pages of this machine may, since anything else that calls a local emulator is up to no good. */
function allowBrowser(request: IncomingMessage, response: ServerResponse): void {
  const { origin } = request.headers;
  response.setHeader('vary', 'origin');
  if (origin === undefined || !isLoopbackOrigin(origin)) return;
  response.setHeader('access-control-allow-origin', origin);
  response.setHeader('access-control-allow-methods', 'POST, GET, OPTIONS');
  response.setHeader('access-control-allow-headers', request.headers['access-control-request-headers'] ?? '*');
  response.setHeader('access-control-expose-headers', 'x-amzn-errortype, x-amzn-requestid');
  response.setHeader('access-control-max-age', '600');
}
