/** The template's CloudFront distribution: which behaviour takes a path, its edge function, its origin, its headers. */
import * as z from 'zod';
import type { Gateway } from '../gateway/gateway.ts';
import type { HttpAnswer } from '../gateway/proxy-event.ts';
import { bucketDomain, restApiDomain } from '../physical-names.ts';
import type { Template } from '../template.ts';
import { createCompressor } from './compression.ts';
import { type EdgeFunction, readEdgeFunctions } from './edge-function.ts';
import {
  applyPolicy,
  cachingDisabled,
  cachingOptimized,
  type ForwardingPolicy,
  forwardingPolicy,
  headerOf,
  type OriginRequest,
} from './origin-request.ts';
import { type AddedHeader, readResponseHeaders, type Stand } from './security-policy.ts';
import { type LocalConfig, readSiteFiles, type SiteFile } from './site-files.ts';

const behaviourProperties = z.object({
  PathPattern: z.string().default('*'),
  TargetOriginId: z.string(),
  AllowedMethods: z.array(z.string()).default(['GET', 'HEAD']),
  CachePolicyId: z.string(),
  Compress: z.boolean().default(false),
  OriginRequestPolicyId: z.string().optional(),
  ResponseHeadersPolicyId: z.string().optional(),
  FunctionAssociations: z
    .array(
      z.object({
        EventType: z.literal('viewer-request', 'Only viewer-request functions are emulated.'),
        FunctionARN: z.string(),
      }),
    )
    .default([]),
  LambdaFunctionAssociations: z.array(z.unknown()).max(0, 'Lambda@Edge is not emulated.').optional(),
});

const distributionProperties = z.object({
  DistributionConfig: z.object({
    DefaultRootObject: z.string().default(''),
    DefaultCacheBehavior: behaviourProperties,
    CacheBehaviors: z.array(behaviourProperties).default([]),
    CustomErrorResponses: z.never('Custom error responses are not emulated.').optional(),
    Origins: z.array(
      z.object({
        Id: z.string(),
        DomainName: z.string(),
        OriginPath: z.string().default(''),
        OriginCustomHeaders: z.array(z.object({ HeaderName: z.string(), HeaderValue: z.string() })).default([]),
      }),
    ),
  }),
});
type DistributionConfig = z.infer<typeof distributionProperties>['DistributionConfig'];

type Origin = (request: OriginRequest) => Promise<HttpAnswer>;

interface Behaviour {
  readonly matches: (path: string) => boolean;
  readonly methods: readonly string[];
  readonly edgeFunctions: readonly EdgeFunction[];
  readonly policy: ForwardingPolicy;
  readonly custom: Readonly<Record<string, string>>;
  readonly origin: Origin;
  readonly headers: readonly AddedHeader[];
  readonly isSite: boolean;
  readonly compresses: boolean;
}

export interface Distribution {
  /** Whether the path belongs to the static site rather than to the API. */
  isSite(path: string): boolean;
  handle(request: OriginRequest): Promise<HttpAnswer>;
}

export interface DistributionOptions {
  readonly gateway: Gateway;
  /** Which emulator answers for which cloud host. */
  readonly stands: readonly Stand[];
  readonly localConfig: LocalConfig;
}

