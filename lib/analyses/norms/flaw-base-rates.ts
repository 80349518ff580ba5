/** In how many of 100 produced scripts a flaw rule fires, as a table. Refuses to call common practice a flaw: see `leastUnusual`. */

/** Measured on 92 produced scripts (TRIPOD selection) with a quick parser, 2026-11. Whole hundredths. */
export const flawBaseRates = {
  sceneOverFivePages: 66,
  longActionParagraph: 58,
  namesAlike: 50,
  adverbs: 50,
  headingsWithoutTime: 41,
  unusualLength: 34,
  longSpeech: 34,
  characterGoneEarly: 34,
  nearDuplicateCues: 32,
  duplicateSpeech: 26,
  oneLineSpeakers: 23,
  lateMainCharacter: 21,
  leadSilentLong: 18,
  singleUseLocations: 18,
  manyParentheticals: 14,
  leadSpeaksLate: 12,
  cameraTerms: 11,
  leadAbsentAtEnd: 10,
  manyLocations: 9,
  doubledWords: 7,
  talkWithoutAction: 5,
  wakingOpening: 5,
  longSilence: 3,
  exclamations: 3,
  leadSpeaksHalf: 1,
} as const;

/** Slips against the script's own facts. Nobody has counted how many produced scripts have them, so they stand without a base rate. */
type UncountedFlawId =
  | 'sceneNumbers'
  | 'misspelledPlace'
  | 'insideOutside'
  | 'continuousTimeJump'
  | 'lightAgainstHeading'
  | 'openFlashback'
  | 'speaksAfterDeath'
  | 'goneButSpeaks'
  | 'addressesSelf'
  | 'sameCueTwice'
  | 'neverShown'
  | 'introducedForNothing'
  | 'nameNeverSpoken'
  | 'ageStatedTwice'
  | 'surnameChanges'
  | 'misspelledName'
  | 'kinCountedTwice'
  | 'weaponNeverUsed'
  | 'weaponFromNowhere'
  | 'closeUpForNothing'
  | 'innerStates';
export type FlawRuleId = keyof typeof flawBaseRates | UncountedFlawId;

const rates: Readonly<Partial<Record<FlawRuleId, number>>> = flawBaseRates;
/** In how many of 100 produced scripts the rule fires; null where nobody has counted. */
export const baseRateOf = (id: FlawRuleId): number | null => rates[id] ?? null;

/** A rule that fires in more than this share of produced scripts is information, not a weakness. */
export const leastUnusual = 40;
