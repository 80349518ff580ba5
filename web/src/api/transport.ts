/** Sends one call of the contract and parses what comes back. Knows no session, retries nothing, logs nothing. */
import * as z from 'zod';
import { errorCodes } from '../../../lib/contract/errors.ts';
import { firstRoutes } from '../../../lib/contract/first-routes.ts';
import { proofHeader, type RouteSpec } from '../../../lib/contract/route-spec.ts';
import type { RouteBodyInput, RouteName, RouteOutput, RouteQuery } from '../../../lib/contract/routes.ts';
import { ApiError } from './api-error.ts';

export interface CallInput<N extends RouteName> {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: RouteQuery<N>;
  readonly body?: RouteBodyInput<N>;
  /** Names this call, so that one sent again is known for the same. */
  readonly key?: string;
  /** That the password was given again, for routes that want it. */
  readonly proof?: string;
}

/** Resolves with the route's parsed output; rejects with ApiError and nothing else. */
export type Transport = <N extends RouteName>(
  name: N,
  input?: CallInput<N>,
  token?: string | null,
) => Promise<RouteOutput<N>>;

// Read leniently: a proxy in front of the service may send either field, or a code that is newer than this page.
const failureBody = z.object({
  error: z.string().optional(),
  message: z.string().optional(),
  code: z.enum(errorCodes).optional().catch(undefined),
  session: z.string().optional().catch(undefined),
});

const addressOf = (spec: RouteSpec, path: Readonly<Record<string, string>>, query: object): string => {
  const filled = spec.path.replace(/\{(\w+)\}/g, (_, key: string) => encodeURIComponent(path[key] ?? ''));
  const search = new URLSearchParams();
  for (const [key, value] of Object.entries(query)) {
    if (typeof value === 'string') search.set(key, value);
  }
  const text = search.toString();
  return text === '' ? filled : `${filled}?${text}`;
};

const failureOf = async (response: Response): Promise<ApiError> => {
  const body = failureBody.safeParse(await response.json().catch(() => null));
  if (!body.success) return new ApiError('bad_answer', response.status, '');
  const { code, error, message, session } = body.data;
  return new ApiError(code ?? 'bad_answer', response.status, error ?? message ?? '', { session });
};

const isFirst = (name: RouteName): name is keyof typeof firstRoutes => Object.hasOwn(firstRoutes, name);

async function specOf(name: RouteName): Promise<RouteSpec> {
  if (isFirst(name)) return firstRoutes[name];
  const { laterRoutes } = await import('../../../lib/contract/later-routes.ts');
  return laterRoutes[name];
}

const noAnswer = (cause: unknown): ApiError =>
  new ApiError('no_answer', 0, cause instanceof Error ? cause.message : '', { cause });

/** `fetchLike` is injected; paths are absolute on the site's own origin. */
export function createTransport(fetchLike: typeof fetch): Transport {
  return async (name, input = {}, token = null) => {
    let spec: RouteSpec;
    try {
      spec = await specOf(name);
    } catch (cause) {
      throw noAnswer(cause);
    }
    const headers: Record<string, string> = { accept: 'application/json' };
    if (token) headers.authorization = `Bearer ${token}`;
    if (input.body !== undefined) headers['content-type'] = 'application/json';
    if (input.proof !== undefined) headers[proofHeader] = input.proof;
    if (input.key !== undefined) headers['idempotency-key'] = input.key;
    let response: Response;
    try {
      response = await fetchLike(addressOf(spec, input.path ?? {}, input.query ?? {}), {
        method: spec.method,
        headers,
        credentials: 'omit',
        cache: 'no-store',
        body: input.body === undefined ? null : JSON.stringify(input.body),
      });
    } catch (cause) {
      throw noAnswer(cause);
    }
    if (!response.ok) throw await failureOf(response);
    const parsed = spec.output.safeParse(await response.json().catch(() => undefined));
    if (!parsed.success) throw new ApiError('bad_answer', response.status, '', { cause: parsed.error });
    return parsed.data as RouteOutput<typeof name>;
  };
}
