/** Fills the parts of the story graph that counting can fill, each once for an input. */
import type { Story, StoryPart } from '../../story/story-graph.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { countChecks } from '../checks/count-checks.ts';
import { countComparables } from '../comparables/count-comparables.ts';
import { countConventions } from '../conventions/count-conventions.ts';
import { countOwnDrafts } from '../drafts/count-own-drafts.ts';
import { countFlaws } from '../flaw-rules/count-flaws.ts';
import { countSpelling } from '../flaw-rules/spelling/count-spelling.ts';
import { countFormats } from '../formats/count-formats.ts';
import { countMeasures } from '../measures/count-measures.ts';
import { countRatings } from '../measures/count-ratings.ts';
import { countNetwork } from '../people/count-network.ts';
import { countPortraits } from '../people/count-portraits.ts';
import { countRelations } from '../people/count-relations.ts';
import { countSilentPeople } from '../people/count-silent-people.ts';
import { countTalk } from '../people/count-talk.ts';
import { countMeetings, countPresences } from '../people/presence/count-presences.ts';
import { countSetting } from '../production/count-setting.ts';
import { countShoot } from '../production/count-shoot.ts';
import { countShootingPlaces } from '../production/count-shooting-places.ts';
import { countDigest } from '../scenes/count-digest.ts';
import { countLandmarks } from '../scenes/count-landmarks.ts';
import { countPlaces } from '../scenes/count-places.ts';
import { countStretches } from '../structure/count-stretches.ts';
import { countStructure } from '../structure/count-structure.ts';
import { countReturns } from '../text/count-returns.ts';
import { countFeeling } from '../tone/count-feeling.ts';
import { countGenre } from '../tone/count-genre.ts';
import { countTone } from '../tone/count-tone.ts';
import { countTraits } from '../traits/count-traits.ts';
import { countCharacters } from './count-characters.ts';
import { countCredits } from './count-credits.ts';
import { countScenes } from './count-scenes.ts';
import { countSource } from './count-source.ts';

type Counters = { readonly [Part in StoryPart]: (input: AnalysisInput) => Story[Part] };

/** A part without a counter does not compile. */
const counters: Counters = {
  source: countSource,
  scenes: countScenes,
  characters: countCharacters,
  portraits: countPortraits,
  silentPeople: countSilentPeople,
  presences: countPresences,
  relations: countRelations,
  meetings: countMeetings,
  network: countNetwork,
  talk: countTalk,
  places: countPlaces,
  structure: countStructure,
  stretches: countStretches,
  returns: countReturns,
  flaws: countFlaws,
  traits: countTraits,
  landmarks: countLandmarks,
  measures: countMeasures,
  ratings: countRatings,
  genre: countGenre,
  credits: countCredits,
  digest: countDigest,
  tone: countTone,
  feeling: countFeeling,
  checks: countChecks,
  ownDrafts: countOwnDrafts,
  shoot: countShoot,
  setting: countSetting,
  shootingPlaces: countShootingPlaces,
  formats: countFormats,
  conventions: countConventions,
  comparables: countComparables,
  spelling: countSpelling,
};

/** What was counted last of a script, so that fifteen reports count each part once. Other details, corrections or drafts begin anew. */
interface Counted {
  readonly details: AnalysisInput['details'];
  readonly corrections: AnalysisInput['corrections'];
  readonly otherDrafts: AnalysisInput['otherDrafts'];
  readonly parts: Map<StoryPart, unknown>;
}
const countedOf = new WeakMap<AnalysisInput['derived'], Counted>();

function countedFor({ derived, details, corrections, otherDrafts }: AnalysisInput): Counted {
  const known = countedOf.get(derived);
  const isKnown = known?.details === details && known.corrections === corrections && known.otherDrafts === otherDrafts;
  if (isKnown) return known;
  const fresh: Counted = { details, corrections, otherDrafts, parts: new Map() };
  countedOf.set(derived, fresh);
  return fresh;
}

/**
 * The parts asked for, and no other: what serves only locked reports is not computed. The same input always gives the same parts.
 */
export function countStory<Part extends StoryPart>(
  input: AnalysisInput,
  wanted: readonly Part[],
): { readonly [Each in Part]: Story[Each] } {
  const { parts } = countedFor(input);
  for (const part of wanted) if (!parts.has(part)) parts.set(part, counters[part](input));
  return Object.fromEntries(wanted.map((part) => [part, parts.get(part)])) as Pick<Story, Part>;
}
