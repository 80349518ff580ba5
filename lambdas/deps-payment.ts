/** Wires the card provider, and what every payment function needs to settle; apart from deps.ts, so that no other function carries its SDK. */
import { cardProvider } from './adapters/card-provider.ts';
import { paymentSecrets } from './adapters/secrets.ts';
import { setting } from './config.ts';
import { answers, checkouts, entitlements, mails, newId, now, payments, queue, scripts } from './deps.ts';
import { logger } from './logger.ts';
import { once } from './once.ts';

const secrets = once(() => paymentSecrets(setting('PAYMENT_SECRET_NAME'), now));
export const provider = once(() => cardProvider(setting('STRIPE_API_URL'), secrets()));

/** Settling happens in one place for all payment functions, so all of them need this. */
export const paymentDeps = () => ({
  answers: answers(),
  checkouts: checkouts(),
  entitlements: entitlements(),
  mails: mails(),
  payments: payments(),
  provider: provider(),
  queue: queue(),
  scripts: scripts(),
  secrets: secrets(),
  newId,
  now,
  logger,
});
