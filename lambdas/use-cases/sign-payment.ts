/** Our own signature over a settled payment: HMAC-SHA256 (hex) over 'order|payment', so that the browser can carry it and nobody can make one up. */
import { createHmac, timingSafeEqual } from 'node:crypto';

export const signPayment = (key: string, orderId: string, providerPaymentId: string): string =>
  createHmac('sha256', key).update(`${orderId}|${providerPaymentId}`).digest('hex');

/** Compares in constant time. */
export const isPaymentSignature = (
  key: string,
  orderId: string,
  providerPaymentId: string,
  signature: string,
): boolean => {
  const expected = Buffer.from(signPayment(key, orderId, providerPaymentId));
  const given = Buffer.from(signature);
  return expected.length === given.length && timingSafeEqual(expected, given);
};
