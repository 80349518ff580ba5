/** POST /api/v1/account/proof/ */
import { proofs, sessions } from '../deps.ts';
import { identity } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { proveOwner } from '../use-cases/prove-owner.ts';

export const handler = userRoute('proveOwner', (caller, { body }) =>
  proveOwner({ identity: identity(), proofs: proofs(), sessions: sessions() }, { ...caller, ...body }),
);
