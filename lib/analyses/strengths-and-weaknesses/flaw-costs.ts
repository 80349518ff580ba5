/** What each flaw costs a reader and how much work it is to mend: a weakness speaks of that, and leaves what was found to flaw detection. Refuses to repeat the flaw's own points and advice. */
import type { FlawHit } from '../flaw-rules/flaw-rule.ts';
import type { FlawRuleId } from '../norms/flaw-base-rates.ts';
import { pagesOf } from '../wording.ts';

/** 'slip' is mended in minutes, 'line' in an hour, 'scene' is a scene's rewrite, 'story' a decision about the whole. By our own judgment. */
type Work = 'slip' | 'line' | 'scene' | 'story';

/** `where` is the flaw's pages in words ('pages 3 and 5'). */
type Cost = readonly [work: Work, costs: (where: string) => string];

const readers: Readonly<Record<FlawRuleId, Cost>> = {
  sceneOverFivePages: ['scene', (where) => `Attention has to be won twice within the scene on ${where}`],
  longActionParagraph: [
    'line',
    (where) => `The eye skips on ${where}: a block of action is where readers begin to skim`,
  ],
  namesAlike: ['slip', (where) => `A reader takes one for the other from ${where} on`],
  adverbs: ['line', (where) => `The verbs do not carry the picture by themselves on ${where}`],
  headingsWithoutTime: ['slip', (where) => `Nobody who plans a shoot knows the hour on ${where}`],
  unusualLength: ['story', () => 'The page count is read before the first line is'],
  longSpeech: ['scene', (where) => `Nobody else in the scene has a say on ${where}`],
  characterGoneEarly: ['story', (where) => `Somebody the reader was asked to care about is not seen through: ${where}`],
  nearDuplicateCues: ['slip', (where) => `Two cues on ${where} read as one person, or one as two`],
  duplicateSpeech: [
    'slip',
    (where) => `Read on ${where}, it looks like a slip of copying before it looks like a choice`,
  ],
  oneLineSpeakers: ['story', (where) => `Names that are not needed again fill a reader’s memory, first on ${where}`],
  lateMainCharacter: [
    'story',
    (where) => `Somebody who counts comes in on ${where}, when a reader’s interest is already given`,
  ],
  leadSilentLong: ['story', (where) => `Between ${where} a reader may wonder whose story it is`],
  singleUseLocations: ['story', (where) => `Places are learned and dropped, as on ${where}, and none gathers meaning`],
  manyParentheticals: ['line', (where) => `Actors are told what the lines should tell them, as on ${where}`],
  leadSpeaksLate: ['story', (where) => `Up to ${where} a reader follows somebody else and has to change over`],
  cameraTerms: ['line', (where) => `The camera steps between reader and story on ${where}`],
  leadAbsentAtEnd: ['story', (where) => `The last picture belongs to somebody else: ${where}`],
  manyLocations: ['story', (where) => `A producer counts company moves, beginning on ${where}`],
  doubledWords: ['slip', (where) => `A reader trips on ${where} and thinks of the typing`],
  talkWithoutAction: ['scene', (where) => `For a stretch on ${where} there is nothing to look at`],
  wakingOpening: ['scene', (where) => `The first image, on ${where}, is one that readers have met in other scripts`],
  longSilence: ['scene', (where) => `Between ${where} nobody is heard, and the page must hold by pictures alone`],
  exclamations: ['line', (where) => `Where so many lines are raised, as on ${where}, none sounds loud`],
  leadSpeaksHalf: ['story', (where) => `The others have little room to be anybody, as on ${where}`],
  sceneNumbers: ['slip', (where) => `A schedule made from the numbers on ${where} would be wrong`],
  misspelledPlace: ['slip', (where) => `One place on ${where} goes into a breakdown as two`],
  insideOutside: [
    'slip',
    (where) => `A crew reading the heading on ${where} would set up on the wrong side of the wall`,
  ],
  continuousTimeJump: ['slip', (where) => `On ${where} a reader can’t tell how much time has gone by`],
  lightAgainstHeading: ['slip', (where) => `Heading and action light the scene on ${where} differently`],
  openFlashback: ['slip', (where) => `From ${where} on a reader may not know which time it is`],
  speaksAfterDeath: ['scene', (where) => `On ${where} a death that was believed is taken back, or looks so`],
  goneButSpeaks: ['scene', (where) => `On ${where} a reader looks up to see who is still in the room`],
  addressesSelf: ['slip', (where) => `The reader has to work out on ${where} who is speaking to whom`],
  sameCueTwice: ['slip', (where) => `A missing line is suspected on ${where}`],
  neverShown: ['line', (where) => `A voice without a body speaks on ${where}`],
  introducedForNothing: ['line', (where) => `A name and an age on ${where} promise somebody who never comes back`],
  nameNeverSpoken: [
    'line',
    (where) => `An audience, which reads no cues, is never told the name that stands on ${where}`,
  ],
  ageStatedTwice: ['slip', (where) => `Casting gets two answers on ${where}`],
  surnameChanges: ['slip', (where) => `One person becomes two in a cast list made from ${where}`],
  misspelledName: ['slip', (where) => `A stranger seems to turn up on ${where}`],
  kinCountedTwice: ['slip', (where) => `The family does not add up on ${where}`],
  weaponNeverUsed: ['scene', (where) => `A promise made on ${where} is still waiting at the end`],
  weaponFromNowhere: ['scene', (where) => `On ${where} a reader asks where that came from instead of what it will do`],
  closeUpForNothing: ['line', (where) => `What is pointed at on ${where} is remembered, and nothing comes of it`],
  innerStates: ['line', (where) => `A screen can’t show what a reader is told on ${where}`],
};

const works: Readonly<Record<Work, (where: string) => string>> = {
  slip: (where) => `Minutes of work on ${where}; make the correction before anybody else reads the draft.`,
  line: (where) => `A matter of lines: go through ${where} with a pencil, and let the rest of the script alone.`,
  scene: (where) => `A scene’s rewrite: begin on ${where}, and read what stands before and after it again.`,
  story: (where) => `A decision about the whole before any line is changed: settle it with ${where} in front of you.`,
};

/** Pages named; more would be a list. */
const named = 3;

/** The title and the advice of the weakness that a flaw is. */
export function costOf(id: FlawRuleId, { points }: FlawHit): { title: string; advice: string } {
  const pages = [...new Set(points.flatMap(({ evidence }) => evidence.map(({ page }) => page)))];
  const where = pagesOf(pages.slice(0, named));
  const [work, says] = readers[id];
  return { title: says(where), advice: works[work](where) };
}
