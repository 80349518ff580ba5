/** Runs the flaw rules over a script. What two produced scripts in five do is common practice: it is found, and named as such by its base rate. */
import type { Derived } from '../derived/derive.ts';
import { flawBaseRates } from '../norms/flaw-base-rates.ts';
import { castRules } from './cast-rules.ts';
import { commonRules } from './common-rules.ts';
import type { FlawHit, FlawRule } from './flaw-rule.ts';
import { pageRules } from './page-rules.ts';
import { talkRules } from './talk-rules.ts';

export interface Flaw {
  readonly rule: FlawRule;
  readonly hit: FlawHit;
  /** In how many of 100 produced scripts the rule fires. */
  readonly baseRate: number;
}

/** Every rule there is. */
export const flawRules: readonly FlawRule[] = [...castRules, ...talkRules, ...pageRules, ...commonRules];

/** Rarest habit first. */
export function findFlaws(derived: Derived): Flaw[] {
  return flawRules
    .flatMap((rule) => {
      const hit = rule.find(derived);
      return hit ? [{ rule, hit, baseRate: flawBaseRates[rule.id] }] : [];
    })
    .sort((a, b) => a.baseRate - b.baseRate);
}
