/** The second step of a login: the code of the app, for the sign-in that waits for it. */
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Sealed } from '../adapters/sealed.ts';
import type { SecondFactor } from '../adapters/second-factor.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';
import { answerOf, type CompleteLogInDeps, type From, noted, requireTry } from './complete-log-in.ts';
import type { WaitingSignIn } from './log-in.ts';

export interface FinishLogInDeps extends CompleteLogInDeps {
  readonly secondFactor: Pick<SecondFactor, 'answer'>;
  readonly secondFactors: Pick<SecondFactorItems, 'countTry' | 'clearTries'>;
  readonly waiting: Pick<Sealed<WaitingSignIn>, 'open'>;
}
export interface FinishLogInInput extends RouteBody<'finishLogin'>, From {}

const waitedTooLong = 'That took too long. Please log in again with your password.';

/** code_mismatch, code_expired for a code that was used, too_many_attempts, invalid_credentials when it took too long. */
export const finishLogIn = async (deps: FinishLogInDeps, input: FinishLogInInput): Promise<RouteOutput<'login'>> => {
  const signedIn = await noted(deps, input, { second: 'code' }, async () => {
    const waiting = await deps.waiting.open(input.session);
    if (waiting === null) throw new AppError('invalid_credentials', waitedTooLong);
    await requireTry(deps, waiting.poolUsername);
    const answered = await deps.secondFactor.answer({ ...waiting, code: input.code });
    await deps.secondFactors.clearTries(waiting.poolUsername);
    return answered;
  });
  return answerOf(deps, signedIn);
};
