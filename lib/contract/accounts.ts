/** Sign-up, login and tokens as they cross the wire. Passwords are only ever inputs. */
import * as z from 'zod';
import { paymentStatus } from './payment-status.ts';
import { planName } from './plans.ts';

export const email = z.email('Please enter a valid email address.').max(254, 'Please enter a valid email address.');
export const password = z
  .string()
  .min(1, 'Please enter a password.')
  .max(256, 'A password has at most 256 characters.');

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
