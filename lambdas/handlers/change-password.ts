/** POST /api/v1/account/password/ */
import { security } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { changePassword } from '../use-cases/change-password.ts';

export const handler = userRoute('changePassword', ({ accessToken }, { body }) =>
  changePassword({ security: security() }, { ...body, accessToken }),
);
