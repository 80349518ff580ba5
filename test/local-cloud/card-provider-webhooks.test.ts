/** What the local card provider tells the shop, and how stubbornly. */
import { describe, expect, it } from 'vitest';
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
