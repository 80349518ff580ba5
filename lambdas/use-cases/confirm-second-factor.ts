/** Switches a second factor on by a code of the app that has its secret, and gives ten recovery codes. A forgotten password does not switch it off. */
import { AppError, sentences } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import type { Sealed } from '../adapters/sealed.ts';
import type { SecondFactor } from '../adapters/second-factor.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import type { Enrolment } from './begin-second-factor.ts';
import { requireTry } from './complete-log-in.ts';
import { giveRecoveryCodes } from './give-recovery-codes.ts';
import { type RequireSessionDeps, requireSession, type SessionInput } from './require-session.ts';

export interface ConfirmSecondFactorDeps extends RequireSessionDeps {
  readonly identity: Pick<Identity, 'revoke'>;
  readonly secondFactor: Pick<SecondFactor, 'confirm' | 'switchTo'>;
  readonly secondFactors: Pick<SecondFactorItems, 'keepCodes' | 'countTry' | 'clearTries'>;
  readonly enrolments: Pick<Sealed<Enrolment>, 'open'>;
}
export interface ConfirmSecondFactorInput extends RouteBody<'confirmSecondFactor'>, SessionInput {
  readonly poolUsername: string;
}

/** token_not_valid, code_mismatch, code_expired when it took too long, too_many_attempts. */
export const confirmSecondFactor = async (
  deps: ConfirmSecondFactorDeps,
  input: ConfirmSecondFactorInput,
): Promise<RouteOutput<'confirmSecondFactor'>> => {
  const { userId, poolUsername, code } = input;
  await requireSession(deps, input);
  const enrolment = await deps.enrolments.open(input.enrolment);
  if (enrolment?.userId !== userId) throw new AppError('code_expired', sentences.enrolmentOver);
  await requireTry(deps, userId);
  await deps.secondFactor.confirm(enrolment.token, code);
  // The codes before the factor: nobody is locked out by what breaks off in between.
  const codes = await giveRecoveryCodes(deps, userId);
  await deps.secondFactor.switchTo(poolUsername, true);
  await deps.secondFactors.clearTries(userId);
  await deps.identity.revoke(enrolment.refresh);
  return codes;
};
