/** GET /api/payment/return/ */
import { setting } from '../config.ts';
import { paymentDeps } from '../deps-payment.ts';
import { redirectRoute } from '../http.ts';
import { returnFromPayment } from '../use-cases/return-from-payment.ts';

export const handler = redirectRoute('paymentReturn', ({ query }) =>
  returnFromPayment({ ...paymentDeps(), siteUrl: setting('SITE_URL') }, query),
);
