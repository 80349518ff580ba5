/** POST /api/payment/initiate/ */
import { setting } from '../config.ts';
import { identity } from '../deps.ts';
import { userRoute } from '../http.ts';
import { paymentDeps } from '../payment-deps.ts';
import { initiatePayment } from '../use-cases/initiate-payment.ts';

export const handler = userRoute('initiatePayment', (caller, { body }) => {
  const site = { siteUrl: setting('SITE_URL'), scriptUrl: setting('STRIPE_SCRIPT_URL') };
  return initiatePayment({ ...paymentDeps(), identity: identity(), ...site }, { ...caller, ...body });
});
