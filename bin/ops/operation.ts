/** What a command of `npm run ops` is: it looks first and says what it would do; only then, and only when told to, it acts. */

/** The owner's mistake, whose message is enough. */
export class OpsError extends Error {}

export interface Operation {
  /** By its id, for the audit line: a user, a script, a payment, a queue. */
  readonly about: string;
  /** What was found, in sentences without a word of a script. */
  readonly says: readonly string[];
  /** What would be done; null where looking was all, or there is nothing to do. */
  readonly act: { readonly would: string; readonly run: () => Promise<readonly string[]> } | null;
  /** Whether looking is the command's whole work: then the look itself is written down. */
  readonly isLook?: boolean;
}

/** An instant as a person reads it, in UTC. */
export const at = (instant: string): string => `${instant.slice(0, 10)} ${instant.slice(11, 16)} UTC`;

export const counted = (n: number, one: string, many = `${one}s`): string => `${n} ${n === 1 ? one : many}`;
