/** DELETE /api/v1/account/ */
import {
  answers,
  bucket,
  checkouts,
  consultations,
  entitlements,
  payments,
  readings,
  scripts,
  shares,
} from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { provider } from '../deps-payment.ts';
import { userRoute } from '../http.ts';
import { deleteAccount } from '../use-cases/delete-account.ts';

export const handler = userRoute('deleteAccount', (caller) => {
  const deps = {
    answers: answers(),
    bucket: bucket(),
    checkouts: checkouts(),
    consultations: consultations(),
    entitlements: entitlements(),
    identity: identity(),
    payments: payments(),
    readings: readings(),
    scripts: scripts(),
    shares: shares(),
    expireOrder: (orderId: string) => provider().expire(orderId),
  };
  return deleteAccount(deps, caller);
});
