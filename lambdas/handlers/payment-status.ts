/** GET /api/payment/status/ */
import { entitlements } from '../deps.ts';
import { userRoute } from '../http.ts';
import { getPaymentStatus } from '../use-cases/get-payment-status.ts';

export const handler = userRoute('paymentStatus', ({ userId }) =>
  getPaymentStatus({ entitlements: entitlements() }, { userId }),
);
