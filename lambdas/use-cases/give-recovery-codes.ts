/** Ten recovery codes of a second factor, made anew: whoever has one gets in when the app is lost. Only their hashes are kept. */
import { randomInt } from 'node:crypto';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { recoveryCodeCount } from '../../lib/contract/second-factor.ts';
import type { SecondFactorItems } from '../adapters/second-factor-items.ts';

const codeLetters = 'abcdefghijklmnopqrstuvwxyz234567';
const codeLength = 16;
/** Eighty random bits each. */
const newCodes = (): string[] =>
  Array.from({ length: recoveryCodeCount }, () =>
    Array.from({ length: codeLength }, () => codeLetters[randomInt(codeLetters.length)]).join(''),
  );
const inFours = (code: string): string => code.replace(/(.{4})(?=.)/g, '$1-');

export interface GiveRecoveryCodesDeps {
  readonly secondFactors: Pick<SecondFactorItems, 'keepCodes'>;
}

/** Former codes are none any more. Answers the codes as they are shown. */
export const giveRecoveryCodes = async (
  deps: GiveRecoveryCodesDeps,
  userId: string,
): Promise<RouteOutput<'renewRecoveryCodes'>> => {
  const codes = newCodes();
  await deps.secondFactors.keepCodes(userId, codes);
  return { recovery_codes: codes.map(inFours) };
};
