/** Runs the flaw rules over a script. What two produced scripts in five do is common practice: it is found, and named as such by its base rate. */
import type { Derived } from '../derived/derive.ts';
import { baseRateOf } from '../norms/flaw-base-rates.ts';
import { castRules } from './cast-rules.ts';
import { commonRules } from './common-rules.ts';
import { factRules } from './fact-rules.ts';
import type { FlawHit, FlawRule } from './flaw-rule.ts';
import { headingRules } from './heading-rules.ts';
import { introductionRules } from './introduction-rules.ts';
import { nameRules } from './name-rules.ts';
import { pageRules } from './page-rules.ts';
import { presenceRules } from './presence-rules.ts';
import { propRules } from './prop-rules.ts';
import { proseRules } from './prose-rules.ts';
import { talkRules } from './talk-rules.ts';
import { timeRules } from './time-rules.ts';

export interface Flaw {
  readonly rule: FlawRule;
  readonly hit: FlawHit;
  /** In how many of 100 produced scripts the rule fires; null where nobody has counted. */
  readonly baseRate: number | null;
}

/** Every rule there is. */
export const flawRules: readonly FlawRule[] = [
  ...castRules,
  ...talkRules,
  ...pageRules,
  ...commonRules,
  ...headingRules,
  ...timeRules,
  ...presenceRules,
  ...introductionRules,
  ...nameRules,
  ...factRules,
  ...propRules,
  ...proseRules,
];

/** Slips against the script's own facts first, then the rarest habit first. */
export function findFlaws(derived: Derived): Flaw[] {
  return flawRules
    .flatMap((rule) => {
      const hit = rule.featuresOnly && derived.short ? null : rule.find(derived);
      return hit ? [{ rule, hit, baseRate: baseRateOf(rule.id) }] : [];
    })
    .sort((a, b) => (a.baseRate ?? 0) - (b.baseRate ?? 0));
}
