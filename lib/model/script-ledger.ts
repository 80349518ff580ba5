/**
 * What is known of one script across all its questions: money set aside and spent, and whether its text is in the provider's cache. Refuses
 * to let two questions warm the cache at once. The functions keep it in the table; a single process keeps it in memory.
 */

/** Amounts are millionths of a US dollar, whole. */
export interface ScriptLedger {
  /**
   * Sets `amount` aside before a call. 'wait': it would pass the budget together with what calls under way have set aside, and may be there
   * once they are settled; 'spent': not even then; 'day_spent': not today.
   */
  reserve(amount: number): Promise<'held' | 'wait' | 'spent' | 'day_spent'>;
  /** Replaces what was set aside by what the call cost. */
  settle(reserved: number, spent: number): Promise<void>;
  /** 'mine': the caller goes first and tells `warmed`; 'wait': another is at it; 'warm': the text is in the cache. */
  warmth(): Promise<'mine' | 'wait' | 'warm'>;
  /** Ends the caller's turn; after a failure the next one gets it. */
  warmed(succeeded: boolean): Promise<void>;
}

/** A provider drops a prefix that nobody read for five minutes. */
export const cacheLifeMs = 4.5 * 60_000;
/** A turn that is not ended (its function died) lapses after this. */
export const turnMs = 100_000;

/** A ledger for one process. `budget` in millionths of a dollar; null sets no bound. */
export function memoryLedger(
  budget: number | null,
  now: () => number,
): ScriptLedger & { readonly spent: () => number } {
  let held = 0;
  let spentSoFar = 0;
  let warmUntil = 0;
  let turnUntil = 0;
  return {
    spent: () => spentSoFar + held,
    async reserve(amount) {
      if (budget !== null && spentSoFar + amount > budget) return 'spent';
      if (budget !== null && spentSoFar + held + amount > budget) return 'wait';
      held += amount;
      return 'held';
    },
    async settle(reserved, spent) {
      held -= reserved;
      spentSoFar += spent;
    },
    async warmth() {
      if (now() < warmUntil) return 'warm';
      if (now() < turnUntil) return 'wait';
      turnUntil = now() + turnMs;
      return 'mine';
    },
    async warmed(succeeded) {
      turnUntil = 0;
      if (succeeded) warmUntil = now() + cacheLifeMs;
    },
  };
}
