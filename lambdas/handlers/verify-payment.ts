/** POST /api/payment/verify/ */

import { paymentDeps } from '../deps-payment.ts';
import { userRoute } from '../http.ts';
import { verifyPayment } from '../use-cases/verify-payment.ts';

export const handler = userRoute('verifyPayment', ({ userId }, { body }) =>
  verifyPayment(paymentDeps(), { userId, ...body }),
);
