/** Wires the second factor at the user pool, and what of it waits sealed in a browser. */
import { CognitoIdentityProviderClient } from '@aws-sdk/client-cognito-identity-provider';
import * as z from 'zod';
import { poolClient } from './adapters/pool-client.ts';
import { sealed } from './adapters/sealed.ts';
import { secondFactor as poolSecondFactor } from './adapters/second-factor.ts';
import { setting } from './config.ts';
import { now } from './deps.ts';
import { once } from './once.ts';

const serverClient = /* @__PURE__ */ once(() =>
  poolClient(
    { userPoolId: setting('USER_POOL_ID'), clientId: setting('USER_POOL_CLIENT_ID') },
    new CognitoIdentityProviderClient({ maxAttempts: 3 }),
  ),
);
export const secondFactor = /* @__PURE__ */ once(() => poolSecondFactor(serverClient()));

const waitingSignIn = z.object({ session: z.string(), poolUsername: z.string() });
export const waitingSignIns = /* @__PURE__ */ once(() =>
  sealed('login', waitingSignIn, serverClient().clientSecret, now),
);
const enrolment = z.object({ userId: z.string(), token: z.string(), refresh: z.string() });
export const enrolments = /* @__PURE__ */ once(() => sealed('enrolment', enrolment, serverClient().clientSecret, now));
