/** One whole journey of a user, by the same calls that the site makes: an account of its own where cards are not real, else one that exists. Leaves nothing behind that it has made. */
import { randomBytes } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { type PlanName, planTable } from '../../lib/contract/plans.ts';
import { routes } from '../../lib/contract/routes.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { isAnswered } from '../../lib/reports/registry.ts';
import { buyPlan, callApi, Refused, sendScript } from '../api-customer.ts';
import type { Protocol } from './protocol.ts';
import { callBare, formsOf } from './walk-routes.ts';

export interface Account {
  readonly email: string;
  readonly password: string;
}
export interface Target {
  readonly url: string;
  /** A local run: cards are not real there, and accounts are made for this one journey. */
  readonly isLocal: boolean;
  /** An account that exists, with a plan. */
  readonly account: Account | null;
}

const sample = path.join(import.meta.dirname, '../../test/corpus/the-last-reel.pdf');
/** An analysis of the sample takes seconds, cold functions and a waiting queue a minute. */
const patienceMs = 5 * 60_000;
const lookEveryMs = 1000;

interface Session extends Account {
  readonly url: string;
  readonly token: string;
}
/** What a step answers the protocol. */
type Went<T> = Promise<readonly [T, string]>;

async function signUp(url: string): Went<Account> {
  const account = { email: `smoke-${randomBytes(6).toString('hex')}@example.com`, password: freshPassword() };
  await callApi(url, 'signUp', { body: { ...account, username: 'Smoke test' } });
  return [account, account.email];
}
const freshPassword = (): string => `Smoke-${randomBytes(9).toString('base64url')}-1`;

async function logIn(url: string, { email, password }: Account): Went<Session> {
  const { access } = await callApi(url, 'login', { body: { email, password } });
  return [{ url, email, password, token: access }, email];
}

async function buy({ url, token, email }: Session): Went<PlanName> {
  await buyPlan(url, token, email, planTable.expert);
  return heldPlan({ url, token });
}

async function heldPlan({ url, token }: Pick<Session, 'url' | 'token'>): Went<PlanName> {
  const { payment_status } = await callApi(url, 'paymentStatus', { token });
  if (payment_status.plan === null) throw new Error('the account holds no plan');
  return [payment_status.plan.name, payment_status.plan.name];
}

async function upload({ url, token }: Session): Went<string> {
  const id = await sendScript(url, token, await readFile(sample), path.basename(sample));
  return [id, `script ${id}`];
}

async function reportsOf({ url, token }: Session, id: string, plan: PlanName): Went<readonly number[]> {
  const wanted = cardsForPlan(plan).flatMap(({ number }) => (isAnswered(number) ? [number] : []));
  const beganMs = Date.now();
  for (;;) {
    const { status, problem, answers } = await callApi(url, 'getScript', { token, path: { id } });
    if (status === 'failed') throw new Error(`the script could not be read: ${problem?.message ?? 'no reason given'}`);
    if (answers.failed > 0) throw new Error(`${answers.failed} of ${wanted.length} reports have failed`);
    const waitedMs = Date.now() - beganMs;
    if (status === 'ready' && answers.ready >= wanted.length)
      return [wanted, `${wanted.length} reports in ${Math.ceil(waitedMs / 1000)} s`];
    if (waitedMs > patienceMs)
      throw new Error(`after ${patienceMs / 60_000} minutes: ${status}, ${answers.ready} of ${wanted.length} reports`);
    await sleep(lookEveryMs);
  }
}

async function read({ url, token }: Session, id: string, questions: readonly number[]): Went<null> {
  for (const n of questions) {
    const options = { token, path: { n: String(n) }, query: { script_id: id } };
    const { status, entries } = await callApi(url, 'getAnswer', options);
    if (status !== 'succeeded' || entries.length === 0) throw new Error(`report ${n} is ${status} and says nothing`);
  }
  const at = { token, path: { id } };
  const beside = ['getReading', 'getOverview', 'getStatistics', 'getScreenplay', 'getNotes'] as const;
  for (const name of beside) await callApi(url, name, at);
  return [null, `${questions.length} reports, overview, notes, statistics and the script’s pages`];
}

