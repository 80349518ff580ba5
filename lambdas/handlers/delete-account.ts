/** DELETE /api/v1/account/ */
import {
  answers,
  bucket,
  checkouts,
  consultations,
  deletions,
  entitlements,
  mailChoices,
  mails,
  now,
  objects,
  payments,
  profiles,
  proofs,
  readings,
  scripts,
  secondFactors,
  sessions,
  shares,
  unfinished,
  uploads,
} from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { provider } from '../deps-payment.ts';
import { userRoute } from '../http.ts';
import { logger } from '../logger.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';

export const handler = userRoute('deleteAccount', (caller) => {
  const deps = {
    answers: answers(),
    objects: objects(),
    bucket: bucket(),
    checkouts: checkouts(),
    consultations: consultations(),
    deletions: deletions(),
    entitlements: entitlements(),
    identity: identity(),
    mailChoices: mailChoices(),
    mails: mails(),
    payments: payments(),
    profiles: profiles(),
    proofs: proofs(),
    provider: provider(),
    readings: readings(),
    scripts: scripts(),
    secondFactors: secondFactors(),
    sessions: sessions(),
    shares: shares(),
    unfinished: unfinished(),
    uploads: uploads(),
    now,
    logger,
  };
  return deleteAccount(deps, caller);
});
