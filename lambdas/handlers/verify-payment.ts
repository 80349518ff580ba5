/** POST /api/payment/verify/ */
import { userRoute } from '../http.ts';
import { paymentDeps } from '../payment-deps.ts';
import { verifyPayment } from '../use-cases/verify-payment.ts';

export const handler = userRoute('verifyPayment', ({ userId }, { body }) =>
  verifyPayment(paymentDeps(), { userId, ...body }),
);
