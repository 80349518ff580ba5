/** Sign-up, login and tokens as they cross the wire. Passwords are only ever inputs. */
import * as z from 'zod';
import { paymentStatus } from './payment-status.ts';
import { planName } from './plans.ts';

export const email = z.email('Please enter a valid email address.').max(254, 'Please enter a valid email address.');
export const password = z
  .string()
  .min(1, 'Please enter a password.')
  .max(256, 'A password has at most 256 characters.');

/** What a recovery code looks like: sixteen letters and digits in fours. Read without regard to case, spaces and dashes. */
export const recoveryCode = z
  .string()
  .max(64)
  .transform((text) => text.toLowerCase().replace(/[\s-]/g, ''))
  .refine((text) => /^[a-z2-7]{16}$/.test(text), 'A recovery code has sixteen letters and digits.');

/** `recovery_code` in place of a second factor: it is used up, and the second factor is switched off. */
export const loginInput = z.object({ email, password, recovery_code: recoveryCode.optional() });

/** Of an authenticator app. */
export const sixDigits = z
  .string()
  .transform((text) => text.replace(/\s/g, ''))
  .refine((text) => /^\d{6}$/.test(text), 'Please enter the six digits that your app shows.');

/** What login answers beside 401 `mfa_required`, and the code of the second factor. */
export const finishLoginInput = z.object({ session: z.string().min(1).max(8192), code: sixDigits });
export const user = z.object({ username: z.string(), email: z.string(), profile_image: z.string().nullable() });
export type User = z.infer<typeof user>;

/** Without `payment_status` the plan speaks for it: active with one, inactive without. */
export const loginOutput = z.object({
  access: z.string(),
  refresh: z.string(),
  user,
  payment_status: paymentStatus.optional(),
  plan: z.object({ id: z.number().int(), name: z.string().toLowerCase().pipe(planName) }).optional(),
});
export type LoginOutput = z.infer<typeof loginOutput>;

export const refreshInput = z.object({ refresh: z.string().min(1).max(8192) });
/** Refresh tokens rotate: the new one must be stored, the old one stops working after a short grace. */
export const refreshOutput = z.object({ access: z.string(), refresh: z.string() });

/** Line ends, other control characters and those that turn the direction of writing: a name with them could pass for something else in a mail or a receipt. */
const disguise = /[\p{Cc}\p{Zl}\p{Zp}\u202a-\u202e\u2066-\u2069]/u;
const visible = /[\p{L}\p{N}\p{P}\p{S}]/u;

export const signUpInput = z.object({
  email,
  username: z
    .string()
    .trim()
    .min(1, 'Please enter a username.')
    .max(64, 'A username has at most 64 characters.')
    .refine((name) => visible.test(name) && !disguise.test(name), 'Please use letters and signs that can be seen.'),
  password,
});
export const signUpOutput = z.object({ success: z.literal(true), message: z.string() });

export const logOutInput = z.object({ refresh: refreshInput.shape.refresh });
export const doneOutput = z.object({ success: z.literal(true), message: z.string() });
