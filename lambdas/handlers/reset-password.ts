/** POST /api/authentication/password/reset/ */
import { setting } from '../config.ts';
import { security } from '../deps-identity.ts';
import { route } from '../http.ts';
import { resetPassword } from '../use-cases/reset-password.ts';

export const handler = route('resetPassword', ({ body }) =>
  resetPassword({ security: security(), clientId: setting('RESET_CLIENT_ID') }, body),
);
