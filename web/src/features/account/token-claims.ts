/** Reads the claims of an access token that the site uses. Verifies nothing: the server does. */
import * as z from 'zod';
import { inactivePayment, type PaymentStatus } from '../../../../lib/contract/payment-status.ts';
import { type PlanName, planName } from '../../../../lib/contract/plans.ts';

const claimsSchema = z.object({
  exp: z.number().optional().catch(undefined),
  sub: z.string().optional().catch(undefined),
  plan_id: z.coerce.number().int().positive().optional().catch(undefined),
  plan_name: z
    .string()
    .transform((name) => name.toLowerCase())
    .pipe(planName)
    .optional()
    .catch(undefined),
});
export type TokenClaims = z.infer<typeof claimsSchema>;

/** Null for anything that is not a readable JWT. */
export function readClaims(token: string): TokenClaims | null {
  const payload = token.split('.')[1];
  if (!payload) return null;
  try {
    const bytes = Uint8Array.from(atob(payload.replaceAll('-', '+').replaceAll('_', '/')), (c) => c.charCodeAt(0));
    const parsed = claimsSchema.safeParse(JSON.parse(new TextDecoder().decode(bytes)));
    return parsed.success ? parsed.data : null;
  } catch {
    return null;
  }
}

/** True when the token says that its time is over. A token without `exp` is left for the server to judge. */
export function isExpired(token: string, nowMs: number): boolean {
  const exp = readClaims(token)?.exp;
  return exp !== undefined && exp * 1000 <= nowMs;
}

/** The plan a token carries; both claims must be valid. */
export function planOfToken(token: string): { id: number; name: PlanName } | null {
  const claims = readClaims(token);
  return claims?.plan_id !== undefined && claims.plan_name !== undefined
    ? { id: claims.plan_id, name: claims.plan_name }
    : null;
}

/** The active payment status that a plan of a token stands for. */
export const activeStatus = (plan: { id: number; name: PlanName }, nowMs: number): PaymentStatus => ({
  ...inactivePayment,
  has_active_payment: true,
  payment_date: new Date(nowMs).toISOString(),
  plan: { id: plan.id, name: plan.name, type: plan.name, is_active: true },
});
