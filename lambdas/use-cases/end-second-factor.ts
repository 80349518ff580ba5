/** Switches a second factor off, for the owner alone. */
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { SecondFactor } from '../adapters/second-factor.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import { type OwnerInput, type RequireOwnerDeps, requireOwner } from './require-owner.ts';

export interface EndSecondFactorDeps extends RequireOwnerDeps {
  readonly secondFactor: Pick<SecondFactor, 'switchTo'>;
  readonly secondFactors: Pick<SecondFactorItems, 'removeAll'>;
}
export interface EndSecondFactorInput extends OwnerInput {
  readonly poolUsername: string;
}

/** password_required; token_not_valid for a session that was ended. Switching off what is off is fine. */
export const endSecondFactor = async (
  deps: EndSecondFactorDeps,
  input: EndSecondFactorInput,
): Promise<RouteOutput<'endSecondFactor'>> => {
  await requireOwner(deps, input);
  await deps.secondFactor.switchTo(input.poolUsername, false);
  await deps.secondFactors.removeAll(input.userId);
  return { success: true, message: 'Your second factor is off. Logging in asks for the password alone.' };
};
