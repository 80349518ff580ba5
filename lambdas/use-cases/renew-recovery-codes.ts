/** Other recovery codes in place of those that are left, for the owner alone. */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import { type GiveRecoveryCodesDeps, giveRecoveryCodes } from './give-recovery-codes.ts';
import { type OwnerInput, type RequireOwnerDeps, requireOwner } from './require-owner.ts';

export interface RenewRecoveryCodesDeps extends RequireOwnerDeps, GiveRecoveryCodesDeps {
  readonly identity: Pick<Identity, 'profile'>;
}
export interface RenewRecoveryCodesInput extends OwnerInput {
  readonly poolUsername: string;
}

const notOn = 'There is no second factor to make recovery codes for.';

/** password_required; token_not_valid for a session that was ended; invalid_input without a second factor. Former codes are none any more. */
export const renewRecoveryCodes = async (
  deps: RenewRecoveryCodesDeps,
  input: RenewRecoveryCodesInput,
): Promise<RouteOutput<'renewRecoveryCodes'>> => {
  await requireOwner(deps, input);
  if (!(await deps.identity.profile(input.poolUsername)).secondFactor) throw new AppError('invalid_input', notOn);
  return giveRecoveryCodes(deps, input.userId);
};
