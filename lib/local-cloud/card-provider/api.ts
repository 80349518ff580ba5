/** The part of Stripe's API that a shop with one-time card payments needs. Unknown addresses are refused, saying that they aren't emulated. */
import { timingSafeEqual } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { readBody, sendJson } from '../loopback-server.ts';
import {
  type ApiObject,
  chargeObject,
  eventObject,
  expand,
  lineItemsObject,
  listObject,
  paymentIntentObject,
  refundObject,
  sessionObject,
} from './api-objects.ts';
import { expireDueSessions, expireSession, openSession, sessionById } from './checkout-sessions.ts';
import { newId, own, type ProviderContext } from './context.ts';
import { type FormValue, parseFormBody } from './form-body.ts';
import { oncePerKey } from './idempotency.ts';
import { noSuch, ProviderError } from './provider-error.ts';
import { createRefund } from './refunds.ts';
import { readSessionParams } from './session-params.ts';

interface Call {
  readonly context: ProviderContext;
  /** The `:id` of the path, or ''. */
  readonly id: string;
  readonly params: Record<string, FormValue>;
}
type Endpoint = { readonly method: string; readonly path: RegExp; readonly run: (call: Call) => ApiObject };

const bodyLimit = 1_000_000;

const endpoints: readonly Endpoint[] = [
  on('POST', '/v1/checkout/sessions', ({ context, params }) =>
    sessionObject(context, openSession(context, readSessionParams(params))),
  ),
  on('GET', '/v1/checkout/sessions', ({ context, params }) => {
    const { sessions } = context.file.value;
    const { payment_intent, status } = params;
    const since = createdSince(params);
    const wanted = Object.values(sessions).filter(
      (session) =>
        (payment_intent === undefined || session.paymentIntentId === payment_intent) &&
        (status === undefined || session.status === status) &&
        session.createdAt >= since,
    );
    return page(wanted, params, '/v1/checkout/sessions', (session) => sessionObject(context, session));
  }),
  on('GET', '/v1/checkout/sessions/:id', ({ context, id }) => sessionObject(context, sessionById(context, id))),
  on('GET', '/v1/checkout/sessions/:id/line_items', ({ context, id }) => lineItemsObject(sessionById(context, id))),
  on('POST', '/v1/checkout/sessions/:id/expire', ({ context, id }) => {
    const session = sessionById(context, id);
    expireSession(context, session);
    return sessionObject(context, session);
  }),
  on('GET', '/v1/payment_intents/:id', ({ context, id }) =>
    paymentIntentObject(byId('payment_intent', id, context.file.value.paymentIntents)),
  ),
  on('GET', '/v1/charges/:id', ({ context, id }) => chargeObject(byId('charge', id, context.file.value.charges))),
  on('POST', '/v1/refunds', ({ context, params }) => createRefund(context, params)),
  on('GET', '/v1/refunds/:id', ({ context, id }) => {
    const { charges, refunds } = context.file.value;
    const refund = byId('refund', id, refunds);
    return refundObject(refund, byId('charge', refund.chargeId, charges));
  }),
  on('GET', '/v1/events', ({ context, params }) => {
    const types = params.type === undefined ? listOf(params.types) : [String(params.type)];
    const since = createdSince(params);
    const wanted = context.file.value.events.filter(
      ({ type, createdAt, delivery }) =>
        (types.length === 0 || types.includes(type)) &&
        createdAt >= since &&
        (params.delivery_success === undefined || String(delivery === 'delivered') === params.delivery_success),
    );
    return page(wanted, params, '/v1/events', eventObject);
  }),
  on('GET', '/v1/events/:id', ({ context, id }) => {
    const event = context.file.value.events.find((known) => known.id === id);
    if (!event) throw noSuch('event', id);
    return eventObject(event);
  }),
];

/** Answers one API request; everything it changed is on disk before the answer goes out. `changed` is called after that. */
export async function answerApi(
  context: ProviderContext,
  secretKey: string,
  changed: () => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  response.setHeader('request-id', newId('req'));
  try {
    const body = await readBody(request, bodyLimit);
    if (body === undefined) throw new ProviderError(413, { message: 'The request is too large.' });
    checkKey(request.headers.authorization, secretKey);
    expireDueSessions(context);
    const { answer, replayed } = perform(context, request, body.toString('utf8'));
    if (replayed) response.setHeader('idempotent-replayed', 'true');
    context.file.save();
    sendJson(response, 200, answer);
  } catch (error) {
    if (!(error instanceof ProviderError)) throw error;
    context.file.save();
    sendJson(response, error.status, { error: error.body });
  }
  changed();
}

function perform(context: ProviderContext, request: IncomingMessage, body: string) {
  const { pathname, search } = new URL(request.url ?? '/', 'http://provider');
  const method = request.method ?? 'GET';
  const key = request.headers['idempotency-key'];
  return oncePerKey(context, key === undefined ? undefined : String(key), { method, path: pathname, body }, () => {
    for (const endpoint of endpoints) {
      const match = endpoint.method === method ? endpoint.path.exec(pathname) : null;
      if (!match) continue;
      const params = parseFormBody(method === 'GET' ? search.slice(1) : body);
      const answer = endpoint.run({ context, id: decodeURIComponent(match[1] ?? ''), params });
      return expand(context, answer, listOf(params.expand));
    }
    throw new ProviderError(404, {
      message: `Unrecognized request URL (${method}: ${pathname}), or one that is not emulated locally.`,
    });
  });
}

function on(method: string, path: string, run: Endpoint['run']): Endpoint {
  return { method, path: new RegExp(`^${path.replace(':id', '([^/]+)')}/?$`), run };
}

function byId<T>(what: string, id: string, record: Record<string, T>): T {
  const value = own(record, id);
  if (value === undefined) throw noSuch(what, id);
  return value;
}

/** Newest first, as Stripe lists, `limit` of them (10 unless told), those after `starting_after`. */
function page<T extends { readonly id: string }>(
  all: readonly T[],
  params: Call['params'],
  url: string,
  show: (one: T) => ApiObject,
): ApiObject {
  const limit = Number(params.limit ?? 10);
  const newest = [...all].reverse();
  const left = newest.slice(newest.findIndex(({ id }) => id === params.starting_after) + 1);
  return { ...listObject(left.slice(0, limit).map(show), url), has_more: left.length > limit };
}

function listOf(value: FormValue | undefined): string[] {
  if (value === undefined) return [];
  return Array.isArray(value) ? value.map(String) : [String(value)];
}

/** Seconds since 1970; 0 where the request names no beginning. */
function createdSince({ created }: Call['params']): number {
  return typeof created === 'object' && !Array.isArray(created) ? Number(created.gte ?? 0) : 0;
}

/** The message never repeats the key that was sent. */
function checkKey(header: string | undefined, secretKey: string): void {
  const given = Buffer.from(header?.replace(/^Bearer /, '') ?? '');
  const wanted = Buffer.from(secretKey);
  if (given.length !== wanted.length || !timingSafeEqual(given, wanted))
    throw new ProviderError(401, { message: 'Invalid API Key provided.' });
}
