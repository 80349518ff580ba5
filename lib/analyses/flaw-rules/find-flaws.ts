/** Runs every flaw rule over a script. Refuses to list what two produced scripts in five do: that is common practice. */
import type { Derived } from '../derived/derive.ts';
import { flawBaseRates, leastUnusual } from '../norms/flaw-base-rates.ts';
import { castRules } from './cast-rules.ts';
import type { FlawHit, FlawRule } from './flaw-rule.ts';
import { pageRules } from './page-rules.ts';
import { talkRules } from './talk-rules.ts';

export interface Flaw {
  readonly rule: FlawRule;
  readonly hit: FlawHit;
  /** In how many of 100 produced scripts the rule fires. */
  readonly baseRate: number;
}

/** Rarest habit first. */
export function findFlaws(derived: Derived): Flaw[] {
  return [...castRules, ...talkRules, ...pageRules]
    .filter(({ id }) => flawBaseRates[id] <= leastUnusual)
    .flatMap((rule) => {
      const hit = rule.find(derived);
      return hit ? [{ rule, hit, baseRate: flawBaseRates[rule.id] }] : [];
    })
    .sort((a, b) => a.baseRate - b.baseRate);
}
