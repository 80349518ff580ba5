/** What a customer does, over HTTP by the contract: call a route, pay at the hosted page, send a file. Refuses any way past the API. */
import * as z from 'zod';
import { errorBody } from '../lib/contract/errors.ts';
import type { Plan } from '../lib/contract/plans.ts';
import { proofHeader } from '../lib/contract/route-spec.ts';
import { type RouteName, type RouteOutput, routes } from '../lib/contract/routes.ts';

export interface CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
  /** The client's own name of this call. */
  readonly key?: string;
  /** That the password was given again. */
  readonly proof?: string;
}

/** The service answered with an error: its status and code, never a body. */
export class Refused extends Error {
  readonly code: string;
  constructor(route: RouteName, status: number, code: string) {
    super(`${route} was refused with ${status} ${code}`);
    this.code = code;
  }
}

function addressOf(url: string, name: RouteName, { path, query }: CallOptions): string {
  const filled = routes[name].path.replace(/\{(\w+)\}/g, (_all, key: string) => encodeURIComponent(path?.[key] ?? ''));
  const search = new URLSearchParams(query).toString();
  return `${url}${filled}${search && `?${search}`}`;
}

/**
 * One call of the contract's route `name` at the origin `url`; the answer is parsed by its schema.
 * @throws Refused when the service answers with an error.
 */
export async function callApi<N extends RouteName>(
  url: string,
  name: N,
  options: CallOptions = {},
): Promise<RouteOutput<N>> {
  const { body, token, proof, key } = options;
  const response = await fetch(addressOf(url, name, options), {
    method: routes[name].method,
    headers: {
      ...(body !== undefined && { 'content-type': 'application/json' }),
      ...(key && { 'idempotency-key': key }),
      ...(proof && { [proofHeader]: proof }),
      ...(token && { authorization: `Bearer ${token}` }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Refused(name, response.status, errorBody.safeParse(answer).data?.code ?? 'unknown');
  return routes[name].output.parse(answer) as RouteOutput<N>;
}

const locationOf = (response: Response): string => z.string().parse(response.headers.get('location'));
const testCard = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'Test Card' } as const;

/** Fills in the hosted page's form, follows the provider back, and has the server verify what came with the return. */
export async function buyPlan(url: string, token: string, email: string, plan: Plan): Promise<void> {
  const body = { plan_id: plan.id, amount: plan.price };
  const { checkout_params } = await callApi(url, 'initiatePayment', { token, body });
  const form = new URLSearchParams({ email, ...testCard });
  const paid = await fetch(checkout_params.url, { method: 'POST', body: form, redirect: 'manual' });
  const returned = await fetch(locationOf(paid), { redirect: 'manual' });
  const landing = new URL(locationOf(returned));
  await callApi(url, 'verifyPayment', { token, body: Object.fromEntries(landing.searchParams) });
}

/** Sends a PDF by presigned form, as the site does, and answers its script id. */
export async function sendScript(url: string, token: string, bytes: Uint8Array, fileName: string): Promise<string> {
  const body = { file_name: fileName, size: bytes.length };
  const created = await callApi(url, 'createUpload', { token, body });
  if (!('upload' in created)) throw new Error('The upload was answered without a form to send.');
  const form = new FormData();
  for (const [key, value] of Object.entries(created.upload.fields)) form.append(key, value);
  form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), fileName);
  const stored = await fetch(created.upload.url, { method: 'POST', body: form });
  if (!stored.ok) throw new Error(`The bucket refused the file with ${stored.status}.`);
  return created.script_id;
}
