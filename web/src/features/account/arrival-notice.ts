/** What /login says to somebody who arrives there from another screen, and whose login it is. Refuses a navigation state of another shape. */
import * as z from 'zod';
import { readWayBack } from './way-back.ts';

const arrival = z.object({
  signedUp: z.literal(true).optional(),
  passwordReset: z.literal(true).optional(),
  /** The reset's own sentence, where it could not end the other sessions. */
  sessionsKept: z.string().max(300).optional(),
  /** Of the account that was just opened, or whose password was just set. */
  email: z.string().max(254).optional(),
});

/** The email to begin with; empty when none was brought along. */
export const arrivalEmail = (state: unknown): string => arrival.safeParse(state).data?.email ?? '';

/** To somebody without a session who has chosen a plan; null to anybody else. */
export const choiceNotice = (state: unknown): string | null =>
  readWayBack(state)?.selectedPlan === undefined
    ? null
    : 'The plan that you chose is kept: log in, or sign up, and go on with it.';

/** Null when there is nothing to say. */
export function arrivalNotice(state: unknown): string | null {
  const parsed = arrival.safeParse(state);
  if (!parsed.success) return null;
  const { signedUp, passwordReset, sessionsKept } = parsed.data;
  if (signedUp) return 'Your account is ready. Please log in.';
  if (passwordReset)
    return sessionsKept ?? 'Your new password is set, and every session was signed out. Please log in.';
  return null;
}
