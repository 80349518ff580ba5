/** Sign-up, login and tokens as they cross the wire. Passwords are only ever inputs. */
import * as z from 'zod';
import { paymentStatus } from './payment-status.ts';
import { planName } from './plans.ts';

const email = z.email('Please enter a valid email address.').max(254);
const password = z.string().min(1, 'Please enter a password.').max(256);

export const loginInput = z.object({ email, password });
export const user = z.object({ username: z.string(), email: z.string(), profile_image: z.string().nullable() });
export type User = z.infer<typeof user>;

export const loginOutput = z.object({
  access: z.string(),
  refresh: z.string(),
  user,
  payment_status: paymentStatus,
  plan: z.object({ id: z.number().int(), name: planName }).optional(),
});
export type LoginOutput = z.infer<typeof loginOutput>;

export const refreshInput = z.object({ refresh: z.string().min(1).max(8192) });
/** Refresh tokens rotate: the new one must be stored, the old one stops working after a short grace. */
export const refreshOutput = z.object({ access: z.string(), refresh: z.string() });

export const signUpInput = z.object({
  email,
  username: z.string().trim().min(1, 'Please enter a username.').max(64),
  password,
});
export const signUpOutput = z.object({ success: z.literal(true), message: z.string() });

export const logOutInput = z.object({ refresh: refreshInput.shape.refresh });
export const doneOutput = z.object({ success: z.literal(true), message: z.string() });

export const deleteAccountOutput = z.object({
  success: z.literal(true),
  message: z.string(),
  removed: z.object({ scripts: z.number().int(), reports: z.number().int(), receipts_kept: z.number().int() }),
});
