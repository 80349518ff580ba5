/** A customer without a browser: the same calls that the site makes, by the contract. For tests about what the service keeps, not what it shows. */
import * as z from 'zod';
import { type PlanName, planTable } from '../../lib/contract/plans.ts';
import { type RouteName, type RouteOutput, routes } from '../../lib/contract/routes.ts';
import { newCustomer } from './customer.ts';

export interface HttpCustomer {
  readonly access: string;
  readonly refresh: string;
  call<N extends RouteName>(name: N, options?: CallOptions): Promise<RouteOutput<N>>;
  upload(bytes: Uint8Array, fileName: string): Promise<string>;
}
export interface CallOptions {
  readonly path?: Readonly<Record<string, string>>;
  readonly query?: Readonly<Record<string, string>>;
  readonly body?: unknown;
  readonly token?: string;
}

const addressOf = (url: string, name: RouteName, options: CallOptions): string => {
  const path = routes[name].path.replace(/\{(\w+)\}/g, (_all, key: string) =>
    encodeURIComponent(options.path?.[key] ?? ''),
  );
  const query = new URLSearchParams(options.query).toString();
  return `${url}${path}${query ? `?${query}` : ''}`;
};

/** One call of the contract; throws with status and code (never with a body) when it is refused. */
export async function call<N extends RouteName>(
  url: string,
  name: N,
  options: CallOptions = {},
): Promise<RouteOutput<N>> {
  const response = await fetch(addressOf(url, name, options), {
    method: routes[name].method,
    headers: {
      ...(options.body !== undefined && { 'content-type': 'application/json' }),
      ...(options.token && { authorization: `Bearer ${options.token}` }),
    },
    ...(options.body !== undefined && { body: JSON.stringify(options.body) }),
  });
  const answer: unknown = await response.json();
  if (!response.ok) throw new Error(`${name}: ${response.status} ${z.object({ code: z.string() }).parse(answer).code}`);
  return routes[name].output.parse(answer) as RouteOutput<N>;
}

/** Pays at the provider's hosted page as its form does, and follows the way back to the site. */
async function payAtHostedPage(checkoutUrl: string): Promise<URL> {
  const form = new URLSearchParams({
    email: 'writer@example.com',
    number: '4242424242424242',
    expiry: '12/34',
    cvc: '123',
    name: 'Noor Whitlock',
  });
  const paid = await fetch(checkoutUrl, { method: 'POST', body: form, redirect: 'manual' });
  const back = await fetch(z.string().parse(paid.headers.get('location')), { redirect: 'manual' });
  return new URL(z.string().parse(back.headers.get('location')));
}

/** Signs up, logs in and, with a plan, buys it: through the same road as everybody. */
export async function becomeCustomer(url: string, plan?: PlanName): Promise<HttpCustomer> {
  const { email, username, password } = newCustomer();
  await call(url, 'signUp', { body: { email, username, password } });
  const { access, refresh } = await call(url, 'login', { body: { email, password } });
  if (plan) {
    const { id, price } = planTable[plan];
    const { checkout_params } = await call(url, 'initiatePayment', {
      token: access,
      body: { plan_id: id, amount: price },
    });
    const landing = await payAtHostedPage(checkout_params.url);
    await call(url, 'verifyPayment', { token: access, body: Object.fromEntries(landing.searchParams) });
  }
  return {
    access,
    refresh,
    call: (name, options = {}) => call(url, name, { token: access, ...options }),
    async upload(bytes, fileName) {
      const created = await call(url, 'createUpload', {
        token: access,
        body: { file_name: fileName, size: bytes.length },
      });
      if (!('upload' in created)) throw new Error('The service answered without a presigned form.');
      const form = new FormData();
      for (const [key, value] of Object.entries(created.upload.fields)) form.append(key, value);
      form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), fileName);
      const stored = await fetch(created.upload.url, { method: 'POST', body: form });
      if (!stored.ok) throw new Error(`The bucket answered ${stored.status}.`);
      return created.script_id;
    },
  };
}

/** Asks again until `settled` holds of the answer; gives up after a minute with the last answer's gist. */
export async function until<T>(
  ask: () => Promise<T>,
  settled: (value: T) => boolean,
  describe: (value: T) => string,
): Promise<T> {
  const giveUpAt = Date.now() + 60_000;
  for (;;) {
    const value = await ask();
    if (settled(value)) return value;
    if (Date.now() > giveUpAt) throw new Error(`Not settled after a minute: ${describe(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}
