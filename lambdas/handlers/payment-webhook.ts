/** POST /api/payment/webhook/ */

import { paymentDeps } from '../deps-payment.ts';
import { readRaw, route } from '../http.ts';
import { receivePaymentEvent } from '../use-cases/receive-payment-event.ts';

export const handler = route(
  'paymentWebhook',
  ({ body, headers }) => receivePaymentEvent(paymentDeps(), { rawBody: body, signature: headers['stripe-signature'] }),
  readRaw,
);
