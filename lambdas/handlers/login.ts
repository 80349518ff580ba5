/** POST /api/authentication/login/ */
import { entitlements, identity } from '../deps.ts';
import { route } from '../http.ts';
import { logIn } from '../use-cases/log-in.ts';

export const handler = route('login', ({ body }) =>
  logIn({ identity: identity(), entitlements: entitlements() }, body),
);
