/** The REST API of a template, in front of its functions: routing, authorizer, limits, the gateway's own answers. Rejects what the template does not declare. */
import { randomUUID } from 'node:crypto';
import { localAccountId, localRegion } from '../physical-names.ts';
import { headerOf, type OriginRequest } from '../site/origin-request.ts';
import type { Template } from '../template.ts';
import { compressAnswer } from './compress-answer.ts';
import { createGatewayResponses, type GatewayResponseType } from './gateway-responses.ts';
import { createRouter, type GatewayRoute, readRestApi } from './gateway-routes.ts';
import { fromProxyResult, type HttpAnswer, toProxyEvent } from './proxy-event.ts';
import { authorizeToken, type PoolKeys } from './token-authorizer.ts';

/** API Gateway's limit on a request's payload. */
const maxPayloadBytes = 10 * 1024 * 1024;
/** Lambda's limit on what a function is called with and on what it answers. */
const maxInvocationBytes = 6 * 1024 * 1024;

export interface Gateway {
  readonly apiId: string;
  readonly stage: string;
  /** The answer to a request whose path is the API's own, without the stage. */
  handle(request: OriginRequest): Promise<HttpAnswer>;
}

export interface GatewayOptions {
  /** `method` is the ARN of the API's method that asks for it. */
  readonly invoke: (functionArn: string, event: unknown, method: string) => Promise<unknown>;
  readonly pools: PoolKeys;
  /** Hears about routes whose integration is not emulated. */
  readonly onTrouble: (error: unknown) => void;
}

/** Reads the body up to the limit; past it the rest is drained unread, so that the answer still arrives. */
async function readPayload({ body }: OriginRequest): Promise<Buffer | undefined> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of body) {
    size += chunk.length;
    if (size <= maxPayloadBytes) chunks.push(chunk);
  }
  return size > maxPayloadBytes ? undefined : Buffer.concat(chunks);
}

/** The function's result, `timeout` when it took longer than the integration may, `failed` when it threw. */
async function integrate(
  call: Promise<unknown>,
  timeoutMs: number,
): Promise<{ result: unknown } | 'timeout' | 'failed'> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<'timeout'>((resolve) => {
    timer = setTimeout(() => resolve('timeout'), timeoutMs);
  });
  // The caller learns only that it failed: the reason stands in the function's log and goes no further.
  const done = call.then(
    (result) => ({ result }),
    () => 'failed' as const,
  );
  try {
    return await Promise.race([done, late]);
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Makes the template's REST API ready to answer.
 * @throws Error for an API feature that is not emulated.
 */
export function createGateway(template: Template, options: GatewayOptions): Gateway {
  const api = readRestApi(template);
  const route = createRouter(api.routes);
  const render = createGatewayResponses(template);

  const own = (type: GatewayResponseType, requestId: string): HttpAnswer => {
    const { status, headers, body } = render(type, requestId);
    return { status, headers, body: Buffer.from(body) };
  };

  const call = async (found: GatewayRoute, functionArn: string, event: unknown, requestId: string) => {
    if (Buffer.byteLength(JSON.stringify(event)) > maxInvocationBytes) return own('REQUEST_TOO_LARGE', requestId);
    const { method, resourcePath } = found;
    const caller = `arn:aws:execute-api:${localRegion}:${localAccountId}:${api.apiId}/${api.stage}/${method}${resourcePath}`;
    const outcome = await integrate(options.invoke(functionArn, event, caller), found.timeoutMs);
    if (outcome === 'timeout') return own('INTEGRATION_TIMEOUT', requestId);
    const answer = outcome === 'failed' ? undefined : fromProxyResult(outcome.result, requestId);
    const fits = answer && answer.body.length <= maxInvocationBytes;
    return fits ? answer : own('DEFAULT_5XX', requestId);
  };

  const answerTo = async (request: OriginRequest): Promise<HttpAnswer> => {
    const requestId = randomUUID();
    const body = await readPayload(request);
    const match = route(request.method, request.path);
    if (!match) return own('MISSING_AUTHENTICATION_TOKEN', requestId);
    const { authorizer, functionArn, resourcePath } = match.route;
    const token = headerOf(request, 'authorization');
    const claims = authorizer && (await authorizeToken(token, authorizer, options.pools));
    if (authorizer && !claims) return own('UNAUTHORIZED', requestId);
    if (!body) return own('REQUEST_TOO_LARGE', requestId);
    if (!functionArn) {
      options.onTrouble(new Error(`The integration of ${match.route.method} ${resourcePath} is not emulated.`));
      return own('NOT_EMULATED', requestId);
    }
    const event = toProxyEvent({ api, match, request, body, claims, requestId });
    return call(match.route, functionArn, event, requestId);
  };

  const handle = async (request: OriginRequest): Promise<HttpAnswer> =>
    compressAnswer(await answerTo(request), headerOf(request, 'accept-encoding') ?? '', api.minimumCompressionSize);

  return { apiId: api.apiId, stage: api.stage, handle };
}
