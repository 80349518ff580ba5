/** POST /api/authentication/login/ */
import { viewerAddressHeader } from '../../lib/contract/route-spec.ts';
import { entitlements } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { route } from '../http.ts';
import { logger } from '../logger.ts';
import { logIn } from '../use-cases/log-in.ts';

export const handler = route('login', ({ body, headers }) =>
  logIn(
    { identity: identity(), entitlements: entitlements(), logger },
    { ...body, address: headers[viewerAddressHeader] },
  ),
);
