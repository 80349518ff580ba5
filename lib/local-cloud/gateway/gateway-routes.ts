/** The REST API's routes as the template declares them, and which one a request takes. Rejects API features that are not emulated. */
import * as z from 'zod';
import type { Resource, Template } from '../template.ts';

/** `scopes` empty means that the authorizer wants an id token, as Cognito's does. */
export interface GatewayRoute {
  readonly method: string;
  /** The resource's path without a final slash, such as `/api/v1/upload/{id}`. */
  readonly resourcePath: string;
  readonly resourceId: string;
  readonly authorizer: { readonly poolIds: readonly string[]; readonly scopes: readonly string[] } | null;
  /** Null for an integration that is not emulated: such a route answers 501. */
  readonly functionArn: string | null;
  readonly timeoutMs: number;
}

export interface RouteMatch {
  readonly route: GatewayRoute;
  readonly pathParameters: Readonly<Record<string, string>> | null;
}

const restApiProperties = z.object({
  BinaryMediaTypes: z.array(z.string()).default([]),
  MinimumCompressionSize: z.number().int().nonnegative().nullable().default(null),
});
const stageProperties = z.object({ StageName: z.string() });
const resourceProperties = z.object({ ParentId: z.string(), PathPart: z.string() });
const authorizerProperties = z.object({
  Type: z.literal('COGNITO_USER_POOLS', 'Only Cognito authorizers are emulated.'),
  ProviderARNs: z.array(z.string()).min(1),
  IdentitySource: z.literal('method.request.header.Authorization').optional(),
});
const methodProperties = z.object({
  HttpMethod: z.string(),
  ResourceId: z.string(),
  AuthorizationType: z.enum(['NONE', 'COGNITO_USER_POOLS']).default('NONE'),
  AuthorizerId: z.string().optional(),
  AuthorizationScopes: z.array(z.string()).default([]),
  ApiKeyRequired: z.literal(false, 'API keys are not emulated.').optional(),
  RequestValidatorId: z.never('Request validators are not emulated.').optional(),
  Integration: z.object({
    Type: z.string(),
    Uri: z.unknown().optional(),
    TimeoutInMillis: z.number().int().positive().default(29_000),
  }),
});

export interface RestApi {
  readonly apiId: string;
  readonly stage: string;
  readonly binaryMediaTypes: readonly string[];
  /** In bytes; null where answers are never compressed. */
  readonly minimumCompressionSize: number | null;
  readonly routes: readonly GatewayRoute[];
}

/** The function behind a Lambda proxy integration; its URI wraps the ARN. */
const functionArnOf = (type: string, uri: unknown): string | null =>
  type === 'AWS_PROXY' && typeof uri === 'string'
    ? (/functions\/(arn:[^/]+)\/invocations/.exec(uri)?.[1] ?? null)
    : null;

/**
 * Reads the template's one REST API.
 * @throws Error when it has none, several, or a feature that is not emulated.
 */
export function readRestApi(template: Template): RestApi {
  const [api, another] = template.resources('AWS::ApiGateway::RestApi', restApiProperties);
  const [stage] = template.resources('AWS::ApiGateway::Stage', stageProperties);
  if (!api || !stage || another) throw new Error('The template should hold exactly one REST API with one stage.');
  const resources = template.resources('AWS::ApiGateway::Resource', resourceProperties);
  const authorizers = template.resources('AWS::ApiGateway::Authorizer', authorizerProperties);

  const pathOf = (resourceId: string): string => {
    if (resourceId.endsWith('/root')) return '';
    const found = resources.find(({ name }) => name === resourceId);
    if (!found) throw new Error(`The API has no resource ${resourceId}.`);
    return `${pathOf(found.properties.ParentId)}/${found.properties.PathPart}`;
  };

  const authorizerOf = ({ logicalId, properties }: Resource<z.infer<typeof methodProperties>>) => {
    if (properties.AuthorizationType === 'NONE') return null;
    const found = authorizers.find(({ name }) => name === properties.AuthorizerId);
    if (!found) throw new Error(`The method ${logicalId} names no authorizer of this stack.`);
    const poolIds = found.properties.ProviderARNs.map((arn) => arn.split('/').at(-1) ?? '');
    return { poolIds, scopes: properties.AuthorizationScopes };
  };

  const routes = template.resources('AWS::ApiGateway::Method', methodProperties).map((method) => ({
    method: method.properties.HttpMethod,
    resourcePath: pathOf(method.properties.ResourceId) || '/',
    resourceId: method.properties.ResourceId,
    authorizer: authorizerOf(method),
    functionArn: functionArnOf(method.properties.Integration.Type, method.properties.Integration.Uri),
    timeoutMs: method.properties.Integration.TimeoutInMillis,
  }));
  return {
    apiId: api.name,
    stage: stage.properties.StageName,
    minimumCompressionSize: api.properties.MinimumCompressionSize,
    binaryMediaTypes: api.properties.BinaryMediaTypes,
    routes,
  };
}

const isGreedy = (part: string): boolean => part.endsWith('+}');
const isVariable = (part: string): boolean => part.startsWith('{');
const partsOf = (path: string): string[] => path.split('/').filter((part) => part !== '');

/** Lower is better, compared part by part: a literal beats a variable, a variable beats a greedy one. */
const rank = (part: string): number => (isGreedy(part) ? 2 : isVariable(part) ? 1 : 0);

function decodePart(part: string): string {
  try {
    return decodeURIComponent(part);
  } catch {
    // A malformed escape is passed on as it came, as the gateway does; the handler's own parser judges it.
    return part;
  }
}

function matchParts(pattern: readonly string[], parts: readonly string[]): Record<string, string> | undefined {
  const found: Record<string, string> = {};
  for (const [i, want] of pattern.entries()) {
    const have = parts[i];
    if (have === undefined) return undefined;
    if (isGreedy(want)) {
      found[want.slice(1, -2)] = parts.slice(i).map(decodePart).join('/');
      return found;
    }
    if (isVariable(want)) found[want.slice(1, -1)] = decodePart(have);
    else if (want !== have) return undefined;
  }
  return pattern.length === parts.length ? found : undefined;
}

function comparePatterns(a: GatewayRoute, b: GatewayRoute): number {
  const [left, right] = [partsOf(a.resourcePath), partsOf(b.resourcePath)];
  for (const [i, part] of left.entries()) {
    const difference = rank(part) - rank(right[i] ?? '');
    if (difference !== 0) return difference;
  }
  return Number(a.method === 'ANY') - Number(b.method === 'ANY');
}

/** Finds the best route for a method and a raw path; a final slash makes no difference. */
export function createRouter(
  routes: readonly GatewayRoute[],
): (method: string, path: string) => RouteMatch | undefined {
  const ordered = [...routes].sort(comparePatterns);
  return (method, path) => {
    const parts = partsOf(path);
    for (const route of ordered) {
      if (route.method !== method && route.method !== 'ANY') continue;
      const found = matchParts(partsOf(route.resourcePath), parts);
      if (found) return { route, pathParameters: Object.keys(found).length > 0 ? found : null };
    }
    return undefined;
  };
}
