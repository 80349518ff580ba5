/** Wires the user pool; apart from deps.ts, so that functions without a table carry no table client. */
import { accountSecurity } from './adapters/account-security.ts';
import { identity as userPool } from './adapters/identity.ts';
import { setting } from './config.ts';
import { once } from './once.ts';

export const identity = /* @__PURE__ */ once(() =>
  userPool({ userPoolId: setting('USER_POOL_ID'), clientId: setting('USER_POOL_CLIENT_ID') }),
);
export const security = /* @__PURE__ */ once(() => accountSecurity());
