/** A second factor of the user's own account: a secret for an authenticator app, a code of it as proof, recovery codes. */
import * as z from 'zod';
import { password, sixDigits } from './accounts.ts';

/** As many codes as are made at once. */
export const recoveryCodeCount = 10;

export const beginSecondFactorInput = z.object({ password });
/** `secret` in Base32, also within `address` (otpauth), which a QR code shows; `enrolment` is good until `expires_at` (ISO 8601). */
export const beginSecondFactorOutput = z.object({
  secret: z.string(),
  address: z.string(),
  enrolment: z.string(),
  expires_at: z.string(),
});
export type SecondFactorOffer = z.infer<typeof beginSecondFactorOutput>;

export const confirmSecondFactorInput = z.object({ enrolment: z.string().min(1).max(8192), code: sixDigits });
/** Shown this once: only their hashes are kept. */
export const recoveryCodesOutput = z.object({ recovery_codes: z.array(z.string()).length(recoveryCodeCount) });
