/**
 * Money when several things happen at once: the calls of one account, its buyer and the provider's notices, in a thousand orders each (150 of them in
 * `npm test`), and once more with an outside that fails.
 */
import { describe, expect, it } from 'vitest';
import { deleteAccount } from '../../../lambdas/use-cases/delete-account.ts';
import { initiatePayment } from '../../../lambdas/use-cases/initiate-payment.ts';
import { receivePaymentEvent } from '../../../lambdas/use-cases/receive-payment-event.ts';
import { type Currency, type PlanName, planTable } from '../../../lib/contract/plans.ts';
import { part } from '../../sampled.ts';
import { type Interleaving, interleaving, Lost } from '../interleave.ts';
import { makeWorld, type World } from '../world.ts';

const seeds = part(
  Array.from({ length: 1000 }, (_, seed) => seed),
  150,
);
const anna = {
  userId: 'anna',
  poolUsername: 'anna-pool',
  session: { sessionId: 'session', epoch: null },
  proof: 'proof',
};

/** A call that the outside failed is made again by its caller: the provider repeats its notices, a user presses again. */
const patiently = async <T>(call: () => Promise<T>): Promise<T> => {
  for (;;) {
    try {
      return await call();
    } catch (error) {
      if (!(error instanceof Lost)) throw error;
    }
  }
};

interface Scene extends Interleaving {
  /** As it is, for looking at it and for what happens at once. */
  readonly calm: World;
  /** The checkouts whose address somebody was given; the rest nobody can pay, open or not. */
  readonly answered: Set<string>;
  /** Answers the order of a new checkout, null when it was refused. */
  initiate(plan: PlanName, currency?: Currency): Promise<string | null>;
  /** As `initiate`, and pays at once if the page still takes money. */
  buy(plan: PlanName, currency?: Currency): Promise<string | null>;
  /** The provider's notice of a checkout. */
  notice(orderId: string): Promise<unknown>;
  deleteAccount(): ReturnType<typeof deleteAccount>;
}

const openScene = (seed: number, lossRate: number): Scene => {
  const order = interleaving(seed, { lossRate });
  const calm = makeWorld();
  const slow: World = {
    ...calm,
    payments: order.slow(calm.payments),
    checkouts: order.slow(calm.checkouts),
    entitlements: order.slow(calm.entitlements),
    provider: order.slow(calm.provider),
    queue: order.slow(calm.queue),
    identity: order.slow(calm.identity),
    scripts: order.slow(calm.scripts),
  };
  const answered = new Set<string>();
  const initiate: Scene['initiate'] = async (plan, currency = 'INR') => {
    const { id: plan_id, price: amount } = planTable[plan];
    try {
      const { checkout_params } = await initiatePayment(slow, { ...anna, plan_id, amount, currency });
      answered.add(checkout_params.order_id);
      return checkout_params.order_id;
    } catch (error) {
      if (!(error instanceof Lost)) expect(error).toMatchObject({ name: 'AppError' });
      return null;
    }
  };
  return {
    ...order,
    calm,
    answered,
    initiate,
    async buy(plan, currency) {
      const orderId = await initiate(plan, currency);
      await order.turn();
      if (orderId !== null && calm.provider.checkouts.get(orderId)?.state === 'open') calm.provider.pay(orderId);
      return orderId;
    },
    notice: (orderId) =>
      patiently(() =>
        receivePaymentEvent(slow, {
          rawBody: Buffer.from(JSON.stringify({ kind: 'checkout-changed', orderId })),
          signature: 'good',
        }),
      ),
    deleteAccount: () => patiently(() => deleteAccount(slow, anna)),
  };
};

/** Runs what has to come to its end, whatever fails on the way. */
const together = async (scene: Scene, tasks: readonly (() => Promise<unknown>)[]): Promise<void> => {
  const rejected = (await scene.run(tasks)).filter((each) => each.status === 'rejected');
  expect(rejected).toEqual([]);
};

