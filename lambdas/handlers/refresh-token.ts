/** POST /api/authentication/token/refresh/ */

import { identity } from '../deps-identity.ts';
import { route } from '../http.ts';
import { refreshToken } from '../use-cases/refresh-token.ts';

export const handler = route('refreshToken', ({ body }) => refreshToken({ identity: identity() }, body));
