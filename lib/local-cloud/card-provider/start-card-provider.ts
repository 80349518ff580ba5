/** Stands in for Stripe on one machine: the API of hosted checkout, its page with test cards, signed webhooks, state on disk. No money moves. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { type FaultPlan, noFaults } from '../faults/fault-plan.ts';
import { faultyHandler } from '../faults/faulty-handler.ts';
import { type Guard, openGuard, watchedHandler } from '../iam/guard.ts';
import { openJsonFile } from '../json-file.ts';
import { type LoopbackHandler, startLoopbackServer } from '../loopback-server.ts';
import { answerApi } from './api.ts';
import { expireDueSessions } from './checkout-sessions.ts';
import type { ProviderContext } from './context.ts';
import { hostedPage } from './hosted-page.ts';
import { emptyProviderState, providerState } from './state.ts';
import { createWebhooks, type WebhookTarget } from './webhooks.ts';

export interface CardProviderOptions {
  /** Holds card-provider.json. */
  readonly directory: string;
  /** The only API key that is let in. */
  readonly secretKey: string;
  /** Where a browser reaches the hosted page, such as http://localhost:3000/__local/checkout. */
  readonly publicUrl: string;
  readonly webhook: WebhookTarget | null;
  /** Waits between deliveries of an event that wasn't accepted, in milliseconds. */
  readonly retryDelaysMs?: readonly number[];
  /** What goes wrong with calls and notices; by itself nothing. */
  readonly faults?: FaultPlan;
  /** Hears each exchange; by itself nobody does. */
  readonly guard?: Guard;
  /** Milliseconds since the epoch. */
  now?(): number;
}

export interface CardProvider {
  /** The API's base address. */
  readonly url: string;
  /** To be mounted at `publicUrl`. */
  handlePage(request: IncomingMessage, response: ServerResponse): Promise<void>;
  close(): Promise<void>;
}

const minuteMs = 60_000;
const usualRetryDelaysMs = [1_000, 2_000, 5_000, 15_000, minuteMs, 5 * minuteMs, 30 * minuteMs];
const sweepEveryMs = 30_000;

/** Starts the API on 127.0.0.1 and takes up the deliveries that a former process left. Throws if the state on disk is damaged. */
export async function startCardProvider(o: CardProviderOptions): Promise<CardProvider> {
  const context: ProviderContext = {
    file: openJsonFile(path.join(o.directory, 'card-provider.json'), providerState, emptyProviderState),
    publicUrl: o.publicUrl.replace(/\/$/, ''),
    hasWebhook: o.webhook !== null,
    now: o.now ?? Date.now,
  };
  const faults = o.faults ?? noFaults;
  const webhooks = createWebhooks(context, o.webhook, {
    retryDelaysMs: o.retryDelaysMs ?? usualRetryDelaysMs,
    faults,
  });
  const sweep = (): void => {
    expireDueSessions(context);
    context.file.save();
    webhooks.deliverPending();
  };
  const handler: LoopbackHandler = (request, response) =>
    answerApi(context, o.secretKey, webhooks.deliverPending, request, response);
  const server = await startLoopbackServer(
    faultyHandler('card-provider', faults, watchedHandler('card-provider', o.guard ?? openGuard, handler)),
  );
  sweep();
  const sweeper = setInterval(sweep, sweepEveryMs).unref();
  return {
    url: server.url,
    handlePage: hostedPage(context, webhooks.deliverPending),
    async close() {
      clearInterval(sweeper);
      await Promise.all([server.close(), webhooks.close()]);
    },
  };
}
