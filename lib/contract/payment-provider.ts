/** What the card provider sends to us: the browser on its way back, and news of a payment. No page of the site asks for these. */
import * as z from 'zod';

/**
 * Where the provider sends the browser back to: `session_id` after paying, `payment_id` (ours) with `cancelled` after leaving, since
 * the provider fills in its session id only in the success address. A malformed value counts as missing.
 */
export const returnQuery = z.object({
  session_id: z
    .string()
    .regex(/^cs_[A-Za-z0-9_]{1,200}$/)
    .optional()
    .catch(undefined),
  payment_id: z
    .string()
    .regex(/^[0-9A-HJKMNP-TV-Z]{26}$/)
    .optional()
    .catch(undefined),
  cancelled: z.string().optional().catch(undefined),
});

export const webhookOutput = z.object({ received: z.literal(true) });
