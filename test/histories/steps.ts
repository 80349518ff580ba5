/** The steps of a history as data: drawn by histories.ts, written to a file where one fails, read from there and done again. */
import { setTimeout as sleep } from 'node:timers/promises';
import Stripe from 'stripe';
import * as z from 'zod';
import { currencies, planNames } from '../../lib/contract/plans.ts';
import type { Player } from './player.ts';

const ways = { plan: z.enum(planNames), currency: z.enum(currencies), pays: z.boolean(), comesBack: z.boolean() };
export const purchase = z.strictObject(ways);
export const step = z.discriminatedUnion('does', [
  z.strictObject({ does: z.literal('buy'), ...ways }),
  z.strictObject({ does: z.literal('buy two at once'), one: purchase, other: purchase }),
  z.strictObject({ does: z.literal('upload') }),
  z.strictObject({ does: z.literal('edit'), script: z.number().int(), how: z.enum(['rename', 'details', 'delete']) }),
  z.strictObject({ does: z.literal('refund by hand') }),
  z.strictObject({ does: z.literal('wait') }),
  z.strictObject({ does: z.literal('delete the account') }),
]);
export type Step = z.infer<typeof step>;

/** `faults` is the seed of what fails meanwhile. */
export const history = z.strictObject({ faults: z.number().int(), steps: z.array(step) });
export type History = z.infer<typeof history>;

/** Who does it, and with what. */
export interface Stage {
  readonly player: Player;
  readonly sample: Uint8Array;
  readonly stripe: Stripe;
}

const waitMs = 500;

async function refundByHand({ player, stripe }: Stage): Promise<void> {
  for await (const session of stripe.checkout.sessions.list({ limit: 100, status: 'complete' })) {
    const { client_reference_id, payment_intent } = session;
    if (client_reference_id !== player.userId || typeof payment_intent !== 'string') continue;
    await stripe.refunds.create({ payment_intent }).catch((error: unknown) => {
      if (!(error instanceof Stripe.errors.StripeError && error.code === 'charge_already_refunded')) throw error;
    });
    return;
  }
}

export async function doStep(stage: Stage, what: Step): Promise<void> {
  const { player, sample } = stage;
  switch (what.does) {
    case 'buy':
      return void (await player.buy(what.plan, what));
    case 'buy two at once':
      return void (await Promise.all([what.one, what.other].map((each) => player.buy(each.plan, each))));
    case 'upload':
      return player.upload(sample);
    case 'edit':
      return player.edit(what.script, what.how);
    case 'refund by hand':
      return refundByHand(stage);
    case 'wait':
      return sleep(waitMs);
    case 'delete the account':
      return player.deleteAccount();
  }
}

const bought = ({ plan, currency, pays, comesBack }: z.infer<typeof purchase>): string =>
  `${plan} in ${currency}, ${!pays ? 'never paid' : comesBack ? 'paid' : 'paid without coming back'}`;

/** The step as a line to follow. */
export function describeStep(what: Step): string {
  switch (what.does) {
    case 'buy':
      return `buy ${bought(what)}`;
    case 'buy two at once':
      return `buy at once: ${bought(what.one)}; ${bought(what.other)}`;
    case 'edit':
      return `${what.how} script ${what.script}`;
    case 'upload':
    case 'refund by hand':
    case 'wait':
    case 'delete the account':
      return what.does;
  }
}
