/** GET /api/v1/account/ */
import { entitlements, payments, secondFactors } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { getAccount } from '../use-cases/get-account.ts';

export const handler = userRoute('getAccount', (caller) =>
  getAccount(
    {
      identity: identity(),
      entitlements: entitlements(),
      payments: payments(),
      secondFactors: secondFactors(),
    },
    caller,
  ),
);
