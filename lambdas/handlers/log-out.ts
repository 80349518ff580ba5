/** POST /api/authentication/logout/ */
import { sessions } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { route } from '../http.ts';
import { logOut } from '../use-cases/log-out.ts';

export const handler = route('logOut', ({ body }) => logOut({ identity: identity(), sessions: sessions() }, body));
