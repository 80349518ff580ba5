/** The second factor under /api/v1/account/second-factor/: POST begins, PUT confirms, DELETE ends it, POST …/recovery-codes/ makes other codes. One function. */
import { routes } from '../../lib/contract/routes.ts';
import { now, proofs, secondFactors, sessions } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { enrolments, secondFactor } from '../deps-second-factor.ts';
import { type HttpHandler, userRoute } from '../http.ts';
import { beginSecondFactor } from '../use-cases/begin-second-factor.ts';
import { confirmSecondFactor } from '../use-cases/confirm-second-factor.ts';
import { endSecondFactor } from '../use-cases/end-second-factor.ts';
import { renewRecoveryCodes } from '../use-cases/renew-recovery-codes.ts';

const deps = () => ({
  identity: identity(),
  secondFactor: secondFactor(),
  secondFactors: secondFactors(),
  enrolments: enrolments(),
  proofs: proofs(),
  sessions: sessions(),
  now,
});

const begin = userRoute('beginSecondFactor', (caller, { body }) => beginSecondFactor(deps(), { ...caller, ...body }));
const confirm = userRoute('confirmSecondFactor', (caller, { body }) =>
  confirmSecondFactor(deps(), { ...caller, ...body }),
);
const end = userRoute('endSecondFactor', (caller) => endSecondFactor(deps(), caller));
const renew = userRoute('renewRecoveryCodes', (caller) => renewRecoveryCodes(deps(), caller));

const bare = (path: string): string => path.replace(/\/$/, '');
const handlerOf = (method: string, resource: string): HttpHandler => {
  if (method === routes.endSecondFactor.method) return end;
  if (method === routes.confirmSecondFactor.method) return confirm;
  return bare(resource) === bare(routes.renewRecoveryCodes.path) ? renew : begin;
};

export const handler: HttpHandler = (event, context) =>
  handlerOf(event.httpMethod, event.resource ?? '')(event, context);
