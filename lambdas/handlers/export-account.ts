/** GET /api/v1/account/export/ */
import {
  answers,
  bucket,
  consultations,
  entitlements,
  mailChoices,
  now,
  payments,
  profiles,
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
      bucket: bucket(),
      consultations: consultations(),
      entitlements: entitlements(),
      identity: identity(),
      mailChoices: mailChoices(),
      payments: payments(),
      profiles: profiles(),
      proofs: proofs(),
      scripts: scripts(),
      sessions: sessions(),
      now,
    },
    caller,
  ),
);
