/** Prepares the demo user by the same road as everybody: sign up, log in, pay with the test card, upload, wait for the reports. Refuses to write past the API. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { cardsForPlan } from '../lib/analyses/catalog.ts';
import { isAnswered } from '../lib/analyses/registry.ts';
import { errorBody } from '../lib/contract/errors.ts';
import { planTable } from '../lib/contract/plans.ts';
import { type RouteName, type RouteOutput, routes } from '../lib/contract/routes.ts';

/** Known to everybody and good only on this machine. */
export const demoUser = { email: 'demo@dramaturg.local', username: 'Demo', password: 'Dramaturg-demo-1' } as const;
const plan = planTable.advanced;

/** The analysis of the sample takes seconds; after this long something is wrong. */
const patienceMs = 60_000;

class Refused extends Error {
  readonly code: string;
  constructor(route: RouteName, status: number, code: string) {
    super(`${route} was refused with ${status} ${code}`);
    this.code = code;
  }
}

interface Call {
  readonly token?: string;
  readonly body?: unknown;
  readonly id?: string;
}

type Api = <N extends RouteName>(route: N, call?: Call) => Promise<RouteOutput<N>>;

/** The contract's routes over HTTP. */
const apiAt =
  (url: string): Api =>
  async (name, { token, body, id } = {}) => {
    const { method, path: pattern, output } = routes[name];
    const response = await fetch(`${url}${pattern.replace('{id}', id ?? '')}`, {
      method,
      headers: {
        ...(body !== undefined && { 'content-type': 'application/json' }),
        ...(token && { authorization: `Bearer ${token}` }),
      },
      ...(body !== undefined && { body: JSON.stringify(body) }),
    });
    const answer: unknown = await response.json();
    if (!response.ok) throw new Refused(name, response.status, errorBody.safeParse(answer).data?.code ?? 'unknown');
    return output.parse(answer) as RouteOutput<typeof name>;
  };

async function signUp(api: Api): Promise<void> {
  try {
    await api('signUp', { body: demoUser });
  } catch (error) {
    // An earlier run got this far.
    if (!(error instanceof Refused && error.code === 'email_taken')) throw error;
  }
}

const locationOf = (response: Response): string => z.string().parse(response.headers.get('location'));

/** Fills in the hosted page's form, follows the provider back, and has the server verify what came with the return. */
async function buyPlan(api: Api, token: string): Promise<void> {
  const { payment_status } = await api('paymentStatus', { token });
  if (payment_status.has_active_payment) return;
  const { checkout_params } = await api('initiatePayment', { token, body: { plan_id: plan.id, amount: plan.price } });
  const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: demoUser.username };
  const form = new URLSearchParams({ email: demoUser.email, ...card });
  const paid = await fetch(checkout_params.url, { method: 'POST', body: form, redirect: 'manual' });
  const returned = await fetch(locationOf(paid), { redirect: 'manual' });
  const landing = new URL(locationOf(returned));
  await api('verifyPayment', { token, body: Object.fromEntries(landing.searchParams) });
}

/** The sample's script id: the one an earlier run uploaded, or a new one. */
async function uploadSample(api: Api, token: string, file: string): Promise<string> {
  const { scripts } = await api('listScripts', { token });
  const arrived = scripts.find(({ status }) => status !== 'awaiting_upload' && status !== 'failed');
  if (arrived) return arrived.script_id;
  const bytes = await readFile(file);
  const name = path.basename(file);
  const created = await api('createUpload', { token, body: { file_name: name, size: bytes.length } });
  if (!('upload' in created)) throw new Error('The upload was answered without a form to send.');
  const form = new FormData();
  for (const [key, value] of Object.entries(created.upload.fields)) form.append(key, value);
  form.append('file', new Blob([bytes], { type: 'application/pdf' }), name);
  const stored = await fetch(created.upload.url, { method: 'POST', body: form });
  if (!stored.ok) throw new Error(`The bucket refused the sample with ${stored.status}.`);
  return created.script_id;
}

async function waitForReports(api: Api, token: string, id: string): Promise<void> {
  const expected = cardsForPlan(plan.name).filter(({ number }) => isAnswered(number)).length;
  const giveUpAtMs = Date.now() + patienceMs;
  while (Date.now() < giveUpAtMs) {
    const { status, answers } = await api('getScript', { token, id });
    if (status === 'failed') throw new Error('the sample could not be read');
    if (status === 'ready' && answers.ready + answers.failed >= expected) return;
    await sleep(100);
  }
  throw new Error('the reports on the sample did not come within a minute');
}

/**
 * Signs up the demo user at `url`, buys the plan and has `sample` analysed; what an earlier run did is not done again.
 * @throws Error with the step that failed.
 */
export async function seedDemo(url: string, sample: string): Promise<void> {
  const api = apiAt(url);
  await signUp(api);
  const { access } = await api('login', { body: { email: demoUser.email, password: demoUser.password } });
  await buyPlan(api, access);
  await waitForReports(api, access, await uploadSample(api, access, sample));
}
