/**
 * Tells the shop about events: signed, at least once, tried again after failures, taken up again after a restart. Their order isn't promised.
 * A fault plan may make a notice late, lost or repeated, as the real provider's are.
 */
import { createHmac } from 'node:crypto';
import type { FaultPlan } from '../faults/fault-plan.ts';
import { eventObject } from './api-objects.ts';
import type { ProviderContext } from './context.ts';
import type { ProviderEvent } from './state.ts';

export interface WebhookTarget {
  readonly url: string;
  /** Signs every delivery. */
  readonly secret: string;
}

export interface Webhooks {
  /** Starts the delivery of every pending event that isn't under way. */
  deliverPending(): void;
  /** Drops timers and running requests; what is pending stays so on disk. */
  close(): Promise<void>;
}

const answerWithinMs = 30_000;

/** `retryDelaysMs` are the waits after the first, second … failure; after the last one the event is abandoned, as Stripe does after days. */
export function createWebhooks(
  context: ProviderContext,
  target: WebhookTarget | null,
  { retryDelaysMs, faults }: { readonly retryDelaysMs: readonly number[]; readonly faults: FaultPlan },
): Webhooks {
  const closing = new AbortController();
  const underWay = new Map<string, Promise<void>>();
  const timers = new Set<NodeJS.Timeout>();

  const attempt = async (event: ProviderEvent, to: WebhookTarget): Promise<void> => {
    const accepted = await post(context, event, to, closing.signal);
    if (closing.signal.aborted) return;
    event.attempts += 1;
    const delay = retryDelaysMs[event.attempts - 1];
    if (accepted) event.delivery = 'delivered';
    else if (delay === undefined) event.delivery = 'abandoned';
    context.file.save();
    if (event.delivery === 'abandoned') console.warn(`Webhook ${event.id} (${event.type}) was never accepted.`);
    if (event.delivery === 'pending') await wait(delay ?? 0);
  };
  const wait = (ms: number): Promise<void> =>
    new Promise((resolve) => {
      const timer = setTimeout(() => {
        timers.delete(timer);
        resolve();
      }, ms);
      timers.add(timer);
      closing.signal.addEventListener('abort', () => resolve(), { once: true });
    });
  const untilClosing = new Promise<void>((resolve) => {
    closing.signal.addEventListener('abort', () => resolve(), { once: true });
  });
  const attemptUntilAccepted = async (event: ProviderEvent, to: WebhookTarget): Promise<void> => {
    while (event.delivery === 'pending' && !closing.signal.aborted) await attempt(event, to);
  };
  /** A copy is sent once and at the same time: the shop has to bear it beside the first. */
  const deliverAsPlanned = async (event: ProviderEvent, to: WebhookTarget): Promise<void> => {
    const fault = faults.next('card-provider/notice', event.type);
    if (fault?.kind === 'drop') {
      event.delivery = 'abandoned';
      context.file.save();
      return;
    }
    if (fault?.kind === 'delay') await wait(fault.ms);
    if (fault?.kind === 'hold') await Promise.race([fault.until, untilClosing]);
    const copies = fault?.kind === 'repeat' ? fault.times : 0;
    const sendCopy = () => post(context, event, to, closing.signal);
    await Promise.all([attemptUntilAccepted(event, to), ...Array.from({ length: copies }, sendCopy)]);
  };
  const deliver = async (event: ProviderEvent, to: WebhookTarget): Promise<void> => {
    try {
      await deliverAsPlanned(event, to);
    } catch (error) {
      console.error(error); // the disk's: nobody awaits a delivery
    } finally {
      underWay.delete(event.id);
    }
  };
  return {
    deliverPending() {
      if (target === null) return;
      for (const event of context.file.value.events)
        if (event.delivery === 'pending' && !underWay.has(event.id)) underWay.set(event.id, deliver(event, target));
    },
    async close() {
      closing.abort();
      for (const timer of timers) clearTimeout(timer);
      await Promise.all(underWay.values());
    },
  };
}

/** Whether the shop answered 2xx. A shop that can't be reached is one that didn't. */
async function post(
  context: ProviderContext,
  event: ProviderEvent,
  target: WebhookTarget,
  closing: AbortSignal,
): Promise<boolean> {
  const payload = JSON.stringify(eventObject(event));
  const seconds = Math.floor(context.now() / 1_000);
  const signature = createHmac('sha256', target.secret).update(`${seconds}.${payload}`).digest('hex');
  try {
    const response = await fetch(target.url, {
      method: 'POST',
      headers: {
        'content-type': 'application/json; charset=utf-8',
        'stripe-signature': `t=${seconds},v1=${signature}`,
      },
      body: payload,
      redirect: 'manual',
      signal: AbortSignal.any([closing, AbortSignal.timeout(answerWithinMs)]),
    });
    await response.body?.cancel();
    return response.ok;
  } catch {
    return false; // not an error of ours: the event stays pending and is tried again
  }
}