/** A path pattern of CloudFront: `*` any run of characters, `?` any one, case counts, the first slash may be left out. */
function pathMatcher(pattern: string): (path: string) => boolean {
  const escaped = pattern.replace(/^\//, '').replace(/[.+^${}()|[\]\\]/g, '\\$&');
  const expression = new RegExp(`^/${escaped.replaceAll('*', '.*').replaceAll('?', '.')}$`, 's');
  return (path) => expression.test(path);
}

const plainAnswer = (status: number, sentence: string): HttpAnswer => ({
  status,
  headers: { 'content-type': 'text/plain; charset=utf-8', 'cache-control': 'no-store' },
  body: Buffer.from(`${sentence}\n`),
});

function decodeKey(path: string): string | undefined {
  try {
    return decodeURIComponent(path.slice(1));
  } catch {
    // No object can have such a name.
    return undefined;
  }
}

/** A bucket behind origin access control: whoever may not list it is told 403, not 404, for what is not there. */
function siteOrigin(files: ReadonlyMap<string, SiteFile>, rootObject: string): Origin {
  return async (request) => {
    const key = request.path === '/' ? rootObject : decodeKey(request.path);
    const file = files.get(key ?? '');
    if (!file) return plainAnswer(403, 'There is no such file.');
    const headers = {
      'content-type': file.contentType,
      etag: file.etag,
      ...(file.cacheControl && { 'cache-control': file.cacheControl }),
    };
    const known = (headerOf(request, 'if-none-match') ?? '').split(/\s*,\s*/).map((tag) => tag.replace(/^W\//, ''));
    if (known.includes(file.etag)) return { status: 304, headers, body: Buffer.alloc(0) };
    return { status: 200, headers, body: file.body };
  };
}

/** The origin behind an id, told by the domain that the template gives it. */
function readOrigin(template: Template, config: DistributionConfig, id: string, o: DistributionOptions) {
  const { gateway, localConfig } = o;
  const found = config.Origins.find(({ Id }) => Id === id);
  const custom = Object.fromEntries(
    (found?.OriginCustomHeaders ?? []).map(({ HeaderName, HeaderValue }) => [HeaderName.toLowerCase(), HeaderValue]),
  );
  if (found?.DomainName === restApiDomain(gateway.apiId) && found.OriginPath === `/${gateway.stage}`) {
    return { custom, isSite: false, origin: gateway.handle };
  }
  for (const [bucket, files] of readSiteFiles(template, localConfig)) {
    if (found?.DomainName !== bucketDomain(bucket) || found.OriginPath !== '') continue;
    return { custom, isSite: true, origin: siteOrigin(files, config.DefaultRootObject) };
  }
  throw new Error(`The distribution's origin ${id} is neither the API's stage nor a bucket that gets files.`);
}

function addHeaders(answer: HttpAnswer, added: readonly AddedHeader[]): HttpAnswer {
  const headers = { ...answer.headers };
  for (const { name, value, override } of added) {
    const lower = name.toLowerCase();
    if (override || !(lower in headers)) headers[lower] = value;
  }
  return { ...answer, headers };
}

/**
 * Reads the template's one distribution.
 * @throws Error when there is none, or it uses what is not emulated.
 */
export function createDistribution(template: Template, o: DistributionOptions): Distribution {
  const [found, another] = template.resources('AWS::CloudFront::Distribution', distributionProperties);
  if (!found || another) throw new Error('The template should hold exactly one CloudFront distribution.');
  const config = found.properties.DistributionConfig;
  const edgeFunctions = readEdgeFunctions(template);
  const responseHeaders = readResponseHeaders(template, o.stands);

  const toBehaviour = (properties: z.infer<typeof behaviourProperties>): Behaviour => {
    const { custom, isSite, origin } = readOrigin(template, config, properties.TargetOriginId, o);
    if (!isSite && properties.CachePolicyId !== cachingDisabled) throw new Error('Caching of the API is not emulated.');
    const policyId = properties.ResponseHeadersPolicyId;
    const headers = policyId === undefined ? [] : responseHeaders.get(policyId);
    if (!headers) throw new Error(`The response headers policy ${policyId} is not emulated.`);
    return {
      matches: pathMatcher(properties.PathPattern),
      methods: properties.AllowedMethods,
      edgeFunctions: properties.FunctionAssociations.map(({ FunctionARN }) => {
        const edgeFunction = edgeFunctions.get(FunctionARN);
        if (!edgeFunction) throw new Error('A behaviour names an edge function that the template does not hold.');
        return edgeFunction;
      }),
      policy: forwardingPolicy(template, properties.OriginRequestPolicyId),
      custom,
      origin,
      headers,
      isSite,
      // CloudFront compresses what it may cache, with a policy that keeps the encodings apart.
      compresses: properties.Compress && properties.CachePolicyId === cachingOptimized,
    };
  };
  const compress = createCompressor();
  const behaviours = [...config.CacheBehaviors, config.DefaultCacheBehavior].map(toBehaviour);
  const behaviourFor = (path: string): Behaviour | undefined => behaviours.find(({ matches }) => matches(path));

  const forward = async (request: OriginRequest, behaviour: Behaviour): Promise<HttpAnswer> => {
    if (!behaviour.methods.includes(request.method)) return plainAnswer(403, 'This method is not allowed here.');
    let current = request;
    for (const edgeFunction of behaviour.edgeFunctions) {
      const outcome = await edgeFunction(current);
      if ('answer' in outcome) return outcome.answer;
      current = outcome.request;
    }
    return behaviour.origin(behaviour.isSite ? current : applyPolicy(current, behaviour.policy, behaviour.custom));
  };

  return {
    isSite: (path) => behaviourFor(path)?.isSite ?? false,
    handle: async (request) => {
      const behaviour = behaviourFor(request.path);
      if (!behaviour) return plainAnswer(404, 'There is nothing at this address.');
      const answer = addHeaders(await forward(request, behaviour), behaviour.headers);
      return behaviour.compresses ? compress(answer, headerOf(request, 'accept-encoding') ?? '') : answer;
    },
  };
}
