/** What the local card provider tells the shop, and how stubbornly. */
import { setTimeout as sleep } from 'node:timers/promises';
import type Stripe from 'stripe';
import { describe, expect, it } from 'vitest';
import { explicitFaults, type FaultRule } from '../../lib/local-cloud/faults/fault-plan.ts';
import { seededFaults } from '../../lib/local-cloud/faults/seeded-faults.ts';
import { declinedCard, openShop, paidCard, pay, planOrder } from './fixtures/shop.ts';
import { temporaryDirectory } from './fixtures/temporary-directory.ts';

describe('the webhook', () => {
  it('is told of a declined and of a completed payment, signed as Stripe signs', async () => {
    const shop = await openShop({ directory: await temporaryDirectory() });
    const session = await shop.stripe.checkout.sessions.create(planOrder());
    await pay(session, declinedCard);
    await shop.eventsToArrive(1);
    await pay(session, paidCard);
    const events = await shop.eventsToArrive(4);
    expect(events.map(({ type }) => type).sort()).toEqual([
      'charge.succeeded',
      'checkout.session.completed',
      'payment_intent.payment_failed',
      'payment_intent.succeeded',
    ]);
    expect(events.find(({ type }) => type === 'checkout.session.completed')?.data.object).toMatchObject({
      id: session.id,
      payment_status: 'paid',
      client_reference_id: 'user-1',
      metadata: { payment_id: 'pay-1' },
    });
    expect(shop.badSignatures).toEqual([]);
    await shop.close();
  });

  it('is told again after a failure, with the same event', async () => {
    const shop = await openShop({ directory: await temporaryDirectory(), answers: [500, 302] });
    const session = await shop.stripe.checkout.sessions.create(planOrder());
    await shop.stripe.checkout.sessions.expire(session.id);
    const events = await shop.eventsToArrive(1);
    expect(events).toHaveLength(1);
    expect((await shop.stripe.events.list()).data.map(({ id }) => id)).toEqual([events[0]?.id]);
    await shop.close();
  });

  it('is told after a restart what it missed before', async () => {
    const directory = await temporaryDirectory();
    const first = await openShop({ directory, answers: [500], retryDelaysMs: [3_600_000] });
    const session = await first.stripe.checkout.sessions.create(planOrder());
    await first.stripe.checkout.sessions.expire(session.id);
    await first.close();

    const second = await openShop({ directory });
    const [event] = await second.eventsToArrive(1);
    expect(event?.data.object).toMatchObject({ id: session.id, status: 'expired' });
    expect((await second.stripe.checkout.sessions.retrieve(session.id)).status).toBe('expired');
    await second.close();

    const third = await openShop({ directory });
    await third.stripe.checkout.sessions.expire((await third.stripe.checkout.sessions.create(planOrder())).id);
    const events = await third.eventsToArrive(1);
    expect(events.map(({ id }) => id)).not.toContain(event?.id);
    await third.close();
  });
});

describe('a notice that a fault plan makes', () => {
  const at = 'card-provider/notice';
  const about = 'checkout.session.expired';
  const open = async (rules: FaultRule[]) => {
    const shop = await openShop({ directory: await temporaryDirectory(), faults: explicitFaults(rules) });
    /** Ends a new checkout, which the shop is to be told of; answers its id. */
    const expireOne = async () => {
      const { id } = await shop.stripe.checkout.sessions.create(planOrder());
      await shop.stripe.checkout.sessions.expire(id);
      return id;
    };
    const toldOf = () => shop.events.map(({ data }) => ('id' in data.object ? data.object.id : ''));
    return { shop, expireOne, toldOf };
  };

  it('late is overtaken by the next, and comes', async () => {
    const { shop, expireOne, toldOf } = await open([{ at, about, times: 1, fault: { kind: 'delay', ms: 300 } }]);
    const [first, second] = [await expireOne(), await expireOne()];
    await shop.eventsToArrive(2);
    expect(toldOf()).toEqual([second, first]);
    await shop.close();
  });

  it('wait for something comes once that has happened', async () => {
    const gate = Promise.withResolvers<void>();
    const { shop, expireOne, toldOf } = await open([{ at, fault: { kind: 'hold', until: gate.promise } }]);
    const id = await expireOne();
    await sleep(100);
    expect(toldOf()).toEqual([]);
    gate.resolve();
    await shop.eventsToArrive(1);
    expect(toldOf()).toEqual([id]);
    await shop.close();
  });

  it('lost never comes, also not after a restart', async () => {
    const { shop, expireOne, toldOf } = await open([{ at, about, times: 1, fault: { kind: 'drop' } }]);
    await expireOne();
    const second = await expireOne();
    await shop.eventsToArrive(1);
    expect(toldOf()).toEqual([second]);
    const [newer, older] = (await shop.stripe.events.list()).data;
    expect([newer?.pending_webhooks, older?.pending_webhooks]).toEqual([0, 0]);
    const listed = async (wanted: Stripe.EventListParams) =>
      (await shop.stripe.events.list(wanted)).data.map(({ id }) => id);
    expect(await listed({ types: [about], delivery_success: false })).toEqual([older?.id]);
    expect(await listed({ types: [about], delivery_success: true })).toEqual([newer?.id]);
    expect(await listed({ types: ['charge.refunded'], delivery_success: false })).toEqual([]);
    expect(await listed({ created: { gte: (newer?.created ?? 0) + 1 } })).toEqual([]);
    await shop.close();
  });

  it('come again comes with the same event, signed as the first', async () => {
    const { shop, expireOne, toldOf } = await open([{ at, fault: { kind: 'repeat', times: 3 } }]);
    const id = await expireOne();
    await shop.eventsToArrive(4);
    expect(toldOf()).toEqual([id, id, id, id]);
    expect(new Set(shop.events.map((event) => event.id)).size).toBe(1);
    expect(shop.badSignatures).toEqual([]);
    await shop.close();
  });

  it('wait does not keep the provider from closing', async () => {
    const never = new Promise(() => undefined);
    const { shop, expireOne } = await open([
      { at, about, times: 1, fault: { kind: 'hold', until: never } },
      { at, fault: { kind: 'delay', ms: 3_600_000 } },
    ]);
    await expireOne();
    await expireOne();
    await shop.close();
    expect(shop.events).toEqual([]);
  });
});

describe('a fault plan from a seed', () => {
  const kindsOf = (seed: number) => {
    const plan = seededFaults(seed);
    return Array.from({ length: 200 }, () => plan.next('card-provider/notice', 'charge.succeeded'));
  };

  it('is the same for the same seed, another for another, and holds every kind and none', () => {
    expect(kindsOf(7)).toEqual(kindsOf(7));
    expect(kindsOf(7)).not.toEqual(kindsOf(8));
    const kinds = new Set(kindsOf(7).map((fault) => fault?.kind ?? 'none'));
    expect([...kinds].sort()).toEqual(['delay', 'drop', 'none', 'repeat']);
  });
});
