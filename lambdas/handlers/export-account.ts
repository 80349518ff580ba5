/** GET /api/v1/account/export/ */
import {
  answers,
  consultations,
  entitlements,
  mailChoices,
  now,
  payments,
  proofs,
  scripts,
  sessions,
} from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { exportAccount } from '../use-cases/export-account.ts';

export const handler = userRoute('exportAccount', (caller) =>
  exportAccount(
    {
      answers: answers(),
      consultations: consultations(),
      entitlements: entitlements(),
      identity: identity(),
      mailChoices: mailChoices(),
      payments: payments(),
      proofs: proofs(),
      scripts: scripts(),
      sessions: sessions(),
      now,
    },
    caller,
  ),
);
