/** The list of flaw rules, and what they find in a script. */
import type { Derived } from '../derive.ts';
import { baseRateOf } from '../norms/flaw-base-rates.ts';
import type { FlawRule } from './flaw-rule.ts';
import { cameraTerms } from './page/camera-terms.ts';
import { doubledWords } from './page/doubled-words.ts';
import { innerStates } from './page/inner-states.ts';
import { missingPages } from './page/missing-pages.ts';
import { stockActions } from './page/stock-actions.ts';
import { unusualLength } from './page/unusual-length.ts';
import { wakingOpening } from './page/waking-opening.ts';
import { ageStatedTwice } from './people/age-stated-twice.ts';
import { misspelledName } from './people/misspelled-name.ts';
import { nameTwoWays } from './people/name-two-ways.ts';
import { namesAlike } from './people/names-alike.ts';
import { insideOutside } from './places/inside-outside.ts';
import { misspelledPlace } from './places/misspelled-place.ts';
import { agreement } from './spelling/agreement.ts';
import { lostWords } from './spelling/lost-words.ts';
import { misspelledWords } from './spelling/misspelled-words.ts';
import { strayMarks } from './spelling/stray-marks.ts';
import { wordMixUps } from './spelling/word-mix-ups.ts';
import { cueInAction } from './talk/cue-in-action.ts';
import { manyParentheticals } from './talk/many-parentheticals.ts';
import { talkWithoutAction } from './talk/talk-without-action.ts';
import { continuousTimeJump } from './time/continuous-time-jump.ts';
import { lightAgainstHeading } from './time/light-against-heading.ts';
import { openFlashback } from './time/open-flashback.ts';

/** Every rule there is; among equals the earlier is told first. */
export const flawRules: readonly FlawRule[] = [
  missingPages,
  manyParentheticals,
  talkWithoutAction,
  cueInAction,
  unusualLength,
  cameraTerms,
  doubledWords,
  wakingOpening,
  namesAlike,
  lostWords,
  wordMixUps,
  agreement,
  misspelledWords,
  strayMarks,
  misspelledPlace,
  insideOutside,
  continuousTimeJump,
  lightAgainstHeading,
  openFlashback,
  misspelledName,
  nameTwoWays,
  ageStatedTwice,
  innerStates,
  stockActions,
];

const rulesById = new Map(flawRules.map((rule) => [rule.id, rule]));

/** The rule of this id. Throws RangeError where there is none. */
export function flawRuleOf(id: string): FlawRule {
  const rule = rulesById.get(id);
  if (!rule) throw new RangeError(`There is no flaw rule ${id}`);
  return rule;
}

export const isFlawRule = (id: string): boolean => rulesById.has(id);

/** False where the rule counts the pages of a feature and the script is under 60 pages. */
export const isAskedOf = ({ featuresOnly }: FlawRule, { short, format }: Pick<Derived, 'short' | 'format'>): boolean =>
  !(featuresOnly && (short || format.format !== 'feature'));

/** What one rule found. `baseRate`: in how many of 100 produced scripts it does; null where nobody has counted. */
export interface Flaw {
  readonly rule: FlawRule;
  readonly facts: object;
  readonly baseRate: number | null;
}

/** Slips against the script's own facts first, then the rarest habit first. */
export function findFlaws(derived: Derived): Flaw[] {
  return flawRules
    .flatMap((rule) => {
      const facts = isAskedOf(rule, derived) ? rule.find(derived) : null;
      return facts ? [{ rule, facts, baseRate: baseRateOf(rule.id) }] : [];
    })
    .sort((a, b) => (a.baseRate ?? 0) - (b.baseRate ?? 0));
}
