/**
 * One route of the contract as a Lambda handler: parses path, query, body and claims, answers the envelope for every failure, checks what
 * goes out. Only here does an error become a status; an unknown one is a fixed sentence, its details go to the log.
 */

import { createHash } from 'node:crypto';
import middy from '@middy/core';
import httpHeaderNormalizer from '@middy/http-header-normalizer';
import type { APIGatewayProxyEvent, APIGatewayProxyResult } from 'aws-lambda';
import * as z from 'zod';
import { AppError, type ErrorCode, errorStatus, sentences, toErrorBody } from '../lib/contract/errors.ts';
import { isPolled } from '../lib/contract/polled-routes.ts';
import { correlationHeader, proofHeader } from '../lib/contract/route-spec.ts';
import {
  type RouteBody,
  type RouteName,
  type RouteOutput,
  type RoutePath,
  type RouteQuery,
  routes,
} from '../lib/contract/routes.ts';
import { epochClaim } from '../lib/contract/token-scopes.ts';
import { correlationId, correlationIdOf, inCall } from './call-context.ts';
import { parseInput, readJson } from './http-json-body.ts';
import { logger } from './logger.ts';

/** Who calls, from the access token that the gateway has verified. */
export interface Caller {
  readonly userId: string;
  /** The user pool's own name of the account. */
  readonly poolUsername: string;
  /** What the token says of its session, which may have been ended since it was issued. */
  readonly session: { readonly sessionId: string | null; readonly epoch: string | null };
  /** That the password was given again, as it came; for routes that ask for it. */
  readonly proof: string | undefined;
}
export interface RouteInput<N extends RouteName, Body> {
  readonly path: RoutePath<N>;
  readonly query: RouteQuery<N>;
  readonly body: Body;
  /** Header names in lower case. */
  readonly headers: Readonly<Record<string, string | undefined>>;
}
export type BodyReader<Body> = (event: APIGatewayProxyEvent) => Promise<Body> | Body;
export type HttpHandler = (event: APIGatewayProxyEvent, context?: unknown) => Promise<APIGatewayProxyResult>;

const securityHeaders = { 'cache-control': 'no-store', 'x-content-type-options': 'nosniff' };
const retryAfterSeconds = '60';

const jsonAnswer = (
  statusCode: number,
  body: unknown,
  headers: Record<string, string> = {},
): APIGatewayProxyResult => ({
  statusCode,
  headers: { 'content-type': 'application/json; charset=utf-8', ...securityHeaders, ...headers },
  body: JSON.stringify(body),
});
const errorAnswer = (code: ErrorCode, message: string, session?: string): APIGatewayProxyResult =>
  jsonAnswer(
    errorStatus[code],
    toErrorBody(code, message, session),
    code === 'too_many_attempts' ? { 'retry-after': retryAfterSeconds } : {},
  );

const claims = z.object({
  sub: z.string().min(1),
  username: z.string().min(1).optional(),
  origin_jti: z.string().optional(),
  [epochClaim]: z.string().optional(),
});
const callerOf = (event: APIGatewayProxyEvent): Caller => {
  const parsed = claims.safeParse(event.requestContext?.authorizer?.claims);
  if (!parsed.success) throw new AppError('token_not_valid', sentences.tokenMissing);
  const { sub, username = sub, origin_jti: sessionId = null, [epochClaim]: epoch = null } = parsed.data;
  const proof = event.headers?.[proofHeader];
  return { userId: sub, poolUsername: username, session: { sessionId, epoch }, proof };
};

const idempotencyKey = z.string().regex(/^[\x21-\x7e]{8,128}$/);

/** The client's own key of a call, from the header Idempotency-Key; undefined without one. invalid_input for one of another form. */
export const readIdempotencyKey = (headers: Readonly<Record<string, string | undefined>>): string | undefined => {
  const parsed = idempotencyKey.optional().safeParse(headers['idempotency-key']);
  if (parsed.success) return parsed.data;
  throw new AppError('invalid_input', 'Please send an Idempotency-Key of 8 to 128 visible ASCII characters.');
};

const rawBytes = (event: APIGatewayProxyEvent): Buffer =>
  Buffer.from(event.body ?? '', event.isBase64Encoded ? 'base64' : 'utf8');
/** The body as it came over the wire: what a provider's signature is made over. */
export const readRaw: BodyReader<Buffer> = rawBytes;

const readDeclared =
  <N extends RouteName>(name: N): BodyReader<RouteBody<N>> =>
  (event) => {
    const spec = routes[name];
    return parseInput(spec.input.body, spec.body === 'none' ? {} : readJson(rawBytes(event))) as RouteBody<N>;
  };

const readInput = async <N extends RouteName, Body>(
  name: N,
  event: APIGatewayProxyEvent,
  readBody: BodyReader<Body>,
): Promise<RouteInput<N, Body>> => {
  const { input } = routes[name];
  const path = input.path.safeParse(event.pathParameters ?? {});
  if (!path.success) throw new AppError('not_found', sentences.notFound);
  return {
    path: path.data as RoutePath<N>,
    query: parseInput(input.query, event.queryStringParameters ?? {}) as RouteQuery<N>,
    body: await readBody(event),
    headers: event.headers ?? {},
  };
};

/** Before the names of the headers are in lower case. */
const headerOf = ({ headers }: APIGatewayProxyEvent, name: string): string | undefined =>
  Object.entries(headers ?? {}).find(([each]) => each.toLowerCase() === name)?.[1];

