/** The API described in OpenAPI 3.1, made from the routes and their schemas alone. Kept in docs/openapi.json and served beside the API; written by `npm run openapi`, never by hand. */
import * as z from 'zod';
import { type ErrorCode, errorCodes, errorStatus } from '../errors.ts';
import { policyReport } from '../policy-report.ts';
import { isPolled } from '../polled-routes.ts';
import { productName } from '../product.ts';
import { proofHeader, type RouteSpec } from '../route-spec.ts';
import { type RouteName, routeNames, routes } from '../routes.ts';
import { maxMultipartBytes } from '../uploads.ts';
import type { Content, OpenApi, Operation, Parameter, Reference, Response, Schema } from './document-form.ts';
import { namedSchemas } from './named-schemas.ts';
import { routeNotes, subjects } from './route-notes.ts';

const description = `Both forms of a path work, with and without the final slash. Every error answers the one envelope \`ErrorBody\`: branch on \`code\`, the sentence beside it may change. An answer may get more fields; a client should pass over those it does not know.`;

const securitySchemes = {
  user: {
    type: 'http',
    scheme: 'bearer',
    bearerFormat: 'JWT',
    description: 'The access token that login and refreshToken answer. An ID token is refused.',
  },
  provider: {
    type: 'apiKey',
    in: 'header',
    name: 'stripe-signature',
    description: 'The card provider’s signature over the raw body.',
  },
} as const;

const referTo = (name: string): Reference & Schema => ({ $ref: `#/components/schemas/${name}` });
const errorBodyRef = referTo('ErrorBody');
const jsonOf = (schema: Schema): Content => ({ 'application/json': { schema } });

/** Without what names the schema itself, which its place in the document does. */
const bare = ({ $schema: _dialect, $id: _address, id: _name, ...schema }: Schema): Schema => schema;
type Override = NonNullable<NonNullable<Parameters<typeof z.toJSONSchema>[1]>['override']>;
/** What is answered and taken today has no other fields, and tomorrow may; bounds that are JavaScript's own say nothing. */
const override: Override = ({ jsonSchema }) => {
  if (jsonSchema.additionalProperties === false) delete jsonSchema.additionalProperties;
  if (jsonSchema.minimum === Number.MIN_SAFE_INTEGER) delete jsonSchema.minimum;
  if (jsonSchema.maximum === Number.MAX_SAFE_INTEGER) delete jsonSchema.maximum;
};
const requestSchema = (schema: z.ZodType): Schema => bare(z.toJSONSchema(schema, { io: 'input', override }));

/** `getScript` -> `GetScriptAnswer`, for an answer that has no name of its own. */
const answerName = (name: RouteName): string => `${name.charAt(0).toUpperCase()}${name.slice(1)}Answer`;

/** Every schema of an answer once, by name, and the names of the routes' own. */
function describeAnswers(): { schemas: Record<string, Schema>; nameOf: ReadonlyMap<z.ZodType, string> } {
  const nameOf = new Map<z.ZodType, string>(Object.entries(namedSchemas).map(([name, schema]) => [schema, name]));
  for (const name of routeNames) {
    const { output, reply } = routes[name];
    if (reply === 'json' && !nameOf.has(output)) nameOf.set(output, answerName(name));
  }
  const registry = z.registry<{ id: string }>();
  for (const [schema, id] of nameOf) registry.add(schema, { id });
  const { schemas } = z.toJSONSchema(registry, {
    uri: (id) => `#/components/schemas/${id}`,
    override,
  });
  const named = Object.entries(schemas).map(([name, schema]) => [name, bare(schema)] as const);
  return { schemas: Object.fromEntries(named.sort(([a], [b]) => (a < b ? -1 : 1))), nameOf };
}

const inPath = ({ path }: RouteSpec): boolean => path.includes('{');

/** The gateway's own among them: for a burst over its limits, and for a function that did not answer. */
const errorsOfAny = ['invalid_input', 'too_many_attempts', 'busy', 'internal', 'unavailable'] as const;

/** Every error of a route, by the order of the contract's table. */
export function errorsOf(name: RouteName): readonly ErrorCode[] {
  const spec: RouteSpec = routes[name];
  const all = new Set<ErrorCode>([...routeNotes[name].errors, ...errorsOfAny]);
  if (spec.auth === 'user') all.add('token_not_valid');
  if (spec.body !== 'none') all.add('too_large');
  if (inPath(spec)) all.add('not_found');
  return errorCodes.filter((code) => all.has(code));
}

const errorName = (codes: readonly ErrorCode[]): string => codes.join('-');

/** The answers to a route's errors, by status: each names a response that routes share. */
function errorGroups(name: RouteName): (readonly [status: string, codes: readonly ErrorCode[]])[] {
  const byStatus = Map.groupBy(errorsOf(name), (code) => errorStatus[code]);
  return [...byStatus].map(([status, codes]) => [String(status), codes]);
}

/** The envelope with the codes that it can hold here. */
const errorResponse = (codes: readonly ErrorCode[]): Response => ({
  description: codes.map((code) => `\`${code}\``).join(', '),
  ...(codes.some((code) => code === 'too_many_attempts' || code === 'unavailable') && {
    headers: { 'retry-after': { description: 'Seconds to wait.', schema: { type: 'integer' } } },
  }),
  content: jsonOf({ ...errorBodyRef, properties: { code: { enum: codes } } }),
});

