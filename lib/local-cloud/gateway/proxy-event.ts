/** Translates between HTTP and the Lambda proxy event of a REST API (version 1). Rejects answers that are not of its form. */
import type { APIGatewayProxyEvent } from 'aws-lambda';
import * as z from 'zod';
import { localAccountId, restApiDomain } from '../physical-names.ts';
import { headerOf, type OriginRequest } from '../site/origin-request.ts';
import type { RestApi, RouteMatch } from './gateway-routes.ts';
import type { TokenClaims } from './token-authorizer.ts';

export interface ProxyRequest {
  readonly api: RestApi;
  readonly match: RouteMatch;
  readonly request: OriginRequest;
  readonly body: Buffer;
  readonly claims: TokenClaims | null;
  readonly requestId: string;
}

type Multi = Record<string, string[]>;

/** Keys are the caller's: a Map keeps `__proto__` an ordinary name. */
function gather(pairs: Iterable<readonly [string, string]>): Multi {
  const all = new Map<string, string[]>();
  for (const [name, value] of pairs) all.set(name, [...(all.get(name) ?? []), value]);
  return Object.fromEntries(all);
}

const lastOf = (multi: Multi): Record<string, string> =>
  Object.fromEntries(Object.entries(multi).map(([name, values]) => [name, values.at(-1) ?? '']));

const orNull = (multi: Multi): Multi | null => (Object.keys(multi).length > 0 ? multi : null);

/** Whether a body of this content type reaches the function in base64: the API's binary types, with their wildcards. */
export function isBinary(contentType: string | undefined, binaryMediaTypes: readonly string[]): boolean {
  const type = contentType?.split(';')[0]?.trim().toLowerCase() ?? '';
  const [family] = type.split('/');
  return binaryMediaTypes.some((binary) => binary === '*/*' || binary === type || binary === `${family}/*`);
}

/** The event that the function behind the route is called with. */
export function toProxyEvent(o: ProxyRequest): APIGatewayProxyEvent {
  const { api, match, request } = o;
  const own = new Set(['host', 'x-forwarded-for', 'x-forwarded-proto']);
  const forwardedFor = [headerOf(request, 'x-forwarded-for'), request.sourceIp].filter(Boolean).join(', ');
  const multiValueHeaders = gather([
    ...request.headers.filter(([name]) => !own.has(name.toLowerCase())),
    ['Host', restApiDomain(api.apiId)],
    ['X-Forwarded-For', forwardedFor],
    ['X-Forwarded-Proto', 'http'],
  ]);
  const query = orNull(gather(new URLSearchParams(request.query)));
  const binary = isBinary(headerOf(request, 'content-type'), api.binaryMediaTypes);
  return {
    resource: match.route.resourcePath,
    path: request.path,
    httpMethod: request.method,
    headers: lastOf(multiValueHeaders),
    multiValueHeaders,
    queryStringParameters: query && lastOf(query),
    multiValueQueryStringParameters: query,
    pathParameters: match.pathParameters,
    stageVariables: null,
    requestContext: {
      accountId: localAccountId,
      apiId: api.apiId,
      authorizer: o.claims ? { claims: o.claims } : null,
      domainName: restApiDomain(api.apiId),
      domainPrefix: api.apiId,
      extendedRequestId: o.requestId,
      httpMethod: request.method,
      identity: { ...anonymous, sourceIp: request.sourceIp, userAgent: headerOf(request, 'user-agent') ?? null },
      path: `/${api.stage}${request.path}`,
      protocol: 'HTTP/1.1',
      requestId: o.requestId,
      requestTimeEpoch: Date.now(),
      resourceId: match.route.resourceId,
      resourcePath: match.route.resourcePath,
      stage: api.stage,
    },
    body: o.body.length > 0 ? o.body.toString(binary ? 'base64' : 'utf8') : null,
    isBase64Encoded: binary && o.body.length > 0,
  };
}

const anonymous = {
  accessKey: null,
  accountId: null,
  apiKey: null,
  apiKeyId: null,
  caller: null,
  clientCert: null,
  cognitoAuthenticationProvider: null,
  cognitoAuthenticationType: null,
  cognitoIdentityId: null,
  cognitoIdentityPoolId: null,
  principalOrgId: null,
  user: null,
  userArn: null,
};

const headerValue = z.union([z.string(), z.number(), z.boolean()]).transform(String);

const proxyResult = z.object({
  statusCode: z.coerce.number().int().min(100).max(599),
  headers: z.record(z.string(), headerValue).nullish(),
  multiValueHeaders: z.record(z.string(), z.array(headerValue)).nullish(),
  body: z.string().nullish(),
  isBase64Encoded: z.boolean().nullish(),
});

export interface HttpAnswer {
  readonly status: number;
  readonly headers: Readonly<Record<string, string | string[]>>;
  readonly body: Buffer;
}

/** The HTTP answer in a function's result, or undefined when it is not one (the gateway then answers 502). */
export function fromProxyResult(result: unknown, requestId: string): HttpAnswer | undefined {
  const { success, data } = proxyResult.safeParse(result);
  if (!success) return undefined;
  const headers: Record<string, string | string[]> = {
    'content-type': 'application/json',
    'x-amzn-requestid': requestId,
  };
  for (const [name, value] of Object.entries(data.headers ?? {})) headers[name.toLowerCase()] = value;
  for (const [name, values] of Object.entries(data.multiValueHeaders ?? {})) headers[name.toLowerCase()] = values;
  const body = Buffer.from(data.body ?? '', data.isBase64Encoded ? 'base64' : 'utf8');
  return { status: data.statusCode, headers, body };
}
