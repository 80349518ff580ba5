/** POST /api/v1/account/password/ */
import { sessions } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { changePassword } from '../use-cases/change-password.ts';

export const handler = userRoute('changePassword', (caller, { body }) =>
  changePassword({ identity: identity(), sessions: sessions() }, { ...caller, ...body }),
);