function describeErrors(): Record<string, Response> {
  const groups = routeNames.flatMap(errorGroups).map(([, codes]) => [errorName(codes), codes] as const);
  return Object.fromEntries(
    [...new Map(groups)].sort(([a], [b]) => (a < b ? -1 : 1)).map(([name, codes]) => [name, errorResponse(codes)]),
  );
}

/** The fields of an object's schema as parameters. */
function parametersIn(place: 'path' | 'query', schema: z.ZodType): Parameter[] {
  const { properties, required } = z
    .object({
      properties: z.record(z.string(), z.record(z.string(), z.unknown())),
      required: z.array(z.string()).default([]),
    })
    .parse(requestSchema(schema));
  return Object.entries(properties).map(([name, field]) => ({
    name,
    in: place,
    required: place === 'path' || required.includes(name),
    schema: field,
  }));
}

const idempotencyKey: Parameter = {
  name: 'idempotency-key',
  in: 'header',
  required: false,
  description: 'The client’s own name for this call: the same again begins no second upload.',
  schema: { type: 'string', pattern: '^[\\x21-\\x7e]{8,128}$' },
};
const proof: Parameter = {
  name: proofHeader,
  in: 'header',
  required: true,
  description: 'What proveOwner answered.',
  schema: { type: 'string' },
};

const knownMark: Parameter = {
  name: 'if-none-match',
  in: 'header',
  required: false,
  description:
    'The ETag of the answer that the caller holds: while that is still true, 304 is answered, without a body.',
  schema: { type: 'string' },
};
const unchanged: Response = { description: 'As the answer whose ETag was sent.' };

function parametersOf(name: RouteName): Parameter[] {
  const spec: RouteSpec = routes[name];
  return [
    ...parametersIn('path', spec.input.path),
    ...parametersIn('query', spec.input.query),
    ...(spec.proof ? [proof] : []),
    ...(name === 'createUpload' ? [idempotencyKey] : []),
    ...(isPolled(name) ? [knownMark] : []),
  ];
}

const violationSchema = requestSchema(policyReport);
const formSchema: Schema = {
  type: 'object',
  description: `The file itself, of ${maxMultipartBytes / 1024 / 1024} MB at most.`,
  properties: { file: { type: 'string', contentMediaType: 'application/pdf' } },
  required: ['file'],
};
/** What a route takes that reads its body itself. */
const rawContent: Partial<Record<RouteName, Content>> = {
  reportViolation: {
    'application/csp-report': { schema: violationSchema },
    'application/reports+json': { schema: violationSchema },
  },
  paymentWebhook: jsonOf({ type: 'object', description: 'An event as the card provider sends and signs it.' }),
};

function contentOf(name: RouteName): Content | undefined {
  const { body, input }: RouteSpec = routes[name];
  if (body === 'none') return undefined;
  if (body === 'json') return jsonOf(requestSchema(input.body));
  if (body === 'json-or-multipart')
    return { ...jsonOf(requestSchema(input.body)), 'multipart/form-data': { schema: formSchema } };
  const content = rawContent[name];
  if (!content) throw new Error(`The route ${name} reads its body itself: say in rawContent what it takes.`);
  return content;
}

const mark = { etag: { description: 'The mark of this very answer.', schema: { type: 'string' } } } as const;

function successOf(name: RouteName, nameOf: ReadonlyMap<z.ZodType, string>): Response {
  const { reply, output }: RouteSpec = routes[name];
  if (reply === 'redirect')
    return {
      description: 'Leads the browser on.',
      headers: { location: { description: 'Where to.', schema: { type: 'string', format: 'uri' } } },
    };
  const named = nameOf.get(output);
  if (named === undefined) throw new Error(`The answer of ${name} has no name.`);
  return { description: 'Done.', ...(isPolled(name) && { headers: mark }), content: jsonOf(referTo(named)) };
}

function operationOf(name: RouteName, nameOf: ReadonlyMap<z.ZodType, string>): Operation {
  const spec: RouteSpec = routes[name];
  const { subject, summary } = routeNotes[name];
  const content = contentOf(name);
  const errors = Object.fromEntries(
    errorGroups(name).map(([status, codes]) => [status, { $ref: `#/components/responses/${errorName(codes)}` }]),
  );
  return {
    operationId: name,
    tags: [subject],
    summary,
    security: spec.auth === 'public' ? [] : [{ [spec.auth]: [] }],
    parameters: parametersOf(name),
    ...(content && { requestBody: { required: true, content } }),
    responses: { [spec.status]: successOf(name, nameOf), ...(isPolled(name) && { 304: unchanged }), ...errors },
  };
}

/** The whole description; the same for the same contract. */
export function openApi(): OpenApi {
  const { schemas, nameOf } = describeAnswers();
  const paths: Record<string, Record<string, Operation>> = {};
  for (const name of routeNames) {
    const { method, path } = routes[name];
    paths[path] = { ...paths[path], [method.toLowerCase()]: operationOf(name, nameOf) };
  }
  return {
    openapi: '3.1.0',
    info: { title: productName, version: '1', description },
    servers: [{ url: '/' }],
    tags: Object.entries(subjects).map(([name, about]) => ({ name, description: about })),
    paths,
    components: { securitySchemes, responses: describeErrors(), schemas },
  };
}

/** As the file holds it. */
export const openApiText = (): string => `${JSON.stringify(openApi(), null, 1)}\n`;
