/** POST /api/v1/consultation/ */
import { setting } from '../config.ts';
import { consultations, entitlements, mail, newId, now, sleep } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { requestConsultation } from '../use-cases/request-consultation.ts';

export const handler = userRoute('requestConsultation', (caller, { body }) => {
  const deps = {
    consultations: consultations(),
    entitlements: entitlements(),
    identity: identity(),
    mail: mail(),
    ownerEmail: setting('OWNER_EMAIL'),
    newId,
    now,
    sleep,
  };
  return requestConsultation(deps, { ...caller, ...body });
});
