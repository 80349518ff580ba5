/** Runs a CloudFront Function on a viewer's request, in a context of its own. Rejects code that needs more than CloudFront's small runtime offers. */
import { randomUUID } from 'node:crypto';
import { createContext, Script } from 'node:vm';
import * as z from 'zod';
import type { HttpAnswer } from '../gateway/proxy-event.ts';
import type { Template } from '../template.ts';
import type { OriginRequest } from './origin-request.ts';

/** Either the request goes on, changed or not, or the function has answered it. */
export type EdgeOutcome = { readonly request: OriginRequest } | { readonly answer: HttpAnswer };
export type EdgeFunction = (request: OriginRequest) => Promise<EdgeOutcome>;

const functionProperties = z.object({
  FunctionCode: z.string(),
  FunctionConfig: z.object({ KeyValueStoreAssociations: z.never('Key value stores are not emulated.').optional() }),
});

const single = z.object({ value: z.string() });
const requestResult = z.object({ uri: z.string(), headers: z.record(z.string(), single) });
const responseResult = z.object({
  statusCode: z.number().int(),
  headers: z.record(z.string(), single).default({}),
  body: z.union([z.string(), z.object({ data: z.string() }).transform(({ data }) => data)]).default(''),
});

/** Longer than this is an endless loop. The cloud allows about a millisecond; here it is the clock that counts, on a machine that may be busy. */
const timeoutMs = 10_000;

interface Value {
  readonly value: string;
  readonly multiValue?: readonly { readonly value: string }[];
}
type Values = Readonly<Record<string, Value>>;

/** Names are the caller's: a Map keeps `__proto__` an ordinary one. */
function toValues(pairs: Iterable<readonly [string, string]>): Values {
  const values = new Map<string, Value>();
  for (const [name, value] of pairs) {
    const before = values.get(name);
    const multiValue = before && [...(before.multiValue ?? [{ value: before.value }]), { value }];
    values.set(name, multiValue ? { value: before.value, multiValue } : { value });
  }
  return Object.fromEntries(values);
}

/** Every pair of every cookie header, as it was sent. */
const cookiesOf = (request: OriginRequest): Values =>
  toValues(
    request.headers
      .filter(([name]) => name.toLowerCase() === 'cookie')
      .flatMap(([, value]) => value.split(/;\s*/))
      .map((pair) => [pair.split('=', 1)[0] ?? '', pair.slice(pair.indexOf('=') + 1)] as const),
  );

/** Header names are lower-cased; the cookie header is left out, as CloudFront does: cookies stand apart. */
const headersOf = (request: OriginRequest): Values =>
  toValues(
    request.headers.map(([name, value]) => [name.toLowerCase(), value] as const).filter(([n]) => n !== 'cookie'),
  );

const toEvent = (request: OriginRequest): object => ({
  version: '1.0',
  context: { eventType: 'viewer-request', requestId: randomUUID(), distributionId: 'LOCAL' },
  viewer: { ip: request.sourceIp },
  request: {
    method: request.method,
    uri: request.path,
    querystring: toValues(new URLSearchParams(request.query)),
    headers: headersOf(request),
    cookies: cookiesOf(request),
  },
});

/** Carries over the uri and the headers that the function changed, added or removed; everything else stays byte for byte. */
function withChanges(request: OriginRequest, result: z.infer<typeof requestResult>): OriginRequest {
  const before = headersOf(request);
  const kept = request.headers.filter(([name]) => {
    const lower = name.toLowerCase();
    return lower === 'cookie' || before[lower]?.value === result.headers[lower]?.value;
  });
  const changed = Object.entries(result.headers).filter(([name, { value }]) => before[name]?.value !== value);
  return {
    ...request,
    path: result.uri,
    headers: [...kept, ...changed.map(([name, { value }]) => [name, value] as const)],
  };
}

/** The event crosses as JSON, so that nothing of this process is within the function's reach. */
function compile(code: string, name: string): EdgeFunction {
  const context = createContext(Object.create(null), { codeGeneration: { strings: false, wasm: false } });
  new Script(code, { filename: `${name}.js` }).runInContext(context, { timeout: timeoutMs });
  return async (request) => {
    const event = JSON.stringify(JSON.stringify(toEvent(request)));
    const call = new Script(`(async () => JSON.stringify(await handler(JSON.parse(${event}))))()`);
    const result: unknown = JSON.parse(z.string().parse(await call.runInContext(context, { timeout: timeoutMs })));
    const answered = responseResult.safeParse(result);
    if (!answered.success) return { request: withChanges(request, requestResult.parse(result)) };
    const { statusCode, headers, body } = answered.data;
    const plain = Object.fromEntries(Object.entries(headers).map(([header, { value }]) => [header, value]));
    return { answer: { status: statusCode, headers: plain, body: Buffer.from(body) } };
  };
}

/** The template's CloudFront Functions by ARN. Throws at once for code that does not compile. */
export function readEdgeFunctions(template: Template): ReadonlyMap<string, EdgeFunction> {
  const functions = template.resources('AWS::CloudFront::Function', functionProperties);
  return new Map(
    functions.map(({ arn, logicalId, properties }) => [arn, compile(properties.FunctionCode, logicalId)] as const),
  );
}
