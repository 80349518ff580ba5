/** S3 on this machine: signed requests to declared buckets, objects on disk, notices of new objects; it refuses what is unsigned or not emulated. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, OutgoingHttpHeaders, ServerResponse } from 'node:http';
import { join } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { accessKeyOf, type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { type LoopbackHandler, type LoopbackServer, startLoopbackServer } from '../loopback-server.ts';
import { type CorsRule, corsHeaders, preflightHeaders } from './cors.ts';
import { openObjectStore } from './object-store.ts';
import { type Notice, openOutbox } from './outbox.ts';
import { S3Error } from './s3-error.ts';
import { operations, type S3Answer, type S3Context } from './s3-operations.ts';
import { operationOf, parseS3Request, type S3Operation, type S3Request } from './s3-request.ts';
import { errorXml } from './s3-xml.ts';
import { type Credentials, verifyHeaderSignature } from './signature.ts';

export type ObjectCreated = {
  bucket: string;
  key: string;
  /** Bytes. */
  size: number;
  /** Without quotes. */
  etag: string;
  /** `ObjectCreated:Put` or `ObjectCreated:Post`. */
  eventName: string;
};

export type S3Options = {
  /** Where objects and undelivered notices are kept; created if missing. */
  directory: string;
  /** `keepsVersions`: what is replaced or deleted stays, as a former version. */
  buckets: { name: string; corsRules: CorsRule[]; keepsVersions?: boolean }[];
  /** The key pairs that requests may be signed with. */
  credentials: readonly Credentials[];
  /** Called for each new object, at least once; a rejection brings the same notice again, also after a restart. */
  onObjectCreated(created: ObjectCreated): Promise<void>;
  /** Pause before a notice is sent for the second time, in milliseconds (default 500). */
  retryMs?: number;
  /** Milliseconds since 1970 (default the system's clock). */
  now?: () => number;
  /** What goes wrong on purpose (default nothing). */
  faults?: FaultPlan;
  /** Asked before each call (default everything may pass). */
  guard?: Guard;
};

/** How much of a refused body is still read, so that the sender gets to see the answer instead of a broken connection. */
const maxDrainBytes = 64 * 1024 * 1024;

/**
 * Starts the emulator, path-style, on a free port of 127.0.0.1. What was answered is on disk and survives a kill.
 * Throws when a directory cannot be used.
 */
export async function startS3(options: S3Options): Promise<LoopbackServer> {
  const { directory, buckets, credentials, retryMs = 500, now = Date.now, guard = openGuard } = options;
  const store = await openObjectStore(
    directory,
    buckets.map(({ name, keepsVersions = false }) => ({ name, keepsVersions })),
    now,
  );
  const outbox = await openOutbox({
    directory: join(directory, 'outbox'),
    retryMs,
    deliver: ({ bucket, key, size, etag, eventName }) =>
      options.onObjectCreated({ bucket, key, size, etag, eventName }),
    stillStored: async ({ bucket, key, version }: Notice) => {
      const declared = buckets.some(({ name }) => name === bucket);
      return declared && (await store.find(bucket, key))?.version === version;
    },
  });
  const authorize: S3Context['authorize'] = (accessKey, operation, input) => {
    const refusal = guard.refusal({ service: 's3', operation, accessKey, input });
    if (refusal !== null) throw new S3Error(403, 'AccessDenied', refusal.message);
  };
  const context: S3Context = { store, credentials, now, announce: outbox.announce, authorize };
  const rules = new Map(buckets.map(({ name, corsRules }) => [name, corsRules]));
  const handler: LoopbackHandler = (request, response) => handle(request, response, context, rules);
  const server = await startLoopbackServer(
    faultyHandler('s3', options.faults ?? noFaults, watchedHandler('s3', guard, handler)),
  );
  return {
    url: server.url,
    async close() {
      await server.close();
      await outbox.close();
    },
  };
}

async function handle(
  request: IncomingMessage,
  response: ServerResponse,
  context: S3Context,
  rules: Map<string, CorsRule[]>,
): Promise<void> {
  let cors: OutgoingHttpHeaders = {};
  try {
    const parsed = parseS3Request(request);
    const bucketRules = rules.get(parsed.bucket) ?? [];
    if (parsed.method === 'OPTIONS') {
      await send(response, { status: 200, headers: preflightHeaders(bucketRules, parsed.headers) });
      return;
    }
    cors = corsHeaders(bucketRules, parsed.method, parsed.headers);
    const operation = operationOf(parsed);
    const inForm = operation === 'PostObject';
    const payload = inForm ? '' : verifyHeaderSignature(parsed, context.credentials, context.now());
    authorizeHead(parsed, operation, context);
    const answer = await operations[operation](parsed, context, payload);
    await send(response, { ...answer, headers: { ...cors, ...answer.headers } });
  } catch (error) {
    if (request.destroyed && !request.complete) return;
    await drain(request);
    await send(response, failure(error, cors, request.method === 'HEAD'));
  }
}

/** What is known before the body: a form and a list of keys to remove are asked about once they are read. */
function authorizeHead(request: S3Request, operation: S3Operation, { authorize }: S3Context): void {
  if (operation === 'PostObject' || operation === 'DeleteObjects') return;
  const { bucket: Bucket, key, query } = request;
  const lists = operation === 'ListObjectsV2' || operation === 'ListObjectVersions';
  const about = lists ? { Bucket, Prefix: query.get('prefix') ?? '' } : { Bucket, Keys: [key] };
  authorize(accessKeyOf(request), operation, about);
}

function failure(error: unknown, headers: OutgoingHttpHeaders, headOnly: boolean): S3Answer {
  if (!(error instanceof S3Error)) console.error('The local S3 failed to answer a request:', error);
  const known =
    error instanceof S3Error ? error : new S3Error(500, 'InternalError', 'We encountered an internal error.');
  const body = headOnly ? undefined : errorXml(known.code, known.message);
  return { status: known.status, headers, ...(body && { body }) };
}

async function send(response: ServerResponse, { status, headers, body }: S3Answer): Promise<void> {
  if (response.headersSent || response.destroyed) {
    response.destroy();
    return;
  }
  response.setHeader('x-amz-request-id', randomUUID());
  for (const [name, value] of Object.entries(headers ?? {})) if (value !== undefined) response.setHeader(name, value);
  response.statusCode = status;
  if (typeof body === 'object') {
    await pipeline(body, response).catch((error) => {
      // A reader that hangs up in the middle is no fault of ours.
      if (error.code !== 'ERR_STREAM_PREMATURE_CLOSE') throw error;
    });
    return;
  }
  if (body !== undefined) response.setHeader('content-type', 'application/xml');
  if (body !== undefined || !response.hasHeader('content-length')) {
    response.setHeader('content-length', Buffer.byteLength(body ?? ''));
  }
  if (status === 204) response.removeHeader('content-length');
  response.end(body);
}

function drain(request: IncomingMessage): Promise<void> {
  return new Promise((resolve) => {
    if (request.readableEnded || request.destroyed) return resolve();
    let drained = 0;
    request.on('data', (chunk: Buffer) => {
      drained += chunk.length;
      if (drained > maxDrainBytes) request.destroy();
    });
    request.once('close', resolve);
    request.once('end', resolve);
    request.resume();
  });
}
