/**
 * Histories of an account, drawn: sign-up, plans, payments, uploads, edits, deletion, each with a fault plan of its own, and what must hold when the faults
 * have ended. A history that fails shrinks to the shortest that does, printed as a list anybody can follow.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import * as z from 'zod';
import { currencies, planNames } from '../../lib/contract/plans.ts';
import type { FaultPlan, SwitchedFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import { switchedFaults } from '../../lib/local-cloud/faults/fault-plan.ts';
import { seededFaults } from '../../lib/local-cloud/faults/seeded-faults.ts';
import { openPaymentKeys } from '../../lib/local-cloud/payment-keys.ts';
import type { LocalCloud } from '../../lib/local-cloud/run.ts';
import fc from '../fixed-chance.ts';
import { type Player, startPlayer } from './player.ts';
import { wrongAtRest } from './rest.ts';

interface Model {
  isGone: boolean;
}
interface Stage {
  readonly player: Player;
  readonly sample: Uint8Array;
  readonly stripe: Stripe;
}
type Command = fc.AsyncCommand<Model, Stage>;

/** `acts` of a user that is still there. */
const command = (name: string, acts: (stage: Stage) => Promise<unknown>): Command => ({
  check: ({ isGone }) => !isGone,
  run: async (_model, stage) => void (await acts(stage)),
  toString: () => name,
});

const plan = fc.constantFrom(...planNames);
/** Most who open a checkout pay; a third of them never come back from the provider. */
const how = fc.record({
  currency: fc.constantFrom(...currencies),
  pays: fc.constantFrom(true, true, true, false),
  comesBack: fc.constantFrom(true, true, false),
});
const said = (each: object): string => JSON.stringify(each);

const buy = fc
  .tuple(plan, how)
  .map(([name, ways]) => command(`buy ${name} ${said(ways)}`, ({ player }) => player.buy(name, ways)));
const upload = fc.constant(command('upload', ({ player, sample }) => player.upload(sample)));

/** What stands twice is drawn twice as often. */
const commands: fc.Arbitrary<Command>[] = [
  buy,
  buy,
  fc
    .tuple(plan, how, plan, how)
    .map(([one, oneWay, other, otherWay]) =>
      command(`buy ${one} ${said(oneWay)} and ${other} ${said(otherWay)} at once`, ({ player }) =>
        Promise.all([player.buy(one, oneWay), player.buy(other, otherWay)]),
      ),
    ),
  upload,
  upload,
  fc
    .tuple(fc.nat(3), fc.constantFrom('rename', 'details', 'delete'))
    .map(([n, what]) => command(`${what} script ${n}`, ({ player }) => player.edit(n, what))),
  fc.constant(
    command('refund by hand', async ({ player, stripe }) => {
      for await (const session of stripe.checkout.sessions.list({ limit: 100, status: 'complete' })) {
        const { client_reference_id, payment_intent } = session;
        if (client_reference_id !== player.userId || typeof payment_intent !== 'string') continue;
        await stripe.refunds.create({ payment_intent }).catch((error: unknown) => {
          if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
        });
        return;
      }
    }),
  ),
  fc.constant(
    command('wait', async () => {
      await sleep(500);
    }),
  ),
  fc.constant({
    check: ({ isGone }: Model) => !isGone,
    run: async (model: Model, { player }: Stage) => {
      model.isGone = true;
      await player.deleteAccount();
    },
    toString: () => 'delete the account',
  }),
];

const patienceMs = 60_000;

export interface HistoriesOptions {
  readonly stateDirectory: string;
  readonly sample: Uint8Array;
  readonly runs: number;
  readonly timeLimitMs?: number;
  readonly seed?: number;
  readonly onHistory?: (count: number, what: string) => void;
}

/** Faults that each history sets for itself; to be given to the cloud that it is played on. */
export function historyFaults(): FaultPlan & { current: SwitchedFaults } {
  const faults = {
    current: switchedFaults({ next: () => null }),
    next: ((point, about) => faults.current.next(point, about)) as FaultPlan['next'],
  };
  return faults;
}

/** Plays histories on `cloud` one after another. Throws fast-check's error with the shortest failing history and its seed. */
export async function playHistories(
  cloud: LocalCloud,
  faults: ReturnType<typeof historyFaults>,
  o: HistoriesOptions,
): Promise<number> {
  const { hostname, port } = new URL(cloud.emulators.cardProvider.url);
  const { secretKey } = openPaymentKeys(o.stateDirectory);
  const stripe = new Stripe(secretKey, { host: hostname, port, protocol: 'http', telemetry: false });
  const functions = cloud.template.resources('AWS::Lambda::Function', z.object({ Description: z.string().optional() }));
  const arn = functions.find(({ properties }) => properties.Description === 'Mends what was begun and not ended.')?.arn;
  const sweep = (minutes: number): Promise<unknown> =>
    cloud.invoke(arn ?? '', { time: new Date(Date.now() + minutes * 60_000).toISOString() });

  let count = 0;
  const play = async (history: Iterable<Command>, faultSeed: number): Promise<void> => {
    faults.current = switchedFaults(seededFaults(faultSeed), true);
    const player = await startPlayer(cloud.url);
    try {
      await fc.asyncModelRun(() => ({ model: { isGone: false }, real: { player, sample: o.sample, stripe } }), history);
    } finally {
      faults.current.on = false;
    }
    const giveUpAt = Date.now() + patienceMs;
    for (;;) {
      for (const minutes of [6, 20, 70]) await sweep(minutes);
      const wrong = await wrongAtRest({ cloud, stripe }, player);
      if (wrong.length === 0) break;
      if (Date.now() > giveUpAt) throw new Error(`Not at rest: ${wrong.join('; ')}`);
      await sleep(300);
    }
    count += 1;
    o.onHistory?.(count, [...history].map(String).join(', '));
  };
  await fc.assert(fc.asyncProperty(fc.commands(commands, { maxCommands: 8, size: 'max' }), fc.nat(), play), {
    numRuns: o.runs,
    ...(o.seed !== undefined && { seed: o.seed }),
    ...(o.timeLimitMs !== undefined && { interruptAfterTimeLimit: o.timeLimitMs }),
  });
  return count;
}
