/** The card provider's keys of the local run: made once for a state directory, kept there, worth nothing elsewhere. */
import { randomBytes } from 'node:crypto';
import path from 'node:path';
import * as z from 'zod';
import { openJsonFile } from './json-file.ts';

/** What the product expects in its payment secret. */
const paymentKeys = z.object({
  secretKey: z.string(),
  publishableKey: z.string(),
  webhookSecret: z.string(),
  returnSigningKey: z.string(),
});
export type PaymentKeys = z.infer<typeof paymentKeys>;

const random = (): string => randomBytes(24).toString('hex');

/** The keys in `directory`/payment-keys.json, made now if there are none: a payment begun before a restart can still return. */
export const openPaymentKeys = (directory: string): PaymentKeys =>
  openJsonFile(path.join(directory, 'payment-keys.json'), paymentKeys, () => ({
    secretKey: `sk_test_${random()}`,
    publishableKey: `pk_test_${random()}`,
    webhookSecret: `whsec_${random()}`,
    returnSigningKey: random(),
  })).value;
