/**
 * The one place that wires use-cases to the outside. Each dependency is made on first use and kept for the process; the `__PURE__` marks
 * let the bundler leave out of a function every adapter that it does not ask for.
 */
import { ulid } from 'ulid';
import { answerItems } from './adapters/answer-items.ts';
import { answerQueue } from './adapters/answer-queue.ts';
import { cardProvider } from './adapters/card-provider.ts';
import { checkoutItems } from './adapters/checkout-items.ts';
import { consultationItems } from './adapters/consultation-items.ts';
import { entitlementItems } from './adapters/entitlement-items.ts';
import { identity as userPool } from './adapters/identity.ts';
import { mail as sesMail } from './adapters/mail.ts';
import { paymentItems } from './adapters/payment-items.ts';
import { scriptItems } from './adapters/script-items.ts';
import { paymentSecrets } from './adapters/secrets.ts';
import { openTable } from './adapters/table.ts';
import { uploadsBucket } from './adapters/uploads-bucket.ts';
import { setting } from './config.ts';

export const now = (): Date => new Date();
export const newId = (): string => ulid();

const once = <T extends object>(make: () => T): (() => T) => {
  let made: T | undefined;
  return () => {
    made ??= make();
    return made;
  };
};

const table = /* @__PURE__ */ once(() => openTable(setting('TABLE_NAME')));
export const entitlements = /* @__PURE__ */ once(() => entitlementItems(table(), now));
export const scripts = /* @__PURE__ */ once(() => scriptItems(table(), now));
export const answers = /* @__PURE__ */ once(() => answerItems(table(), now));
export const payments = /* @__PURE__ */ once(() => paymentItems(table(), now));
export const checkouts = /* @__PURE__ */ once(() => checkoutItems(table()));
export const consultations = /* @__PURE__ */ once(() => consultationItems(table()));

export const bucket = /* @__PURE__ */ once(() => uploadsBucket(setting('UPLOADS_BUCKET')));
export const queue = /* @__PURE__ */ once(() => answerQueue(setting('ANSWER_QUEUE_URL')));
export const mail = /* @__PURE__ */ once(() => sesMail(setting('SENDER_EMAIL')));
export const identity = /* @__PURE__ */ once(() =>
  userPool({ userPoolId: setting('USER_POOL_ID'), clientId: setting('USER_POOL_CLIENT_ID') }),
);
export const secrets = /* @__PURE__ */ once(() => paymentSecrets(setting('PAYMENT_SECRET_NAME'), now));
export const provider = /* @__PURE__ */ once(() => cardProvider(setting('STRIPE_API_URL'), secrets()));
