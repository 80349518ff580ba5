/** What a model's work on one script has cost: money set aside and spent. The functions keep it in the table; a single process keeps it in memory. */

/** Amounts are millionths of a US dollar, whole. */
export interface ScriptLedger {
  /**
   * Sets `amount` aside before a call. 'wait': it would pass the budget together with what calls under way have set aside, and may be there
   * once they are settled; 'spent': not even then; 'day_spent': not today.
   */
  reserve(amount: number): Promise<'held' | 'wait' | 'spent' | 'day_spent'>;
  /** Replaces what was set aside by what the call cost. */
  settle(reserved: number, spent: number): Promise<void>;
}

/** A ledger for one process. `budget` in millionths of a dollar; null sets no bound. */
export function memoryLedger(budget: number | null): ScriptLedger & { readonly spent: () => number } {
  let held = 0;
  let spentSoFar = 0;
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
  };
}