/** Every notice that the provider owes comes in the end, twice. */
const allNotices = (scene: Scene): Promise<void> => {
  const orders = [...scene.calm.provider.checkouts.keys()];
  return together(
    scene,
    [...orders, ...orders].map((orderId) => () => scene.notice(orderId)),
  );
};

/** The checkouts whose money was taken and not given back, by amount. */
const keptMoney = ({ provider }: World): string[] =>
  [...provider.checkouts.values()]
    .filter(({ paid, refunded }) => paid && !refunded)
    .map(({ amountMinor, currency }) => `${currency} ${(amountMinor ?? 0) / 100}`)
    .sort();

const payableNow = ({ calm, answered }: Scene): number =>
  [...answered].filter((orderId) => calm.provider.checkouts.get(orderId)?.state === 'open').length;

/** A checkout for a plan, paid; the provider has not told of it yet. */
const paidUnnoticed = async (scene: Scene, plan: PlanName): Promise<string> => {
  for (;;) {
    const [bought] = await scene.run([() => scene.buy(plan)]);
    if (bought?.status === 'fulfilled' && bought.value !== null) return bought.value;
  }
};

/** Seeds after which `broken` says something, so that a failure names the orders to look at. */
const failing = async (lossRate: number, broken: (scene: Scene) => Promise<string | null>): Promise<string[]> => {
  const found: string[] = [];
  for (const seed of seeds) {
    const what = await broken(openScene(seed, lossRate));
    if (what !== null) found.push(`seed ${seed}: ${what}`);
  }
  return found;
};

const outsides = [
  { what: 'when all goes well outside', lossRate: 0 },
  { what: 'when one call in ten fails or loses its answer', lossRate: 0.1 },
];

describe.each(outsides)('a plan that was paid and not noticed yet, $what', ({ lossRate }) => {
  it('is not paid a second time by two calls for a lower one', async () => {
    const broken = await failing(lossRate, async (scene) => {
      await paidUnnoticed(scene, 'expert');
      await scene.run([() => scene.buy('basic'), () => scene.buy('basic')]);
      await allNotices(scene);
      const kept = keptMoney(scene.calm).join(', ');
      const plan = (await scene.calm.entitlements.get('anna'))?.plan_name;
      return kept === 'INR 25000' && plan === 'expert' ? null : `${kept}; ${plan}`;
    });
    expect(broken).toEqual([]);
  });

  it('is not paid a second time in another currency', async () => {
    const broken = await failing(lossRate, async (scene) => {
      await paidUnnoticed(scene, 'expert');
      await scene.run([() => scene.buy('expert', 'USD'), () => scene.buy('expert', 'USD')]);
      await allNotices(scene);
      const kept = keptMoney(scene.calm).join(', ');
      return kept === 'INR 25000' ? null : kept;
    });
    expect(broken).toEqual([]);
  });

  it('leaves nothing that could be paid to calls that were refused', async () => {
    const broken = await failing(lossRate, async (scene) => {
      await paidUnnoticed(scene, 'expert');
      const answers = await scene.run([
        () => scene.initiate('basic'),
        () => scene.initiate('advanced'),
        () => scene.initiate('expert', 'USD'),
      ]);
      const taken = answers.filter((each) => each.status === 'fulfilled' && each.value !== null).length;
      const open = payableNow(scene);
      return taken === 0 && open === 0 ? null : `${taken} answered, ${open} open`;
    });
    expect(broken).toEqual([]);
  });
});

