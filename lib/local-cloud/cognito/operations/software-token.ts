/** A second factor: a secret for the user's app, proved by a code of it, and whether a sign-in asks for one. By access token only, with the scope for it. */
import * as z from 'zod';
import { CognitoError } from '../cognito-error.ts';
import { type CognitoContext, poolOf } from '../context.ts';
import { operation } from '../operation.ts';
import type { Pool } from '../settings.ts';
import type { User } from '../state.ts';
import { userOfAccessToken } from '../tokens.ts';
import { newTotpSecret, stepOfCode } from '../totp.ts';
import { existingUser } from '../users.ts';

const associateInput = z.object({ AccessToken: z.string() });
const verifyInput = associateInput.extend({ UserCode: z.string().regex(/^\d{6}$/) });
const preferenceInput = z.object({
  UserPoolId: z.string(),
  Username: z.string(),
  SoftwareTokenMfaSettings: z.object({ Enabled: z.boolean(), PreferredMfa: z.boolean().default(false) }),
});

/** A new secret, which replaces one that was not proved; the one in use goes on until this one is. */
export const associateSoftwareToken = operation('open', associateInput, async (context, input) => {
  const { user, pool } = await userOfAccessToken(context, input.AccessToken);
  requireSecondFactors(pool);
  user.offeredSecret = newTotpSecret();
  return { SecretCode: user.offeredSecret };
});

/** Wrong codes are counted by the caller's own throttle: whoever is here has given the password. */
export const verifySoftwareToken = operation('open', verifyInput, async (context, input) => {
  const { user, pool } = await userOfAccessToken(context, input.AccessToken);
  requireSecondFactors(pool);
  const secret = user.offeredSecret ?? null;
  const step = secret === null ? null : stepOfCode(secret, input.UserCode, context.now());
  if (secret === null || step === null) throw new CognitoError('EnableSoftwareTokenMFAException', 'Code mismatch');
  user.softwareToken = { secret, lastStep: step, on: user.softwareToken?.on ?? false };
  user.offeredSecret = null;
  return { Status: 'SUCCESS' };
});

export const adminSetUserMfaPreference = operation('signed', preferenceInput, (context, input) => {
  const pool = poolOf(context, input.UserPoolId);
  const user = existingUser(context.file.value, pool.id, input.Username);
  const { Enabled } = input.SoftwareTokenMfaSettings;
  if (!user.softwareToken) {
    if (Enabled) throw new CognitoError('InvalidParameterException', 'User has not verified software token mfa');
    return {};
  }
  if (Enabled) requireSecondFactors(pool);
  user.softwareToken.on = Enabled;
  return {};
});

/** Uses a code up. Throws CodeMismatchException, or ExpiredCodeException for one that was used, or is older than one that was. */
export function takeCode(context: CognitoContext, user: User, code: string): void {
  const token = user.softwareToken;
  const step = token ? stepOfCode(token.secret, code, context.now()) : null;
  if (!token || step === null) throw new CognitoError('CodeMismatchException', 'Invalid code received for user');
  if (step <= token.lastStep)
    throw new CognitoError('ExpiredCodeException', 'Your software token has already been used once.');
  token.lastStep = step;
}

export function asksForCode(pool: Pool, user: User): boolean {
  return pool.takesSoftwareTokens && user.softwareToken?.on === true;
}

function requireSecondFactors(pool: Pool): void {
  if (!pool.takesSoftwareTokens)
    throw new CognitoError(
      'SoftwareTokenMFANotFoundException',
      'Software Token MFA has not been enabled by the userPool',
    );
}
