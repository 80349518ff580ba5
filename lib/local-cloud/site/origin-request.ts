/** A request as CloudFront hands it to an origin: what the behaviour's policy forwards and nothing else. Rejects policies it does not know. */
import type { IncomingMessage } from 'node:http';
import * as z from 'zod';
import type { Template } from '../template.ts';

/** `path` and `query` are raw (still encoded), `query` without its question mark. `headers` keep case and repetition. */
export interface OriginRequest {
  readonly method: string;
  readonly path: string;
  readonly query: string;
  readonly headers: readonly (readonly [string, string])[];
  readonly body: AsyncIterable<Buffer>;
  readonly sourceIp: string;
}

/** The last value of a header, whatever its case. */
export const headerOf = (request: OriginRequest, name: string): string | undefined =>
  request.headers.findLast(([own]) => own.toLowerCase() === name)?.[1];

/** The request as a viewer sent it. */
export function fromViewer(request: IncomingMessage): OriginRequest {
  const [path = '/', query = ''] = (request.url ?? '/').split(/\?(.*)/s);
  const raw = request.rawHeaders;
  return {
    method: request.method ?? 'GET',
    path,
    query,
    headers: Array.from({ length: raw.length / 2 }, (_, i) => [raw[2 * i] ?? '', raw[2 * i + 1] ?? ''] as const),
    body: request,
    sourceIp: request.socket.remoteAddress ?? '127.0.0.1',
  };
}

/** Which of a kind of things (headers, cookies, query parameters) go on to the origin. */
type Forwards = (name: string) => boolean;

export interface ForwardingPolicy {
  readonly headers: Forwards;
  readonly cookies: Forwards;
  readonly query: Forwards;
}

const all: Forwards = () => true;
const none: Forwards = () => false;

/** Managed policies by id, from CloudFront's documentation. */
const managedOriginPolicies: Readonly<Record<string, ForwardingPolicy>> = {
  /** AllViewer */
  '216adef6-5c7f-47e4-b989-5492eafa07d3': { headers: all, cookies: all, query: all },
  /** AllViewerExceptHostHeader */
  'b689b0a8-53d0-40ab-baf2-68738e2966ac': { headers: (name) => name !== 'host', cookies: all, query: all },
};

/** CachingDisabled: the only cache policy under which an API can be run without a cache. */
export const cachingDisabled = '4135ea2d-6df8-44a3-9df3-4b5a84be39ad';
/** CachingOptimized: caches what is compressed by its encoding. */
export const cachingOptimized = '658327ea-f89d-4fab-a63d-7e88639e58f6';

const policyProperties = z.object({
  OriginRequestPolicyConfig: z.object({
    HeadersConfig: z.object({ HeaderBehavior: z.string(), Headers: z.array(z.string()).default([]) }),
    CookiesConfig: z.object({ CookieBehavior: z.string(), Cookies: z.array(z.string()).default([]) }),
    QueryStringsConfig: z.object({ QueryStringBehavior: z.string(), QueryStrings: z.array(z.string()).default([]) }),
  }),
});

function forwards(behaviour: string, listed: readonly string[]): Forwards {
  switch (behaviour) {
    case 'none':
      return none;
    case 'all':
    case 'allViewer':
      return all;
    case 'whitelist':
      return (name) => listed.includes(name);
    case 'allExcept':
      return (name) => !listed.includes(name);
    default:
      throw new Error(`The origin request behaviour ${behaviour} is not emulated.`);
  }
}

/** The policy that a behaviour names by id; without one, nothing is forwarded that a caller could choose. */
export function forwardingPolicy(template: Template, id: string | undefined): ForwardingPolicy {
  if (id === undefined) return { headers: none, cookies: none, query: none };
  const own = template.resources('AWS::CloudFront::OriginRequestPolicy', policyProperties);
  const config = own.find(({ name }) => name === id)?.properties.OriginRequestPolicyConfig;
  if (config) {
    const headers = config.HeadersConfig.Headers.map((name) => name.toLowerCase());
    return {
      headers: forwards(config.HeadersConfig.HeaderBehavior, headers),
      cookies: forwards(config.CookiesConfig.CookieBehavior, config.CookiesConfig.Cookies),
      query: forwards(config.QueryStringsConfig.QueryStringBehavior, config.QueryStringsConfig.QueryStrings),
    };
  }
  const managed = managedOriginPolicies[id];
  if (!managed) throw new Error(`The origin request policy ${id} is not emulated.`);
  return managed;
}

/** Headers that belong to one connection and never travel on. */
const hopByHop = new Set([
  'connection',
  'keep-alive',
  'proxy-connection',
  'te',
  'trailer',
  'transfer-encoding',
  'upgrade',
  'expect',
]);
/** Headers that describe the body travel with it under every policy. */
const ofTheBody = new Set(['content-type', 'content-length', 'content-encoding']);

/** What is left of a request once the policy has been applied; `custom` are the origin's own headers. */
export function applyPolicy(
  request: OriginRequest,
  policy: ForwardingPolicy,
  custom: Readonly<Record<string, string>>,
): OriginRequest {
  const headers: (readonly [string, string])[] = [];
  for (const [name, value] of request.headers) {
    const lower = name.toLowerCase();
    if (hopByHop.has(lower) || lower in custom) continue;
    if (lower === 'cookie') {
      const kept = value.split(/;\s*/).filter((cookie) => policy.cookies(cookie.split('=')[0] ?? ''));
      if (kept.length > 0) headers.push([name, kept.join('; ')]);
    } else if (ofTheBody.has(lower) || policy.headers(lower)) headers.push([name, value]);
  }
  const parameters = request.query.split('&').filter((pair) => pair !== '');
  const query = parameters.filter((pair) => policy.query(decodeName(pair.split('=')[0] ?? ''))).join('&');
  return { ...request, headers: [...headers, ...Object.entries(custom)], query };
}

function decodeName(name: string): string {
  try {
    return decodeURIComponent(name.replaceAll('+', ' '));
  } catch {
    // A malformed name matches no list; under 'all' it is passed on as it came.
    return name;
  }
}
