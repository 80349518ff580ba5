/** POST /api/payment/initiate/ */
import { plansAt } from '../../lib/contract/plan-terms.ts';
import { setting } from '../config.ts';
import { identity } from '../deps-identity.ts';
import { paymentDeps } from '../deps-payment.ts';
import { userRoute } from '../http.ts';
import { initiatePayment } from '../use-cases/initiate-payment.ts';

export const handler = userRoute('initiatePayment', (caller, { body }) => {
  const site = { siteUrl: setting('SITE_URL'), scriptUrl: setting('STRIPE_SCRIPT_URL') };
  const plans = plansAt(setting('PLAN_TERMS'));
  return initiatePayment({ ...paymentDeps(), identity: identity(), ...site, plans }, { ...caller, ...body });
});
