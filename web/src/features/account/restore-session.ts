/** Puts a session together from its cookies at the start of the site. What can't be read is logged by name and reset. */
import * as z from 'zod';
import { type User, user } from '../../../../lib/contract/accounts.ts';
import { inactivePayment, type PaymentStatus, paymentStatus } from '../../../../lib/contract/payment-status.ts';
import type { CookieJar, SessionCookie } from './session-cookies.ts';
import { activeStatus, planOfToken } from './token-claims.ts';

export interface RestoredSession {
  readonly user: User | null;
  readonly token: string | null;
  readonly refreshToken: string | null;
  readonly paymentStatus: PaymentStatus;
}

type Read<T> = { state: 'absent' } | { state: 'broken' } | { state: 'read'; value: T };

const readJson = <T>(cookies: CookieJar, name: SessionCookie, schema: z.ZodType<T>): Read<T> => {
  const text = cookies.read(name);
  if (text === null) return { state: 'absent' };
  try {
    const parsed = schema.safeParse(JSON.parse(text));
    if (parsed.success) return { state: 'read', value: parsed.data };
  } catch {
    // Falls through: text that is no JSON is as broken as JSON of another shape.
  }
  console.error(`The cookie '${name}' could not be read and was reset.`);
  return { state: 'broken' };
};

// A user cookie written by an older page may lack the email; only the name is shown.
const storedUser = user.extend({ email: z.string().default(''), profile_image: z.string().nullable().default(null) });

export function restoreSession(cookies: CookieJar, nowMs: number): RestoredSession {
  const token = cookies.read('token');
  const refreshToken = cookies.read('refreshToken');
  const readUser = readJson(cookies, 'user', storedUser);
  if (readUser.state === 'broken') cookies.remove('user');
  const readStatus = readJson(cookies, 'paymentStatus', paymentStatus);
  const tokenPlan = token === null ? null : planOfToken(token);
  let status = readStatus.state === 'read' ? readStatus.value : inactivePayment;
  if (readStatus.state === 'absent' && tokenPlan) status = activeStatus(tokenPlan, nowMs);
  if (readStatus.state === 'broken' || (readStatus.state === 'absent' && tokenPlan))
    cookies.write('paymentStatus', JSON.stringify(status));
  return {
    user: readUser.state === 'read' ? readUser.value : null,
    token,
    refreshToken,
    paymentStatus: status,
  };
}
