/** Begins a second factor: with the password a secret for the user's app, and what confirms it. Nothing is switched on yet. */
import { AppError, sentences } from '../../lib/contract/errors.ts';
import { productName } from '../../lib/contract/product.ts';
import type { RouteBody, RouteOutput } from '../../lib/contract/routes.ts';
import type { Identity } from '../adapters/identity.ts';
import type { Sealed } from '../adapters/sealed.ts';
import type { SecondFactor } from '../adapters/second-factor.ts';
import { type RequireSessionDeps, requireSession, type SessionInput } from './require-session.ts';

/** An enrolment that waits for its first code: a session of the pool's own, and whose it is. */
export interface Enrolment {
  readonly userId: string;
  readonly token: string;
  readonly refresh: string;
}

export interface BeginSecondFactorDeps extends RequireSessionDeps {
  readonly identity: Pick<Identity, 'logIn'>;
  readonly secondFactor: Pick<SecondFactor, 'begin'>;
  readonly enrolments: Pick<Sealed<Enrolment>, 'seal'>;
  readonly now: () => Date;
}
export interface BeginSecondFactorInput extends RouteBody<'beginSecondFactor'>, SessionInput {
  readonly poolUsername: string;
}

const enrolmentSeconds = 10 * 60;
const onAlready = 'Your second factor is on already. Switch it off before you set up another one.';

/** What authenticator apps read from a QR code ("Key URI Format", google-authenticator wiki). */
const otpAddress = (secret: string, email: string): string => {
  const label = encodeURIComponent(`${productName}:${email}`);
  return `otpauth://totp/${label}?secret=${secret}&issuer=${encodeURIComponent(productName)}`;
};

/** token_not_valid for a session that was ended, wrong_password, second_factor_on, too_many_attempts. */
export const beginSecondFactor = async (
  deps: BeginSecondFactorDeps,
  input: BeginSecondFactorInput,
): Promise<RouteOutput<'beginSecondFactor'>> => {
  await requireSession(deps, input);
  const opened = await deps.identity.logIn(input.poolUsername, input.password).catch((error: unknown) => {
    if (!(error instanceof AppError) || error.code !== 'invalid_credentials') throw error;
    throw new AppError('wrong_password', sentences.wrongPassword, { cause: error });
  });
  if ('wants' in opened) throw new AppError('second_factor_on', onAlready);
  const { secret, token, refresh } = await deps.secondFactor.begin(opened.refresh);
  const enrolment = await deps.enrolments.seal({ userId: input.userId, token, refresh }, enrolmentSeconds);
  return {
    secret,
    address: otpAddress(secret, opened.profile.email),
    enrolment,
    expires_at: new Date(deps.now().getTime() + enrolmentSeconds * 1000).toISOString(),
  };
};
