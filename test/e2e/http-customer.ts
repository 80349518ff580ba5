/** A customer without a browser, by the same calls that the site makes. For tests about what the service keeps, not what it shows. */
import { buyPlan, type CallOptions, callApi, sendScript } from '../../bin/api-customer.ts';
import { type PlanName, planTable } from '../../lib/contract/plans.ts';
import type { RouteName, RouteOutput } from '../../lib/contract/routes.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { slippedSample } from '../pdf/slipped-sample.ts';
import { type Customer, newCustomer } from './customer.ts';

export interface HttpCustomer {
  /** For who goes on in a browser. */
  readonly customer: Customer;
  readonly access: string;
  readonly refresh: string;
  call<N extends RouteName>(name: N, options?: CallOptions): Promise<RouteOutput<N>>;
  /** A call that wants the password given again. */
  prove<N extends RouteName>(name: N, options?: CallOptions): Promise<RouteOutput<N>>;
  upload(bytes: Uint8Array, fileName: string): Promise<string>;
}

/** An account and nothing else. */
export async function signUpByHttp(url: string): Promise<Customer> {
  const customer = newCustomer();
  await callApi(url, 'signUp', { body: customer });
  return customer;
}

/** Signs up, logs in and, with a plan, buys it: through the same road as everybody. */
export async function becomeCustomer(url: string, plan?: PlanName): Promise<HttpCustomer> {
  const http = await logInByHttp(url, await signUpByHttp(url));
  if (plan) await buyPlan(url, http.access, http.customer.email, planTable[plan]);
  return http;
}

/** Whoever has an account, with a session of its own. */
export async function logInByHttp(url: string, customer: Customer): Promise<HttpCustomer> {
  const { email, password } = customer;
  const { access, refresh } = await callApi(url, 'login', { body: { email, password } });
  return {
    customer,
    access,
    refresh,
    call: (name, options = {}) => callApi(url, name, { token: access, ...options }),
    prove: async (name, options = {}) => {
      const { token = access } = options;
      const { proof } = await callApi(url, 'proveOwner', { token, body: { password } });
      return callApi(url, name, { token, proof, ...options });
    },
    upload: (bytes, fileName) => sendScript(url, access, bytes, fileName),
  };
}

/** Asks again until `settled` holds of the answer, at first at once and then less often, since asking takes from what is waited for; gives up after two minutes with the last answer's gist. */
export async function until<T>(
  ask: () => Promise<T>,
  settled: (value: T) => boolean,
  describe: (value: T) => string,
): Promise<T> {
  const giveUpAt = Date.now() + 120_000;
  for (let pauseMs = 50; ; pauseMs = Math.min(pauseMs * 1.5, 400)) {
    const value = await ask();
    if (settled(value)) return value;
    if (Date.now() > giveUpAt) throw new Error(`Not settled after two minutes: ${describe(value)}`);
    await new Promise((resolve) => setTimeout(resolve, pauseMs));
  }
}

/** The sample script, as a draft with slips, as an upload of this customer's, with every report that the plan opens. */
export async function uploadSample(http: HttpCustomer, plan: PlanName): Promise<void> {
  const id = await http.upload(slippedSample(), 'the-last-reel.pdf');
  const wanted = cardsForPlan(plan).length;
  await until(
    () => http.call('getScript', { path: { id } }),
    ({ answers }) => answers.ready >= wanted,
    ({ status, answers }) => `${status}, ${answers.ready} ready, ${answers.failed} failed`,
  );
}
