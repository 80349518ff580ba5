/** POST /api/payment/webhook/ */
import { readRaw, route } from '../http.ts';
import { paymentDeps } from '../payment-deps.ts';
import { receivePaymentEvent } from '../use-cases/receive-payment-event.ts';

export const handler = route(
  'paymentWebhook',
  ({ body, headers }) => receivePaymentEvent(paymentDeps(), { rawBody: body, signature: headers['stripe-signature'] }),
  readRaw,
);
