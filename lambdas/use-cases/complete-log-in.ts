/**
 * What both steps of a login have in common: the tries of a code are counted, the trail of sign-ins is left, and a session that was opened is answered with what the
 * user has paid for. The trail says who came in and how, what was refused, from which address; no email. It stands in the function's own log, kept for two weeks.
 */
import { AppError, sentences } from '../../lib/contract/errors.ts';
import { planTable } from '../../lib/contract/plans.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { SignedIn } from '../adapters/identity.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import type { Logger } from '../logger.ts';
import { describePaymentStatus } from './describe-payment-status.ts';

export interface CompleteLogInDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly logger: Pick<Logger, 'info'>;
}
/** Where the call comes from, as the distribution says. */
export interface From {
  readonly address: string | undefined;
}

/** Runs one step and notes what came of it. */
export const noted = async (
  { logger }: Pick<CompleteLogInDeps, 'logger'>,
  { address }: From,
  how: { readonly second?: 'code' | 'recovery_code' },
  step: () => Promise<SignedIn>,
): Promise<SignedIn> => {
  const signedIn = await step().catch((error: unknown) => {
    logger.info('sign_in', { outcome: error instanceof AppError ? error.code : 'internal', address, ...how });
    throw error;
  });
  logger.info('sign_in', { outcome: 'signed_in', user_id: signedIn.profile.userId, address, ...how });
  return signedIn;
};

/** What a login answers, whichever step opened the session. */
export const answerOf = async (
  deps: Pick<CompleteLogInDeps, 'entitlements'>,
  { access, refresh, profile }: SignedIn,
): Promise<RouteOutput<'login'>> => {
  const entitlement = await deps.entitlements.get(profile.userId);
  return {
    access,
    refresh,
    user: { username: profile.username, email: profile.email, profile_image: profile.profileImage },
    payment_status: describePaymentStatus(entitlement),
    ...(entitlement && { plan: { id: planTable[entitlement.plan_name].id, name: entitlement.plan_name } }),
  };
};

/** too_many_attempts after five codes in a quarter of an hour, right or wrong. The pool's name of an account is its user's id. */
export const requireTry = async (
  deps: { readonly secondFactors: Pick<SecondFactorItems, 'countTry'> },
  userId: string,
): Promise<void> => {
  if (!(await deps.secondFactors.countTry(userId))) throw new AppError('too_many_attempts', sentences.tooManyAttempts);
};
