/** POST /api/v1/account/sign-out/ */
import { setting } from '../config.ts';
import { sessions } from '../deps.ts';
import { security } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { signOutEverywhere } from '../use-cases/sign-out-everywhere.ts';

export const handler = userRoute('signOutEverywhere', ({ poolUsername, userId }) =>
  signOutEverywhere(
    { security: security(), sessions: sessions() },
    { userPoolId: setting('USER_POOL_ID'), poolUsername, userId },
  ),
);
