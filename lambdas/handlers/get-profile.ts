/** GET /api/v1/account/profile/, and PUT, which sets it: one function. */
import { routes } from '../../lib/contract/routes.ts';
import { bucket, entitlements, profiles } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { type HttpHandler, userRoute } from '../http.ts';
import { getProfile } from '../use-cases/get-profile.ts';
import { saveProfile } from '../use-cases/save-profile.ts';

const deps = () => ({
  bucket: bucket(),
  entitlements: entitlements(),
  identity: identity(),
  profiles: profiles(),
});

const get = userRoute('getProfile', (caller) => getProfile(deps(), caller));
const save = userRoute('saveProfile', (caller, { body }) => saveProfile(deps(), caller, body));

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.saveProfile.method ? save(event, context) : get(event, context);
