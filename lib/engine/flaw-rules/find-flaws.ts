/** The list of flaw rules, and what they find in a script. What two produced scripts in five do is common practice: it is found, and named as such by its base rate. */
import type { Derived } from '../derive.ts';
import { baseRateOf } from '../norms/flaw-base-rates.ts';
import { lateMainCharacter } from './cast/late-main-character.ts';
import { leadSilentLong } from './cast/lead-silent-long.ts';
import { leadSpeaksHalf } from './cast/lead-speaks-half.ts';
import { leadSpeaksLate } from './cast/lead-speaks-late.ts';
import { nearDuplicateCues } from './cast/near-duplicate-cues.ts';
import { oneLineSpeakers } from './cast/one-line-speakers.ts';
import type { FlawRule } from './flaw-rule.ts';
import { adverbs } from './page/adverbs.ts';
import { cameraTerms } from './page/camera-terms.ts';
import { doubledWords } from './page/doubled-words.ts';
import { innerStates } from './page/inner-states.ts';
import { longActionParagraph } from './page/long-action-paragraph.ts';
import { sceneOverFivePages } from './page/scene-over-five-pages.ts';
import { unusualLength } from './page/unusual-length.ts';
import { wakingOpening } from './page/waking-opening.ts';
import { ageStatedTwice } from './people/age-stated-twice.ts';
import { introducedForNothing } from './people/introduced-for-nothing.ts';
import { kinCountedTwice } from './people/kin-counted-twice.ts';
import { misspelledName } from './people/misspelled-name.ts';
import { nameNeverSpoken } from './people/name-never-spoken.ts';
import { namesAlike } from './people/names-alike.ts';
import { insideOutside } from './places/inside-outside.ts';
import { manyLocations } from './places/many-locations.ts';
import { misspelledPlace } from './places/misspelled-place.ts';
import { singleUseLocations } from './places/single-use-locations.ts';
import { goneButSpeaks } from './presence/gone-but-speaks.ts';
import { sameCueTwice } from './presence/same-cue-twice.ts';
import { closeUpForNothing } from './props/close-up-for-nothing.ts';
import { weaponFromNowhere } from './props/weapon-from-nowhere.ts';
import { weaponNeverUsed } from './props/weapon-never-used.ts';
import { exclamations } from './talk/exclamations.ts';
import { longSilence } from './talk/long-silence.ts';
import { longSpeech } from './talk/long-speech.ts';
import { manyParentheticals } from './talk/many-parentheticals.ts';
import { talkWithoutAction } from './talk/talk-without-action.ts';
import { continuousTimeJump } from './time/continuous-time-jump.ts';
import { headingsWithoutTime } from './time/headings-without-time.ts';
import { lightAgainstHeading } from './time/light-against-heading.ts';
import { openFlashback } from './time/open-flashback.ts';

/** Every rule there is; among equals the earlier is told first. */
export const flawRules: readonly FlawRule[] = [
  lateMainCharacter,
  oneLineSpeakers,
  nearDuplicateCues,
  leadSilentLong,
  leadSpeaksLate,
  leadSpeaksHalf,
  longSpeech,
  manyParentheticals,
  exclamations,
  talkWithoutAction,
  unusualLength,
  cameraTerms,
  manyLocations,
  singleUseLocations,
  doubledWords,
  wakingOpening,
  longSilence,
  sceneOverFivePages,
  longActionParagraph,
  namesAlike,
  adverbs,
  headingsWithoutTime,
  misspelledPlace,
  insideOutside,
  continuousTimeJump,
  lightAgainstHeading,
  openFlashback,
  goneButSpeaks,
  sameCueTwice,
  introducedForNothing,
  nameNeverSpoken,
  misspelledName,
  ageStatedTwice,
  kinCountedTwice,
  weaponNeverUsed,
  weaponFromNowhere,
  closeUpForNothing,
  innerStates,
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
export const isAskedOf = ({ featuresOnly }: FlawRule, { short }: Pick<Derived, 'short'>): boolean =>
  !(featuresOnly && short);

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
