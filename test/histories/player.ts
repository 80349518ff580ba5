/**
 * One user of a history, over HTTP and without a browser. Whatever fails in passing is done again, as a person would; what the service refuses for good is
 * taken as an answer.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as z from 'zod';
import { type CallOptions, callApi, Refused } from '../../bin/api-customer.ts';
import { type Currency, type PlanName, planTable } from '../../lib/contract/plans.ts';
import type { RouteName, RouteOutput } from '../../lib/contract/routes.ts';
import { type Customer, newCustomer } from '../e2e/customer.ts';

/** What may be better at the next try. A broken connection is an error of fetch's. */
const passing = new Set(['internal', 'unavailable', 'provider_unavailable', 'unknown', 'too_many_attempts']);
const isPassing = (error: unknown): boolean =>
  error instanceof Refused ? passing.has(error.code) : error instanceof TypeError || error instanceof SyntaxError;
/** How often something is tried, and how long the pause before the next try grows. */
interface Patience {
  readonly mostTries: number;
  readonly longestPauseMs: number;
}
const usualPatience: Patience = { mostTries: 12, longestPauseMs: 240 };

const tryFor =
  ({ mostTries, longestPauseMs }: Patience) =>
  async <T>(work: () => Promise<T>): Promise<T> => {
    for (let tries = 1; ; tries += 1) {
      try {
        return await work();
      } catch (error) {
        if (!isPassing(error) || tries === mostTries) throw error;
        await sleep(Math.min(longestPauseMs, 20 * tries));
      }
    }
  };
/** What a broken connection left undone, for all that is known. */
const orBroken = async <T>(work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof TypeError) return null;
    throw error;
  }
};

/** The answer, or null when it was refused with one of `codes`. */
const unless = async <T>(codes: readonly string[], work: Promise<T>): Promise<T | null> => {
  try {
    return await work;
  } catch (error) {
    if (error instanceof Refused && codes.includes(error.code)) return null;
    throw error;
  }
};

const card = { number: '4242424242424242', expiry: '12/40', cvc: '123', name: 'N', email: 'n@example.com' };

export interface Player {
  readonly customer: Customer;
  readonly userId: string;
  /** Scripts whose file the bucket took and whose owner did not delete them. */
  readonly scripts: Set<string>;
  readonly deletedScripts: Set<string>;
  /** Whether the account was deleted. */
  isGone(): boolean;
  call<N extends RouteName>(name: N, options?: CallOptions): Promise<RouteOutput<N>>;
  /** Opens a checkout and, if it got one, pays there; `comesBack` by the provider's return address. Null when refused. */
  buy(plan: PlanName, how: { currency: Currency; pays: boolean; comesBack: boolean }): Promise<string | null>;
  upload(bytes: Uint8Array): Promise<void>;
  /** The n-th script corrected, described or deleted; nothing without scripts. */
  edit(n: number, how: 'rename' | 'details' | 'delete'): Promise<void>;
  deleteAccount(): Promise<void>;
}

/** Signs up and logs in. `address` is where the product is now: it may have been started anew since the last call. */
export async function startPlayer(address: () => string, patience: Patience = usualPatience): Promise<Player> {
  const patiently = tryFor(patience);
  const customer = newCustomer();
  const { email, password } = customer;
  // Taken: by a try of its own whose answer was lost.
  await unless(
    ['email_taken'],
    patiently(() => callApi(address(), 'signUp', { body: customer })),
  );
  const { access: token } = await patiently(() => callApi(address(), 'login', { body: { email, password } }));
  const claims: unknown = JSON.parse(Buffer.from(token.split('.')[1] ?? '', 'base64url').toString());
  const { sub: userId } = z.object({ sub: z.string() }).parse(claims);
  const scripts = new Set<string>();
  const deletedScripts = new Set<string>();
  let gone = false;
  const call: Player['call'] = (name, options = {}) => patiently(() => callApi(address(), name, { token, ...options }));

  const sendForm = async (upload: { url: string; fields: Record<string, string> }, bytes: Uint8Array) => {
    const form = new FormData();
    for (const [key, value] of Object.entries(upload.fields)) form.append(key, value);
    form.append('file', new Blob([new Uint8Array(bytes)], { type: 'application/pdf' }), 'a.pdf');
    const stored = await fetch(upload.url, { method: 'POST', body: form });
    if (!stored.ok) throw new TypeError(`The bucket answered ${stored.status}.`);
  };

  return {
    customer,
    userId,
    scripts,
    deletedScripts,
    isGone: () => gone,
    call,
    async buy(plan, { currency, pays, comesBack }) {
      const { id: plan_id, price: amount } = planTable[plan];
      const opened = await unless(
        ['plan_already_active', 'too_many_attempts', 'account_deleted', 'provider_unavailable'],
        call('initiatePayment', { body: { plan_id, amount, currency } }),
      );
      if (opened === null || !pays) return opened?.checkout_params.order_id ?? null;
      const body = new URLSearchParams(card);
      const paid = await orBroken(fetch(opened.checkout_params.url, { method: 'POST', body, redirect: 'manual' }));
      const back = paid?.headers.get('location') ?? null;
      if (comesBack && back !== null) await orBroken(fetch(back, { redirect: 'manual' }));
      return opened.checkout_params.order_id;
    },
    async upload(bytes) {
      const key = randomUUID();
      const body = { file_name: 'history.pdf', size: bytes.length };
      const begun = await unless(['payment_required', 'quota_reached'], call('createUpload', { body, key }));
      if (begun === null || !('upload' in begun)) return;
      // A form whose bucket has gone away for good is given up, as a person would begin another upload.
      const sent = await orBroken(tryFor(usualPatience)(() => sendForm(begun.upload, bytes).then(() => true)));
      if (sent !== null) scripts.add(begun.script_id);
    },
    async edit(n, how) {
      const id = [...scripts][n % Math.max(1, scripts.size)];
      if (id === undefined) return;
      const path = { id };
      const notYet = ['script_not_ready', 'not_found', 'unknown_character'];
      if (how === 'rename') {
        const body = { aliases: { merges: [], renames: [{ name: 'LENA', to: 'MARLENE' }] } };
        await unless(notYet, call('saveCorrections', { path, body }));
      } else if (how === 'details') {
        await unless(notYet, call('saveDetails', { path, body: { genre: 'comedy' } }));
      } else {
        await unless(['not_found'], call('deleteScript', { path }));
        scripts.delete(id);
        deletedScripts.add(id);
      }
    },
    async deleteAccount() {
      const ended = ['token_not_valid', 'wrong_password'];
      const proved = await unless(ended, call('proveOwner', { body: { password } }));
      // Refused as ended: by a try of its own whose answer was lost.
      if (proved !== null)
        await unless([...ended, 'password_required'], call('deleteAccount', { proof: proved.proof }));
      // A token of an account that is gone lives for minutes, and writes nothing.
      const choices = { welcome: true, reports_ready: true, share_opened: true, account_deleted: false };
      await unless(ended, call('saveMailChoices', { body: choices }));
      await unless(ended, call('saveProfile', { body: { locale: 'de-DE', picture: '/9j/4AAB' } }));
      gone = true;
      for (const id of scripts) deletedScripts.add(id);
      scripts.clear();
    },
  };
}