/** The middleware that every route has: lower-case header names, one log line, errors as envelopes. */
const serve = (name: RouteName, work: (event: APIGatewayProxyEvent) => Promise<APIGatewayProxyResult>): HttpHandler => {
  const started = new WeakMap<object, number>();
  const logged = (event: APIGatewayProxyEvent, status: number, code?: ErrorCode): void =>
    logger.info('request', {
      route: name,
      status,
      code,
      duration_ms: Date.now() - (started.get(event) ?? Date.now()),
      // As the gateway's own log names the call.
      gateway_id: event.requestContext?.requestId,
    });
  const handler = middy<APIGatewayProxyEvent, APIGatewayProxyResult>()
    .before((request) => {
      started.set(request.event, Date.now());
    })
    .use(httpHeaderNormalizer())
    .after((request) => {
      logged(request.event, request.response?.statusCode ?? 0);
    })
    .onError((request) => {
      const known = request.error instanceof AppError ? request.error : null;
      const code = known?.code ?? 'internal';
      if (errorStatus[code] >= 500) logger.error('request_failed', request.error, { route: name });
      logged(request.event, errorStatus[code], code);
      request.response = errorAnswer(code, known?.message ?? sentences.internal, known?.session);
    })
    .handler(work);
  return (event, context) =>
    inCall(context, correlationIdOf(headerOf(event, correlationHeader)), async () => {
      const answer = await handler(event, context as Parameters<typeof handler>[1]);
      return { ...answer, headers: { ...answer.headers, [correlationHeader]: correlationId() ?? '' } };
    });
};

const answerWith = <N extends RouteName>(name: N, output: unknown): APIGatewayProxyResult =>
  jsonAnswer(routes[name].status, routes[name].output.parse(output));

/** Whoever compresses an answer on its way makes its mark a weak one. */
const strong = (tag: string): string => tag.trim().replace(/^W\//, '');

/** An answer of a polled route with the mark of its body; without the body when the caller has that already. */
const unlessKnown = (
  name: RouteName,
  { headers }: APIGatewayProxyEvent,
  answer: APIGatewayProxyResult,
): APIGatewayProxyResult => {
  if (!isPolled(name)) return answer;
  const etag = `"${createHash('sha256').update(answer.body).digest('base64url').slice(0, 27)}"`;
  const marked = { ...answer, headers: { ...answer.headers, etag } };
  const known = (headers['if-none-match'] ?? '').split(',').map(strong);
  return known.includes(etag) ? { ...marked, statusCode: 304, body: '' } : marked;
};

const insist = (name: RouteName, auth: 'user' | 'open', reply: 'json' | 'redirect'): void => {
  const spec = routes[name];
  if ((spec.auth === 'user') !== (auth === 'user') || spec.reply !== reply) {
    throw new Error(`The route ${name} is declared as ${spec.auth}, ${spec.reply}: use the function made for that.`);
  }
};

/** A route that anybody may call, or a provider with a signature. `readBody` replaces the JSON parsing by `input.body`. */
export function route<N extends RouteName>(
  name: N,
  run: (input: RouteInput<N, RouteBody<N>>) => Promise<RouteOutput<N>> | RouteOutput<N>,
): HttpHandler;
export function route<N extends RouteName, Body>(
  name: N,
  run: (input: RouteInput<N, Body>) => Promise<RouteOutput<N>> | RouteOutput<N>,
  readBody: BodyReader<Body>,
): HttpHandler;
export function route<N extends RouteName>(
  name: N,
  run: (input: RouteInput<N, unknown>) => unknown,
  readBody: BodyReader<unknown> = readDeclared(name),
): HttpHandler {
  insist(name, 'open', 'json');
  return serve(name, async (event) => answerWith(name, await run(await readInput(name, event, readBody))));
}

/** A route for a signed-in user; the caller's identity comes from the verified token alone. */
export function userRoute<N extends RouteName>(
  name: N,
  run: (caller: Caller, input: RouteInput<N, RouteBody<N>>) => Promise<RouteOutput<N>> | RouteOutput<N>,
): HttpHandler;
export function userRoute<N extends RouteName, Body>(
  name: N,
  run: (caller: Caller, input: RouteInput<N, Body>) => Promise<RouteOutput<N>> | RouteOutput<N>,
  readBody: BodyReader<Body>,
): HttpHandler;
export function userRoute<N extends RouteName>(
  name: N,
  run: (caller: Caller, input: RouteInput<N, unknown>) => unknown,
  readBody: BodyReader<unknown> = readDeclared(name),
): HttpHandler {
  insist(name, 'user', 'json');
  return serve(name, async (event) => {
    const caller = callerOf(event);
    return unlessKnown(name, event, answerWith(name, await run(caller, await readInput(name, event, readBody))));
  });
}

/** A route that sends a browser on; `run` answers the absolute address. */
export const redirectRoute = <N extends RouteName>(
  name: N,
  run: (input: RouteInput<N, RouteBody<N>>) => Promise<string>,
): HttpHandler => {
  insist(name, 'open', 'redirect');
  return serve(name, async (event) => ({
    statusCode: routes[name].status,
    headers: { ...securityHeaders, location: await run(await readInput(name, event, readDeclared(name))) },
    body: '',
  }));
};
