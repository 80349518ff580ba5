/** POST /api/authentication/login/ */
import { entitlements } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { route } from '../http.ts';
import { logIn } from '../use-cases/log-in.ts';

export const handler = route('login', ({ body }) =>
  logIn({ identity: identity(), entitlements: entitlements() }, body),
);
