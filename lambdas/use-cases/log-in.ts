/**
 * Logs in by email and password; where a second factor is on, says that its code is wanted, or takes a recovery code. Refuses an unknown user exactly as it refuses
 * a wrong password, and leaves the trail of sign-ins.
 */
import { AppError, sentences } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity, SignedIn } from '../adapters/identity.ts';
import type { Sealed } from '../adapters/sealed.ts';
import type { SecondFactor } from '../adapters/second-factor.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import { answerOf, type CompleteLogInDeps, type From, noted, requireTry } from './complete-log-in.ts';

/** A sign-in that waits for its code: the pool's session, and whose it is. */
export interface WaitingSignIn {
  readonly session: string;
  readonly poolUsername: string;
}
export interface LogInDeps extends CompleteLogInDeps {
  readonly identity: Pick<Identity, 'logIn'>;
  readonly secondFactor: Pick<SecondFactor, 'switchTo'>;
  readonly secondFactors: Pick<SecondFactorItems, 'spendCode' | 'countTry' | 'removeAll'>;
  readonly waiting: Pick<Sealed<WaitingSignIn>, 'seal'>;
}
export interface LogInInput extends RouteBody<'login'>, From {}

/** How long the screen may wait for the code: as long as the pool does. */
const waitSeconds = 180;

const wrongRecoveryCode = 'That recovery code is not right, or was used already.';

/**
 * invalid_credentials, too_many_attempts; mfa_required with the session of the second step. With a recovery code: code_mismatch, or the second factor is off
 * from then on, since the app is lost.
 */
export const logIn = async (deps: LogInDeps, input: LogInInput): Promise<RouteOutput<'login'>> => {
  const { recovery_code: code } = input;
  const enter = () => deps.identity.logIn(input.email.toLowerCase(), input.password);
  const first = async (): Promise<SignedIn> => {
    const answer = await enter();
    if (!('wants' in answer)) return answer;
    const { session, poolUsername } = answer;
    if (code !== undefined) return enterWithout(poolUsername, code);
    const waiting = await deps.waiting.seal({ session, poolUsername }, waitSeconds);
    throw new AppError('mfa_required', sentences.mfaRequired, { session: waiting });
  };
  // Used up before the factor goes: whoever is cut off here has nine more.
  const enterWithout = async (poolUsername: string, recoveryCode: string): Promise<SignedIn> => {
    await requireTry(deps, poolUsername);
    if (!(await deps.secondFactors.spendCode(poolUsername, recoveryCode)))
      throw new AppError('code_mismatch', wrongRecoveryCode);
    await deps.secondFactor.switchTo(poolUsername, false);
    const signedIn = await enter();
    if ('wants' in signedIn) throw new Error('The second factor was switched on again meanwhile.');
    await deps.secondFactors.removeAll(poolUsername);
    return signedIn;
  };
  return answerOf(deps, await noted(deps, input, code === undefined ? {} : { second: 'recovery_code' }, first));
};
