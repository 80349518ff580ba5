/** POST /api/authentication/password/reset/ */
import { identity } from '../deps-identity.ts';
import { route } from '../http.ts';
import { resetPassword } from '../use-cases/reset-password.ts';

export const handler = route('resetPassword', ({ body }) => resetPassword({ identity: identity() }, body));
