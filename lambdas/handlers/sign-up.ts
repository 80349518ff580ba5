/** POST /api/authentication/signup/ */

import { identity } from '../deps-identity.ts';
import { route } from '../http.ts';
import { signUp } from '../use-cases/sign-up.ts';

export const handler = route('signUp', ({ body }) => signUp({ identity: identity() }, body));
