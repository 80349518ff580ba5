/** POST /api/authentication/login/, and PUT, the second step where a second factor is on: one function, so that one log has the trail of sign-ins. */
import { viewerAddressHeader } from '../../lib/contract/route-spec.ts';
import { routes } from '../../lib/contract/routes.ts';
import { entitlements, secondFactors } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { secondFactor, waitingSignIns } from '../deps-second-factor.ts';
import { type HttpHandler, route } from '../http.ts';
import { logger } from '../logger.ts';
import { finishLogIn } from '../use-cases/finish-login.ts';
import { logIn } from '../use-cases/log-in.ts';

const deps = () => ({
  identity: identity(),
  secondFactor: secondFactor(),
  secondFactors: secondFactors(),
  waiting: waitingSignIns(),
  entitlements: entitlements(),
  logger,
});

const first = route('login', ({ body, headers }) => logIn(deps(), { ...body, address: headers[viewerAddressHeader] }));
const second = route('finishLogin', ({ body, headers }) =>
  finishLogIn(deps(), { ...body, address: headers[viewerAddressHeader] }),
);

export const handler: HttpHandler = (event, context) =>
  event.httpMethod === routes.finishLogin.method ? second(event, context) : first(event, context);