describe.each(outsides)('whatever is bought side by side, $what', ({ lossRate }) => {
  it('ends with each payment kept having opened something, and the highest plan in force', async () => {
    const ranks: Record<string, number> = { 'INR 1': 0, 'INR 2': 1, 'INR 10000': 2, 'INR 25000': 3 };
    const broken = await failing(lossRate, async (scene) => {
      await scene.run([() => scene.buy('basic'), () => scene.buy('expert'), () => scene.buy('intermediate')]);
      await scene.run([() => scene.buy('expert'), () => scene.buy('basic')]);
      await allNotices(scene);
      const kept = keptMoney(scene.calm);
      const highest = Math.max(-1, ...kept.map((each) => ranks[each] ?? -1));
      const plan = (await scene.calm.entitlements.get('anna'))?.plan_name ?? null;
      const expected = (['basic', 'intermediate', 'advanced', 'expert'] as const)[highest] ?? null;
      if (new Set(kept).size !== kept.length) return `paid twice: ${kept.join(', ')}`;
      return plan === expected ? null : `${kept.join(', ')} kept, ${plan} in force`;
    });
    expect(broken).toEqual([]);
  });
});

describe.each(outsides)('checkouts begun side by side, $what', ({ lossRate }) => {
  const openAtProvider = ({ calm }: Scene): number =>
    [...calm.provider.checkouts.values()].filter(({ state }) => state === 'open').length;
  const begunSideBySide = async (scene: Scene): Promise<void> => {
    await scene.run([() => scene.initiate('basic'), () => scene.initiate('expert'), () => scene.initiate('basic')]);
    await scene.run([() => scene.initiate('intermediate')]);
  };

  it('case 32: leave one open at the provider once a further one was answered, those whose opening nobody heard of among them', async () => {
    const broken = await failing(lossRate, async (scene) => {
      await begunSideBySide(scene);
      const { id: plan_id, price: amount } = planTable.advanced;
      await initiatePayment(scene.calm, { ...anna, plan_id, amount, currency: 'USD' });
      const open = openAtProvider(scene);
      return open === 1 ? null : `${open} open`;
    });
    expect(broken).toEqual([]);
  });

  it('leave none open at the provider once the account was deleted', async () => {
    const broken = await failing(lossRate, async (scene) => {
      await begunSideBySide(scene);
      await deleteAccount(scene.calm, anna);
      const open = openAtProvider(scene);
      return open === 0 ? null : `${open} open`;
    });
    expect(broken).toEqual([]);
  });
});

describe.each(outsides)('a deleted account, $what', ({ lossRate }) => {
  it('keeps no money of a payment that had not been noticed', async () => {
    const broken = await failing(lossRate, async (scene) => {
      const orderId = await paidUnnoticed(scene, 'expert');
      // The notice may come before, while or after it is deleted: noticed before, it is a receipt of a plan that was had.
      await together(scene, [() => scene.deleteAccount(), () => scene.notice(orderId)]);
      await allNotices(scene);
      const payment = await scene.calm.payments.get(orderId.slice(3));
      const held = await scene.calm.entitlements.get('anna');
      if (held !== null) return `${held.plan_name} was given to nobody`;
      const kept = keptMoney(scene.calm);
      if (payment?.status === 'refunded') return kept.length === 0 ? null : 'said to be refunded, and kept';
      return payment?.status === 'paid' ? null : `${payment?.status}, ${kept.join(', ')} kept`;
    });
    expect(broken).toEqual([]);
  });

  it('takes no money through a checkout that was opened while it was deleted', async () => {
    const broken = await failing(lossRate, async (scene) => {
      await together(scene, [() => scene.buy('basic'), () => scene.buy('expert'), () => scene.deleteAccount()]);
      await allNotices(scene);
      const held = await scene.calm.entitlements.get('anna');
      if (held !== null) return `${held.plan_name} was given to nobody`;
      const noticed = scene.calm.logger.lines.filter(({ event }) => event === 'payment_settled').length;
      const kept = keptMoney(scene.calm);
      if (payableNow(scene) > 0) return 'a checkout is still open';
      // A call that is killed before it looks again leaves its payment to the sweep.
      const named = lossRate === 0 ? await scene.calm.payments.listByUser('anna') : [];
      if (named.length > 0) return `${named.length} payments still name the account`;
      return kept.length <= noticed ? null : `${kept.join(', ')} kept, ${noticed} settled`;
    });
    expect(broken).toEqual([]);
  });
});
