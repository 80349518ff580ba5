/** The AWS JSON 1.0 protocol over HTTP: one operation per `X-Amz-Target`; it refuses bodies over 16 MiB and anything that is not JSON. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import * as z from 'zod';
import { accessKeyOf, type Guard } from './iam/guard.ts';
import type { LoopbackHandler } from './loopback-server.ts';

const maxBodyBytes = 16 * 1024 * 1024;

/** An error the AWS SDK turns into an exception named after `type` (the part behind '#'). Further members of the exception go into `members`. */
export class AwsJsonError extends Error {
  readonly type: string;
  readonly status: number;
  readonly members: Record<string, unknown>;

  constructor(type: string, message: string, options: { status?: number; members?: Record<string, unknown> } = {}) {
    super(message);
    this.name = 'AwsJsonError';
    this.type = type;
    this.status = options.status ?? 400;
    this.members = options.members ?? {};
  }
}

/** The loud answer to an operation that no emulator has: 501, naming it. */
export function notEmulated(service: string, operation: string): AwsJsonError {
  const message = `${service} ${operation} is not emulated on this machine.`;
  return new AwsJsonError('com.amazon.coral.service#UnknownOperationException', message, { status: 501 });
}

const refusedAs = {
  AccessDenied: 'AccessDeniedException',
  MissingAuthenticationToken: 'MissingAuthenticationTokenException',
  UnrecognizedClient: 'UnrecognizedClientException',
} as const;

/** Asks the guard before each call of a service; what it refuses is answered as AWS answers it. */
export const authorizing =
  (service: 'dynamodb' | 'sqs', guard: Guard) =>
  (request: IncomingMessage, operation: string, input: object): void => {
    const refusal = guard.refusal({ service, operation, accessKey: accessKeyOf(request), input });
    if (refusal === null) return;
    throw new AwsJsonError(`com.amazon.coral.service#${refusedAs[refusal.code]}`, refusal.message);
  };

export type AwsJsonOperation = (operation: string, input: object, signal: AbortSignal) => Promise<object>;

/**
 * Wraps a dispatcher as an HTTP handler. `signal` is aborted when the caller hangs up before the answer is sent. Where `isAnswerLost` says so of a call that was
 * executed, the connection ends without an answer. `authorize` refuses, by throwing, what the caller may not do.
 * Requests must carry `X-Amz-Target`: a page of another origin cannot set it without a preflight, which is never granted.
 */
export function serveAwsJson(
  dispatch: AwsJsonOperation,
  isAnswerLost: (operation: string) => boolean = () => false,
  authorize: (request: IncomingMessage, operation: string, input: object) => void = () => undefined,
): LoopbackHandler {
  return async (request, response) => {
    const gone = new AbortController();
    response.once('close', () => gone.abort());
    try {
      const operation = targetOf(request);
      const input = parseJson(await readBody(request));
      authorize(request, operation, input);
      const body = await dispatch(operation, input, gone.signal);
      if (isAnswerLost(operation)) response.destroy();
      else answer(response, 200, body);
    } catch (error) {
      if (!(error instanceof AwsJsonError)) throw error;
      answer(response, error.status, { __type: error.type, message: error.message, ...error.members });
    }
  };
}

function targetOf(request: IncomingMessage): string {
  const operation = String(request.headers['x-amz-target'] ?? '').split('.')[1];
  if (request.method !== 'POST' || !operation) {
    throw new AwsJsonError('com.amazon.coral.service#UnknownOperationException', 'Header X-Amz-Target is missing.');
  }
  return operation;
}

async function readBody(request: IncomingMessage): Promise<Buffer> {
  const chunks: Buffer[] = [];
  let size = 0;
  // Leaving the loop must not cut the connection: the sender is to read the refusal.
  for await (const chunk of request.iterator({ destroyOnReturn: false })) {
    size += chunk.length;
    if (size > maxBodyBytes) {
      request.resume();
      throw new AwsJsonError('com.amazon.coral.service#RequestEntityTooLargeException', 'Request body is too large.', {
        status: 413,
      });
    }
    chunks.push(chunk);
  }
  return Buffer.concat(chunks);
}

function parseJson(body: Buffer): object {
  try {
    return z.looseObject({}).parse(JSON.parse(body.toString('utf8') || '{}'));
  } catch (cause) {
    const error = new AwsJsonError('com.amazon.coral.service#SerializationException', 'The request is no JSON object.');
    throw Object.assign(error, { cause });
  }
}

function answer(response: ServerResponse, status: number, body: object): void {
  if (response.destroyed) return;
  const bytes = Buffer.from(JSON.stringify(body));
  response.writeHead(status, {
    'content-type': 'application/x-amz-json-1.0',
    'content-length': bytes.length,
    'x-amzn-requestid': randomUUID(),
  });
  response.end(bytes);
}
