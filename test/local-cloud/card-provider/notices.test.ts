/** Notices of the card provider to a shop that is told what to answer: what is sent, how it is signed, how often, and what a fault plan does to it. */
import { createHmac } from 'node:crypto';
import { afterEach, describe, expect, it, vi } from 'vitest';
import { type ProviderContext, recordEvent } from '../../../lib/local-cloud/card-provider/context.ts';
import { emptyProviderState } from '../../../lib/local-cloud/card-provider/state.ts';
import { createWebhooks } from '../../../lib/local-cloud/card-provider/webhooks.ts';
import { explicitFaults, type NoticeFault } from '../../../lib/local-cloud/faults/fault-plan.ts';
import { readBody, startLoopbackServer } from '../../../lib/local-cloud/loopback-server.ts';

const closing: (() => Promise<unknown>)[] = [];
afterEach(async () => {
  for (const close of closing.splice(0).reverse()) await close();
});

/** A shop that answers with these statuses in turn and then 200, and the notices of events that are recorded. */
async function shop({
  answers = [],
  delays = [1, 1],
  fault,
}: {
  answers?: number[];
  delays?: number[];
  fault?: NoticeFault;
} = {}) {
  const received: { headers: Record<string, unknown>; method: string | undefined; body: string }[] = [];
  const server = await startLoopbackServer(async (request, response) => {
    received.push({ headers: request.headers, method: request.method, body: String(await readBody(request, 100_000)) });
    response.writeHead(answers.shift() ?? 200, { location: '/elsewhere' }).end('thanks');
  });
  closing.push(server.close);
  const state = emptyProviderState();
  let saves = 0;
  const context: ProviderContext = {
    file: {
      value: state,
      save: () => {
        saves += 1;
      },
    },
    publicUrl: '',
    hasWebhook: true,
    now: () => 1_800_000_000_999,
  };
  const rules = fault ? [{ at: 'card-provider/notice', about: 'a.b', fault } as const] : [];
  const webhooks = createWebhooks(
    context,
    { url: `${server.url}/hook`, secret: 'wh' },
    { retryDelaysMs: delays, faults: explicitFaults(rules) },
  );
  closing.push(webhooks.close);
  const notify = (type = 'a.b') => {
    recordEvent(context, type, { id: 'x' });
    webhooks.deliverPending();
  };
  const settled = () =>
    vi.waitFor(() => expect(state.events.every(({ delivery }) => delivery !== 'pending')).toBe(true));
  return { received, state, webhooks, notify, settled, context, url: server.url, saves: () => saves };
}

describe('a notice', () => {
  it('is posted once, signed over its time and words', async () => {
    const { received, state, notify, settled, webhooks, saves } = await shop();
    notify();
    webhooks.deliverPending();
    await settled();
    const [{ headers, method, body } = { headers: {}, method: '', body: '' }, another] = received;
    const signature = createHmac('sha256', 'wh').update(`1800000000.${body}`).digest('hex');
    expect([method, headers['content-type'], headers['stripe-signature'], another]).toEqual([
      'POST',
      'application/json; charset=utf-8',
      `t=1800000000,v1=${signature}`,
      undefined,
    ]);
    expect(JSON.parse(body)).toMatchObject({
      id: state.events[0]?.id,
      type: 'a.b',
      created: 1_800_000_000,
      data: { object: { id: 'x' } },
      pending_webhooks: 1,
    });
    expect([state.events[0]?.delivery, state.events[0]?.attempts, saves()]).toEqual(['delivered', 1, 1]);
    webhooks.deliverPending();
    expect(received).toHaveLength(1);
  });
  it.each([
    [[500], 'delivered', 2],
    [[302, 404], 'delivered', 3],
    [[299], 'delivered', 1],
    [[500, 500, 500], 'abandoned', 3],
  ] as const)('that is answered %j is %s after %i tries', async (answers, delivery, attempts) => {
    const warned = vi.spyOn(console, 'warn').mockReturnValue();
    const { state, notify, settled } = await shop({ answers: [...answers] });
    notify();
    await settled();
    expect([state.events[0]?.delivery, state.events[0]?.attempts]).toEqual([delivery, attempts]);
    expect(warned.mock.calls).toEqual(
      delivery === 'abandoned' ? [[`Webhook ${state.events[0]?.id} (a.b) was never accepted.`]] : [],
    );
    warned.mockRestore();
  });
  it('that nobody takes is tried again, and left on disk when all is closed', async () => {
    const { state, context } = await shop();
    const lost = createWebhooks(
      context,
      { url: 'http://127.0.0.1:1/', secret: 'wh' },
      { retryDelaysMs: [60_000], faults: explicitFaults([]) },
    );
    recordEvent(context, 'a.b', {});
    lost.deliverPending();
    await vi.waitFor(() => expect(state.events[0]?.attempts).toBe(1));
    await lost.close();
    expect(state.events[0]).toMatchObject({ delivery: 'pending', attempts: 1 });
  });
  it('is sent to nobody where there is no shop', async () => {
    const { context, state } = await shop();
    recordEvent({ ...context, hasWebhook: false }, 'a.b', {});
    const none = createWebhooks(context, null, { retryDelaysMs: [], faults: explicitFaults([]) });
    recordEvent(context, 'c.d', {});
    none.deliverPending();
    await none.close();
    expect(state.events.map(({ delivery, attempts }) => [delivery, attempts])).toEqual([
      ['abandoned', 0],
      ['pending', 0],
    ]);
  });
});

describe('a fault plan', () => {
  it('drops a notice, which nobody hears of', async () => {
    const { received, state, notify, settled, saves } = await shop({ fault: { kind: 'drop' } });
    notify();
    await settled();
    expect([received, state.events[0]?.delivery, state.events[0]?.attempts, saves()]).toEqual([[], 'abandoned', 0, 1]);
    notify('other');
    await settled();
    expect(received).toHaveLength(1);
  });
  it('sends copies beside a notice', async () => {
    const { received, state, notify, settled } = await shop({ fault: { kind: 'repeat', times: 2 } });
    notify();
    await settled();
    await vi.waitFor(() => expect(received).toHaveLength(3));
    expect(state.events[0]?.attempts).toBe(1);
  });
  it('holds a notice until something has happened', async () => {
    const gate = Promise.withResolvers<void>();
    const { received, notify, settled } = await shop({ fault: { kind: 'hold', until: gate.promise } });
    notify();
    notify('other');
    await vi.waitFor(() => expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['other']));
    gate.resolve();
    await settled();
    expect(received.map(({ body }) => JSON.parse(body).type)).toEqual(['other', 'a.b']);
  });
  it('lets go of what it holds or delays when all is closed', async () => {
    for (const fault of [
      { kind: 'hold', until: new Promise(() => undefined) },
      { kind: 'delay', ms: 60_000 },
    ] as const) {
      const { received, state, notify, webhooks } = await shop({ fault });
      notify();
      await webhooks.close();
      expect([received, state.events[0]?.delivery]).toEqual([[], 'pending']);
    }
  });
});
