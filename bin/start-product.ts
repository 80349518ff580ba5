/** Puts the product together and runs it: bundles, site, synthesized template, local cloud, demo user. Refuses a port or a state that is in use. */
import { existsSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { productName } from '../lib/contract/product.ts';
import { switchedFaults } from '../lib/local-cloud/faults/fault-plan.ts';
import { likeAws } from '../lib/local-cloud/faults/like-aws.ts';
import { seededFaults } from '../lib/local-cloud/faults/seeded-faults.ts';
import { type FrontDoor, openFrontDoor } from '../lib/local-cloud/front-door.ts';
import { type LocalCloud, runLocalCloud } from '../lib/local-cloud/run.ts';
import { assembleApart } from './assemble-apart.ts';
import { describeError } from './describe-error.ts';
import type { ModelOptions } from './model-options.ts';
import { demoUser, seedDemo } from './seed-demo.ts';
import { readStartOptions, type StartOptions } from './start-options.ts';
import { takeStateDirectory } from './state-directory.ts';

const root = path.join(import.meta.dirname, '..');

/** The stack's parameters on this machine; mail to these addresses ends in the local inbox. */
const paymentSecretName = 'dramaturg/stripe';
const modelSecretName = 'dramaturg/model';
const modelParameters = ({ baseUrl, budgetUsd, price, window }: ModelOptions): Record<string, string> => ({
  ModelBaseUrl: baseUrl ?? '',
  ModelSecretName: modelSecretName,
  ModelBudgetUsd: String(budgetUsd),
  ModelPrice: price ?? '',
  ModelWindow: window === null ? '' : String(window),
});
const parameters =
  (model: ModelOptions | null) =>
  (siteUrl: string): Record<string, string> => ({
    SiteUrl: siteUrl,
    OwnerEmail: 'owner@dramaturg.local',
    SenderEmail: 'no-reply@dramaturg.local',
    PaymentSecretName: paymentSecretName,
    ...(model && modelParameters(model)),
  });

async function openDoor(port: number): Promise<FrontDoor> {
  try {
    return await openFrontDoor(port);
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error;
    if (error.code === 'EADDRINUSE') {
      throw new Error(`Port ${port} is taken. Stop what uses it, or choose another: PORT=3001 npm start`);
    }
    if (error.code === 'EACCES')
      throw new Error(`Port ${port} may not be used here. Choose another: PORT=3001 npm start`);
    throw error;
  }
}

/** One line a step on standard error: a slow machine takes minutes, and standard output holds the ready line alone. */
const say = (step: string): void => console.error(`${step} …`);

/** Prepares the demo user once per state; a run that was killed before the end is taken up by the next. Where a model is connected it reads the sample itself. */
async function seedOnce(cloud: LocalCloud, { stateDirectory, model }: StartOptions): Promise<void> {
  const done = path.join(stateDirectory, 'demo-is-ready');
  if (existsSync(done)) return;
  say('Preparing the demo user and the reports on the sample script');
  try {
    const demo = await seedDemo(cloud.url, path.join(root, 'test/corpus/the-last-reel.pdf'));
    const folder = path.join(root, 'test/corpus/readings/the-last-reel');
    if (model === null) {
      // Loaded when needed: it brings the reading of scripts into this process.
      const { keepRecordedReading } = await import('./demo-reading.ts');
      await keepRecordedReading(cloud, { ...demo, folder });
    }
    writeFileSync(done, '');
  } catch (error) {
    console.error(`The demo user is not complete: ${error instanceof Error ? error.message : error}`);
    console.error('The next start tries again.');
  }
}

/** Ends the run cleanly on Ctrl-C or a polite kill, at once on the second. */
function endOnSignal(closing: (() => Promise<void> | void)[]): void {
  let asked = false;
  const end = async (): Promise<void> => {
    if (asked) process.exit(130);
    asked = true;
    for (const close of closing.reverse()) await close();
    process.exit(0);
  };
  process.on('SIGINT', () => void end());
  process.on('SIGTERM', () => void end());
}

async function run(options: StartOptions): Promise<void> {
  const { fresh, dev, faults, likeAws: asInAws, port, stateDirectory, keepWarm, model } = options;
  const closing: (() => Promise<void> | void)[] = [];
  endOnSignal(closing);
  const frontDoor = await openDoor(port);
  closing.push(frontDoor.close);
  closing.push(await takeStateDirectory(stateDirectory, fresh));
  const site = dev ? await (await import('./dev-site.ts')).startDevSite(root) : undefined;
  if (site) closing.push(site.close);
  const assembling = assembleApart(stateDirectory, process.argv.slice(2));
  closing.push(assembling.close);
  const assembly = await assembling.done;
  say('Starting the stack on this machine');
  const seeded = faults === null ? null : seededFaults(faults);
  const chosen = asInAws ? likeAws() : seeded;
  const plan = chosen && switchedFaults(chosen);
  const cloud = await runLocalCloud({
    assembly,
    stateDirectory,
    frontDoor,
    keepWarm,
    parameters: parameters(model),
    paymentSecretName,
    // A server of one's own mostly wants no key; it is sent something all the same.
    secrets: model ? { [modelSecretName]: JSON.stringify({ apiKey: model.apiKey ?? 'none' }) } : {},
    site: site?.handle,
    ...(plan && { faults: plan }),
  });
  closing.push(cloud.close);
  await seedOnce(cloud, options);
  // The demo user is made first, and made whole.
  if (plan) plan.on = true;
  console.log(`${productName} is ready at ${cloud.url}`);
  console.log(`Sign in as ${demoUser.email} with the password ${demoUser.password}`);
}

/** Runs until it is told to end. What goes wrong on the way is one sentence on stderr and exit code 1. */
export async function startProduct(): Promise<void> {
  try {
    await run(readStartOptions(root, process.argv.slice(2), process.env));
  } catch (error) {
    console.error(describeError(error));
    process.exit(1);
  }
}
