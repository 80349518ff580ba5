/** Plays histories of an account on the product while its services fail, and sees what must hold when the faults have ended. */
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import * as z from 'zod';
import type { FaultPlan, SwitchedFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import { switchedFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import { seededFaults } from '../../lib/local-cloud/faults/seeded-faults.ts';
import { openPaymentKeys } from '../../lib/local-cloud/payment-keys.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import { type DrawOptions, drawHistories } from './draw-histories.ts';
import { type Player, startPlayer } from './player.ts';
import { wrongAtRest } from './rest.ts';
import { describeStep, doStep, type History } from './steps.ts';

const patienceMs = 60_000;
/** A history is known to fail, and shorter ones are tried by the dozen. */
const shrinkingPatienceMs = 15_000;
const pauseMs = 300;
/** How much later each look is. */
const turnMinutes = 6;

/** Faults that each history sets for itself; to be given to the cloud that it is played on, whose clocks differ from its start on, alike in every run. */
export function historyFaults(): FaultPlan & { current: SwitchedFaults } {
  const faults = {
    current: switchedFaults(seededFaults('histories', ['clock'])),
    next: ((point, about) => faults.current.next(point, about)) as FaultPlan['next'],
  };
  return faults;
}

/** The card provider as its owner sees it. */
export function openBooks(cloud: LocalCloud, stateDirectory: string): Stripe {
  const { hostname, port } = new URL(cloud.emulators.cardProvider.url);
  const { secretKey } = openPaymentKeys(stateDirectory);
  return new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
}

/** Sweeps and sends mail as if time went by, until all is as it should be. @throws Error with what is not after `forMs` */
export async function waitForRest(
  cloud: LocalCloud,
  stripe: Stripe,
  player: Player,
  forMs = patienceMs,
): Promise<void> {
  const functions = cloud.template.resources('AWS::Lambda::Function', z.object({ Description: z.string().optional() }));
  const run = (description: string, inMinutes: number): Promise<unknown> => {
    const arn = functions.find(({ properties }) => properties.Description === description)?.arn;
    return cloud.invoke(arn ?? '', { time: new Date(Date.now() + inMinutes * 60_000).toISOString() });
  };
  const giveUpAt = Date.now() + forMs;
  for (let later = 0; ; later += turnMinutes) {
    for (const minutes of [6, 20, 70]) await run('Mends what was begun and not ended.', later + minutes);
    await run('Sends the mail that is owed.', later + 70);
    const wrong = await wrongAtRest({ cloud, stripe }, player);
    if (wrong.length === 0) return;
    if (Date.now() > giveUpAt) throw new Error(`Not at rest: ${wrong.join('; ')}`);
    await sleep(pauseMs);
  }
}

/** Where histories are played. */
export interface Theatre {
  readonly cloud: LocalCloud;
  /** Those that were given to the cloud. */
  readonly faults: ReturnType<typeof historyFaults>;
  readonly stateDirectory: string;
  readonly sample: Uint8Array;
}

/** Plays one by a new account. @throws Error with what is wrong when nothing moves any more */
export async function playHistory(
  { cloud, faults, stateDirectory, sample }: Theatre,
  history: History,
  restMs = patienceMs,
): Promise<void> {
  const stripe = openBooks(cloud, stateDirectory);
  faults.current = switchedFaults(seededFaults(history.faults), true);
  const player = await startPlayer(() => cloud.url);
  try {
    for (const each of history.steps) await doStep({ player, sample, stripe }, each);
  } finally {
    faults.current.on = false;
  }
  await waitForRest(cloud, stripe, player, restMs);
}

export interface HistoriesOptions extends DrawOptions {
  readonly onHistory?: (count: number, what: string) => void;
}

/** Plays drawn histories one after another; answers how many. @throws HistoryFailed with the shortest that fails */
export function playHistories(theatre: Theatre, o: HistoriesOptions): Promise<number> {
  let count = 0;
  return drawHistories(async (history, isShrinking) => {
    await playHistory(theatre, history, isShrinking ? shrinkingPatienceMs : patienceMs);
    count += 1;
    o.onHistory?.(count, history.steps.map(describeStep).join(', '));
  }, o);
}
