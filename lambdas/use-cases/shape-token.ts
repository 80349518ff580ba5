/**
 * What an access token carries: leave to use this API and not the user pool's own, the epoch of the user's sessions, and the plan for the client's eyes (the
 * gates read the entitlement). A failing table must not keep anybody out; without an epoch a token passes no owner's gate once sessions were ended.
 */
import { planTable } from '../../lib/contract/plans.ts';
import { apiScope, epochClaim, selfServiceScope } from '../../lib/contract/token-scopes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { SessionItems } from '../adapters/session-items.ts';
import type { Logger } from '../logger.ts';

export interface ShapeTokenDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly sessions: Pick<SessionItems, 'epoch'>;
  readonly logger: Logger;
}
export interface TokenShape {
  readonly claimsToAddOrOverride: Record<string, string>;
  readonly scopesToAdd: string[];
  readonly scopesToSuppress: string[];
}

const planClaims = async (deps: ShapeTokenDeps, userId: string): Promise<Record<string, string>> => {
  const held = await deps.entitlements.get(userId);
  return held === null ? {} : { plan_id: String(planTable[held.plan_name].id), plan_name: held.plan_name };
};
const epochClaims = async (deps: ShapeTokenDeps, userId: string): Promise<Record<string, string>> => {
  const epoch = await deps.sessions.epoch(userId);
  return epoch === null ? {} : { [epochClaim]: epoch };
};

export interface ShapeTokenInput {
  readonly userId: string;
  /** The server itself asks for this token, to enrol a second factor: it opens the pool's own calls for once. */
  readonly enrols: boolean;
}

/** `plan_id` and `plan_name` as strings, or neither. Never throws. */
export const shapeToken = async (deps: ShapeTokenDeps, { userId, enrols }: ShapeTokenInput): Promise<TokenShape> => {
  const orNone = (claims: Promise<Record<string, string>>): Promise<Record<string, string>> =>
    claims.catch((error: unknown) => {
      deps.logger.error('token_claims_failed', error, { user_id: userId });
      return {};
    });
  const claims = await Promise.all([orNone(planClaims(deps, userId)), orNone(epochClaims(deps, userId))]);
  return {
    claimsToAddOrOverride: Object.assign({}, ...claims),
    scopesToAdd: [apiScope],
    scopesToSuppress: enrols ? [] : [selfServiceScope],
  };
};