async function share({ url, token }: Session, id: string): Went<null> {
  const made = await callApi(url, 'createShare', { token, path: { id }, body: { days: 1 } });
  const body = { token: made.token };
  const shown = await callApi(url, 'openShare', { body });
  if (shown.answers.length === 0) throw new Error('the link shows no report');
  await callApi(url, 'revokeShare', { token, path: { id, shareId: made.share_id } });
  const after = await callApi(url, 'openShare', { body }).then(
    () => 'opened',
    (error: unknown) => (error instanceof Refused ? 'refused' : Promise.reject(error)),
  );
  if (after === 'opened') throw new Error('the link still opens after it was revoked');
  return [null, `a link showed ${shown.answers.length} reports, and none once it was revoked`];
}

async function removeScript({ url, token }: Session, id: string): Went<null> {
  const { message } = await callApi(url, 'deleteScript', { token, path: { id } });
  return [null, message];
}

/** In both forms of the call's path; each ends the session that it is called with. */
async function signOut(account: Session): Went<Session> {
  let session = account;
  for (const form of formsOf(routes.signOutEverywhere)) {
    const { status } = await callBare(session.url, 'signOutEverywhere', form, session.token);
    if (status !== routes.signOutEverywhere.status) throw new Error(`${form} answers ${status}`);
    [session] = await logIn(session.url, session);
  }
  return [session, 'every session ended, and a new login'];
}

async function removeAccount({ url, token, email, password }: Session): Went<null> {
  const { proof } = await callApi(url, 'proveOwner', { token, body: { password } });
  const { message } = await callApi(url, 'deleteAccount', { token, proof });
  const after = await callApi(url, 'login', { body: { email, password } }).catch((error: unknown) => error);
  if (!(after instanceof Refused && after.code === 'invalid_credentials'))
    throw new Error('the account still opens after it was deleted');
  return [null, message];
}

/** From the upload to the shared link; what of it cannot be gone once a step went wrong is left out without a line. */
async function goThrough(protocol: Protocol, session: Session, plan: PlanName, id: string): Promise<void> {
  const questions = await protocol.step('Reports', () => reportsOf(session, id, plan));
  if (questions === null) return;
  await protocol.step('Reading them', () => read(session, id, questions));
  await protocol.step('Sharing', () => share(session, id));
}

const isReal = 'cards are real here';

async function openSession(protocol: Protocol, { url, isLocal, account }: Target): Promise<Session | null> {
  if (!isLocal) {
    protocol.leaveOut('Sign-up', `${isReal}: it would leave an account that no plan can be bought for`);
    if (account === null) {
      await protocol.step('Log in', () =>
        Promise.reject(new Error('set SMOKE_EMAIL and SMOKE_PASSWORD: an account with a plan')),
      );
      return null;
    }
  }
  const own = isLocal ? await protocol.step('Sign-up', () => signUp(url)) : account;
  return own && protocol.step('Log in', () => logIn(url, own));
}

/** A line a step, at most until one goes wrong that the others need. `withPlan` is gone through once the account has its plan. */
export async function journey(
  protocol: Protocol,
  target: Target,
  withPlan: (token: string) => Promise<void>,
): Promise<void> {
  const session = await openSession(protocol, target);
  if (session === null) return;
  if (!target.isLocal) protocol.leaveOut('Payment', isReal);
  const plan = await protocol.step('Plan', () => (target.isLocal ? buy(session) : heldPlan(session)));
  await withPlan(session.token);
  const id = plan && (await protocol.step('Upload', () => upload(session)));
  if (plan !== null && id !== null) {
    await goThrough(protocol, session, plan, id);
    await protocol.step('Deleting the script', () => removeScript(session, id));
  }
  if (!target.isLocal) {
    protocol.leaveOut('Signing out everywhere', 'the account’s other sessions stay');
    protocol.leaveOut('Deleting the account', 'it stays');
    return;
  }
  const last = await protocol.step('Signing out everywhere', () => signOut(session));
  await protocol.step('Deleting the account', () => removeAccount(last ?? session));
}
