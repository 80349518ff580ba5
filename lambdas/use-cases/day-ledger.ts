/**
 * A script's ledger within a day's bounds of what a model may cost, of the account and in all. When they are reached, what was counted stands and the model can be
 * asked again the next day.
 */
import type { PlanQuotas } from '../../lib/contract/plan-quotas.ts';
import type { ScriptLedger } from '../../lib/model/script-ledger.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { SetAside, SpendItems } from '../adapters/spend-items.ts';
import type { Logger } from '../logger.ts';

export interface DayLedgerDeps {
  readonly spend: SpendItems;
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly quotas: PlanQuotas;
  /** US dollars a day over all accounts. */
  readonly usdADayInAll: number;
  readonly logger: Pick<Logger, 'info'>;
}

const millionths = (usd: number): number => Math.round(usd * 1_000_000);

const limitsOf = async (deps: DayLedgerDeps, userId: string) => {
  const held = await deps.entitlements.get(userId);
  const account = held === null ? 0 : deps.quotas[held.plan_name].model_usd_a_day;
  return { account: millionths(account), inAll: millionths(deps.usdADayInAll) };
};

/** `ledger` is the script's own; every amount that it holds is held of the day, too. For one process's calls. */
export function dayLedger(ledger: ScriptLedger, deps: DayLedgerDeps, userId: string): ScriptLedger {
  const held: SetAside[] = [];
  return {
    ...ledger,
    async reserve(amount) {
      const ofDay = await deps.spend.setAside(userId, amount, await limitsOf(deps, userId));
      if (ofDay === null) {
        deps.logger.info('model_spend_reached', { user_id: userId });
        return 'day_spent';
      }
      const answer = await ledger.reserve(amount);
      if (answer === 'held') held.push(ofDay);
      else await deps.spend.settle(ofDay, 0);
      return answer;
    },
    async settle(reserved, spent) {
      await ledger.settle(reserved, spent);
      const at = held.findIndex(({ amount }) => amount === reserved);
      const [ofDay] = at < 0 ? [] : held.splice(at, 1);
      if (ofDay) await deps.spend.settle(ofDay, spent);
      if (spent > 0) deps.logger.info('model_paid', { user_id: userId, cost_usd: spent / 1_000_000 });
    },
  };
}
