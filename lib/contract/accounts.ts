/** Sign-up, login, tokens and the account itself as they cross the wire. Passwords are only ever inputs. */
import * as z from 'zod';
import { paymentStatus } from './payment-status.ts';
import { receipt } from './payments.ts';
import { planName } from './plans.ts';

const email = z.email('Please enter a valid email address.').max(254, 'Please enter a valid email address.');
/** What a new password needs; the user pool has the last word. */
export const minPasswordLength = 8;
const tooShort = `The password needs at least ${minPasswordLength} characters.`;
const password = z.string().min(1, 'Please enter a password.').max(256, 'A password has at most 256 characters.');

export const loginInput = z.object({ email, password });
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

/** The account page: `created_at` is an ISO 8601 instant, null when the user pool does not say; receipts come newest first. */
export const accountOutput = z.object({
  user,
  created_at: z.string().nullable(),
  payment_status: paymentStatus,
  receipts: z.array(receipt),
});
export type Account = z.infer<typeof accountOutput>;

const newPassword = z.string().min(minPasswordLength, tooShort).max(256);

/** The form of a forgotten password's second step; it goes to the user pool, not to a route of ours. */
export const resetInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Please enter the six digits from the mail.'),
  new_password: newPassword,
});
export const forgotInput = z.object({ email });

export const changePasswordInput = z
  .object({ current_password: password, new_password: newPassword })
  .refine((input) => input.current_password !== input.new_password, {
    path: ['new_password'],
    message: 'The new password is the same as the current one.',
  });

export const deleteAccountOutput = z.object({
  success: z.literal(true),
  message: z.string(),
  removed: z.object({ scripts: z.number().int(), reports: z.number().int(), receipts_kept: z.number().int() }),
});
