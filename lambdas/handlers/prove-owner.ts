/** POST /api/v1/account/proof/ */
import { proofs } from '../deps.ts';
import { identity, security } from '../deps-identity.ts';
import { userRoute } from '../http.ts';
import { proveOwner } from '../use-cases/prove-owner.ts';

export const handler = userRoute('proveOwner', (caller, { body }) =>
  proveOwner({ identity: identity(), proofs: proofs(), security: security() }, { ...caller, ...body }),
);
