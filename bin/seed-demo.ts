/** Prepares the demo user by the same road as everybody: sign up, log in, pay with the test card, upload, wait for the reports. Refuses to write past the API. */
import { readFile } from 'node:fs/promises';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { planTable } from '../lib/contract/plans.ts';
import { cardsForPlan } from '../lib/reports/catalog.ts';
import { isAnswered } from '../lib/reports/registry.ts';
import { buyPlan, callApi, Refused, sendScript } from './api-customer.ts';

/** Known to everybody and good only on this machine. */
export const demoUser = { email: 'demo@dramaturg.local', username: 'Demo', password: 'Dramaturg-demo-1' } as const;
const plan = planTable.advanced;

/** The analysis of the sample takes seconds; after this long something is wrong. */
const patienceMs = 60_000;

async function signUpOnce(url: string): Promise<void> {
  try {
    await callApi(url, 'signUp', { body: demoUser });
  } catch (error) {
    // An earlier run got this far.
    if (!(error instanceof Refused && error.code === 'email_taken')) throw error;
  }
}

async function buyPlanOnce(url: string, token: string): Promise<void> {
  const { payment_status } = await callApi(url, 'paymentStatus', { token });
  if (!payment_status.has_active_payment) await buyPlan(url, token, demoUser.email, plan);
}

/** The sample's script id: the one an earlier run uploaded, or a new one. */
async function sendSampleOnce(url: string, token: string, file: string): Promise<string> {
  const { scripts } = await callApi(url, 'listScripts', { token });
  const arrived = scripts.find(({ status }) => status !== 'awaiting_upload' && status !== 'failed');
  return arrived?.script_id ?? sendScript(url, token, await readFile(file), path.basename(file));
}

async function waitForReports(url: string, token: string, id: string): Promise<void> {
  const expected = cardsForPlan(plan.name).filter(({ number }) => isAnswered(number)).length;
  const giveUpAtMs = Date.now() + patienceMs;
  while (Date.now() < giveUpAtMs) {
    const { status, answers } = await callApi(url, 'getScript', { token, path: { id } });
    if (status === 'failed') throw new Error('the sample could not be read');
    if (status === 'ready' && answers.ready + answers.failed >= expected) return;
    await sleep(100);
  }
  throw new Error('the reports on the sample did not come within a minute');
}

/** The demo user's session and script. */
export interface SeededDemo {
  readonly access: string;
  readonly scriptId: string;
}

/**
 * Signs up the demo user at `url`, buys the plan and has `sample` analysed; what an earlier run did is not done again.
 * @throws Error with the step that failed.
 */
export async function seedDemo(url: string, sample: string): Promise<SeededDemo> {
  await signUpOnce(url);
  const { email, password } = demoUser;
  const { access } = await callApi(url, 'login', { body: { email, password } });
  await buyPlanOnce(url, access);
  const scriptId = await sendSampleOnce(url, access, sample);
  await waitForReports(url, access, scriptId);
  return { access, scriptId };
}
