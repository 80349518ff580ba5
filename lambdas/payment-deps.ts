/** What every payment function needs to settle, in one piece, because settling happens in one place for all of them. */
import { answers, checkouts, entitlements, newId, now, payments, provider, queue, scripts, secrets } from './deps.ts';
import { logger } from './logger.ts';

export const paymentDeps = () => ({
  answers: answers(),
  checkouts: checkouts(),
  entitlements: entitlements(),
  payments: payments(),
  provider: provider(),
  queue: queue(),
  scripts: scripts(),
  secrets: secrets(),
  newId,
  now,
  logger,
});
