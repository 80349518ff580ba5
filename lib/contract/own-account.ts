/** The user's own account: its page with the receipts, a changed and a forgotten password, its end. Passwords are only ever inputs. */
import * as z from 'zod';
import { email, password, user } from './accounts.ts';
import { paymentStatus } from './payment-status.ts';
import { currency, planName } from './plans.ts';

/** Why a payment was given back without anybody's asking: what it paid for was there already, or its account was not there any more. */
export const refundReason = z.enum(['adds_nothing', 'account_deleted']);
export type RefundReason = z.infer<typeof refundReason>;

/** A payment that was made: `amount` in the currency's minor unit, instants in ISO 8601; `payment_id` is the card provider's. */
export const receipt = z.object({
  receipt_id: z.string(),
  plan: z.object({ id: z.number().int(), name: planName }),
  amount: z.number().int(),
  currency,
  status: z.enum(['paid', 'refunded']),
  paid_at: z.string(),
  refunded_at: z.string().nullable(),
  refund_reason: refundReason.nullable(),
  /** When we heard that the bank sent the refund back. */
  refund_failed_at: z.string().nullable(),
  payment_id: z.string().nullable(),
  order_id: z.string().nullable(),
});
export type Receipt = z.infer<typeof receipt>;

/** Whether logging in asks for a code of an app, and how many codes are left for when the app is lost. */
export const secondFactor = z.object({ on: z.boolean(), recovery_codes_left: z.number().int() });

/** The account page: `created_at` is an ISO 8601 instant, null when the user pool does not say; receipts come newest first. */
export const accountOutput = z.object({
  user,
  created_at: z.string().nullable(),
  payment_status: paymentStatus,
  receipts: z.array(receipt),
  second_factor: secondFactor,
});
export type Account = z.infer<typeof accountOutput>;

/** What a new password needs; the user pool has the last word. */
export const minPasswordLength = 8;
const tooShort = `The password needs at least ${minPasswordLength} characters.`;
const newPassword = z.string().min(minPasswordLength, tooShort).max(256);

/** The second step of a forgotten password as the form has it, and with the email as the route wants it. */
export const resetInput = z.object({
  code: z
    .string()
    .trim()
    .regex(/^\d{6}$/, 'Please enter the six digits from the mail.'),
  new_password: newPassword,
});
export const resetPasswordInput = resetInput.extend({ email });
export const forgotInput = z.object({ email });

export const changePasswordInput = z
  .object({ current_password: password, new_password: newPassword })
  .refine((input) => input.current_password !== input.new_password, {
    path: ['new_password'],
    message: 'The new password is the same as the current one.',
  });

export const proveOwnerInput = z.object({ password });
/** `proof` is good until `expires_at` (ISO 8601), as often as it is sent. */
export const proveOwnerOutput = z.object({ proof: z.string(), expires_at: z.string() });

/**
 * `removed.receipts_kept` counts what stays without a name, given back or not. `payments`: checkouts that were open and can't be paid any
 * more, payments not yet confirmed that were given back, and payments that the provider still processes and that will be given back.
 */
export const deleteAccountOutput = z.object({
  success: z.literal(true),
  message: z.string(),
  removed: z.object({ scripts: z.number().int(), reports: z.number().int(), receipts_kept: z.number().int() }),
  payments: z.object({
    checkouts_closed: z.number().int(),
    given_back: z.number().int(),
    in_process: z.number().int(),
  }),
});
