/** Serves the hosted checkout page and the provider's script to a browser. It answers nothing else. */
import type { IncomingMessage, ServerResponse } from 'node:http';
import { pagePolicy } from '../local-page.ts';
import { readBody } from '../loopback-server.ts';
import { cardFormPage, expiredPage, formTargets, paidPage, unknownPage } from './checkout-page.ts';
import { expireDueSessions, returnAddress } from './checkout-sessions.ts';
import { own, type ProviderContext } from './context.ts';
import { takePayment } from './take-payment.ts';
import type { CardForm } from './test-cards.ts';

/** Shops load it before they send the buyer away; what it defines is only a sign that it came. */
const script = `window.Stripe = Object.assign(
  function Stripe() { throw new Error('Stripe.js is not emulated locally; use the hosted page'); },
  { version: 'local' },
);
`;
const bodyLimit = 65_536;

/** A handler for addresses below `publicUrl`, with or without its path. After a payment, everything is on disk before the answer; then `changed` is called. */
export function hostedPage(context: ProviderContext, changed: () => void) {
  const mountedAt = new URL(context.publicUrl).pathname.replace(/\/$/, '');
  return async (request: IncomingMessage, response: ServerResponse): Promise<void> => {
    const { pathname } = new URL(request.url ?? '/', 'http://page');
    const path = pathname.startsWith(`${mountedAt}/`) ? pathname.slice(mountedAt.length) : pathname;
    if (path === '/script.js') return send(response, 200, script, 'text/javascript; charset=utf-8');
    const id = /^\/pay\/([A-Za-z0-9_]+)$/.exec(path)?.[1];
    if (request.method === 'POST') return pay(context, id, changed, request, response);
    if (request.method === 'GET' || request.method === 'HEAD') return show(context, id, changed, response);
    response.writeHead(405, { allow: 'GET, POST' }).end();
  };
}

function show(context: ProviderContext, id: string | undefined, changed: () => void, response: ServerResponse): void {
  if (expireDueSessions(context)) {
    context.file.save();
    changed();
  }
  const session = own(context.file.value.sessions, id ?? '');
  if (!session) sendPage(response, 404, unknownPage());
  else if (session.status === 'expired') sendPage(response, 410, expiredPage(session));
  else if (session.status === 'complete') sendPage(response, 200, paidPage(session));
  else sendPage(response, 200, cardFormPage(session), formTargets(session));
}

async function pay(
  context: ProviderContext,
  id: string | undefined,
  changed: () => void,
  request: IncomingMessage,
  response: ServerResponse,
): Promise<void> {
  const body = await readBody(request, bodyLimit);
  if (body === undefined) return void response.writeHead(413).end();
  expireDueSessions(context);
  const session = own(context.file.value.sessions, id ?? '');
  if (!session || session.status === 'expired') return show(context, id, changed, response);
  const typed = readForm(body.toString('utf8'));
  const outcome = takePayment(context, session, typed);
  context.file.save();
  changed();
  if (!outcome.paid) return sendPage(response, 402, cardFormPage(session, typed, outcome), formTargets(session));
  response.writeHead(303, { location: returnAddress(session.successUrl, session), 'cache-control': 'no-store' }).end();
}

function readForm(body: string): CardForm {
  const fields = new URLSearchParams(body);
  const get = (name: keyof CardForm): string => (fields.get(name) ?? '').trim().slice(0, 320);
  return { email: get('email'), number: get('number'), expiry: get('expiry'), cvc: get('cvc'), name: get('name') };
}

function sendPage(response: ServerResponse, status: number, page: string, targets: readonly string[] = []): void {
  response.setHeader('content-security-policy', `${pagePolicy(targets)}; frame-ancestors 'none'`);
  response.setHeader('referrer-policy', 'no-referrer');
  send(response, status, page, 'text/html; charset=utf-8');
}

function send(response: ServerResponse, status: number, text: string, contentType: string): void {
  response.writeHead(status, {
    'content-type': contentType,
    'cache-control': 'no-store',
    'x-content-type-options': 'nosniff',
  });
  response.end(text);
}
