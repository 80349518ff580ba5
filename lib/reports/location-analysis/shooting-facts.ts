/** Selects what the script's places ask of a shoot: places of one stretch, a place long left, headings without INT. or EXT., scenes off the earth. */
import { locationWords } from '../../engine/scenes/location-names.ts';
import type { Story } from '../../story/story-graph.ts';
import { type DatedFact, dated } from '../dated-fact.ts';
import { longestAway, ofOneStretch, type PlaceUse, placeUses } from '../shape/place-use.ts';
import { sceneFinder } from '../story-lookup.ts';
import * as words from './words.ts';

export const shootingParts = ['source', 'scenes', 'places', 'shoot', 'stretches'] as const;
type ShootingStory = Pick<Story, (typeof shootingParts)[number]>;

/** Scenes without INT. or EXT. named one by one. */
const mostUnset = 5;
const fewestScenes = 5;

export function shootingFacts(story: ShootingStory): DatedFact[] {
  if (story.scenes.length < fewestScenes) return offEarthFact(story);
  const uses = placeUses(story);
  return [...stretchFacts(story, uses), ...awayFact(story, uses), ...offEarthFact(story), ...unsetFact(story)];
}

/** Of a run of scenes that stands apart, else of a place that is gone to again and again within a few pages. What Weaknesses ask about a run is told there. */
function stretchFacts({ stretches, source }: ShootingStory, uses: readonly PlaceUse[]): DatedFact[] {
  const [stretch] = stretches.apart;
  if (stretch?.asked) return [];
  if (stretch) {
    const [most] = uses.filter(({ id }) => stretch.places.includes(id));
    return most ? [dated(words.labels.stretch, words.stretchPlaces(stretch, most), [most.scenes[0]?.heading])] : [];
  }
  return ofOneStretch(uses, source.pageCount)
    .slice(0, 1)
    .map((use) => dated(words.labels.stretch, words.oneStretch(use), [use.scenes[0]?.heading]));
}

function awayFact({ source }: ShootingStory, uses: readonly PlaceUse[]): DatedFact[] {
  const away = longestAway(uses, source.pageCount);
  if (!away) return [];
  const { use, before, after } = away;
  if (uses.some((other) => takesOver(use, other))) return [];
  return [dated(words.labels.away, words.away(use.name, before.page, after.page), [after.heading])];
}

/** Headings of two places with one last word part so few pages from each other where one is the other by a new name. */
const fewPages = 2;
const lastWord = ({ name }: PlaceUse): string | undefined => locationWords(name).at(-1);
/** A ship that is renamed has its bridge headed by one name up to a page and by the other from there on: no set to hold. */
const takesOver = (one: PlaceUse, other: PlaceUse): boolean =>
  one.id !== other.id &&
  lastWord(one) === lastWord(other) &&
  (Math.abs(one.firstPage - other.lastPage) <= fewPages || Math.abs(other.firstPage - one.lastPage) <= fewPages);

function unsetFact({ scenes }: ShootingStory): DatedFact[] {
  const unset = scenes.filter(({ setting }) => setting === null);
  const [first] = unset;
  // A script that does without says so by the first of its headings.
  if (!first || unset.length > scenes.length / 2) return [];
  return [dated(words.labels.unset, words.unset(unset.slice(0, mostUnset), unset.length), [first.heading])];
}

function offEarthFact(story: ShootingStory): DatedFact[] {
  const away = story.shoot.offEarth.map(sceneFinder(story));
  const [first] = away;
  if (!first) return [];
  const { label, value } = words.offEarthFact(away.length, first.page);
  return [dated(label, value, [first.heading])];
}
