/** Selects what the script's places ask of a shoot: places of one scene or one stretch, a place long left, headings without INT. or EXT., a room that stands apart, scenes off the earth. */
import { isRoomAlone } from '../../engine/scenes/lies-inside.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { type DatedFact, dated } from '../dated-fact.ts';
import { longestAway, ofOneStretch, type PlaceUse, placeUses, usedOnce } from '../shape/place-use.ts';
import { placeFinder, sceneFinder } from '../story-lookup.ts';
import * as words from './words.ts';

export const shootingParts = ['source', 'scenes', 'places', 'shoot', 'stretches'] as const;
type ShootingStory = Pick<Story, (typeof shootingParts)[number]>;

/** Places named of those used once; scenes without INT. or EXT. named one by one. */
const mostNamed = 2;
const mostUnset = 5;
const fewestScenes = 5;

const eighthsOf = (scenes: readonly Pick<StoryScene, 'pages'>[]): number =>
  scenes.reduce((total, { pages }) => total + Math.round(pages * 8), 0);

export function shootingFacts(story: ShootingStory): DatedFact[] {
  if (story.scenes.length < fewestScenes) return [...roomFact(story), ...offEarthFact(story)];
  const uses = placeUses(story);
  return [
    ...stretchFacts(story, uses),
    ...onceFact(uses),
    ...awayFact(story, uses),
    ...roomFact(story),
    ...offEarthFact(story),
    ...unsetFact(story),
  ];
}

/** Of a run of scenes that stands apart, else of a place that is gone to again and again within a few pages. */
function stretchFacts({ stretches, source }: ShootingStory, uses: readonly PlaceUse[]): DatedFact[] {
  const [stretch] = stretches.apart;
  if (stretch) {
    const [most] = uses.filter(({ id }) => stretch.places.includes(id));
    return most ? [dated(words.labels.stretch, words.stretchPlaces(stretch, most), [most.scenes[0]?.heading])] : [];
  }
  return ofOneStretch(uses, source.pageCount)
    .slice(0, 1)
    .map((use) => dated(words.labels.stretch, words.oneStretch(use), [use.scenes[0]?.heading]));
}

function onceFact(uses: readonly PlaceUse[]): DatedFact[] {
  const once = usedOnce(uses);
  if (once.length < 2 || mostlyRooms(uses)) return [];
  const shown = once.slice(0, mostNamed);
  return [dated(words.labels.once, words.once(uses.length, once.length, shown), [shown[0]?.scenes[0]?.heading])];
}

/** From this share of the places on, rooms headed alone say that the script plays in a building or two. Ours. */
const roomShare = 0.6;
const mostlyRooms = (uses: readonly PlaceUse[]): boolean =>
  uses.filter(({ name }) => isRoomAlone(name)).length >= roomShare * uses.length;

function awayFact({ source }: ShootingStory, uses: readonly PlaceUse[]): DatedFact[] {
  const away = longestAway(uses, source.pageCount);
  if (!away || isRoomAlone(away.use.name)) return [];
  const back = away.use.scenes.find(({ page }) => page === away.to);
  return [dated(words.labels.away, words.away(away.use.name, away.from, away.to), [back?.heading])];
}

function unsetFact({ scenes }: ShootingStory): DatedFact[] {
  const unset = scenes.filter(({ setting }) => setting === null);
  const [first] = unset;
  // A script that does without says so by the first of its headings.
  if (!first || unset.length > scenes.length / 2) return [];
  return [dated(words.labels.unset, words.unset(unset.slice(0, mostUnset), unset.length), [first.heading])];
}

function roomFact(story: ShootingStory): DatedFact[] {
  const { room, moves } = story.shoot;
  if (room === null) return [];
  const placeOf = placeFinder(story);
  const [first] = placeOf(room.place).scenes.map(sceneFinder(story));
  const { label, value, note } = words.roomFact(room, (id) => placeOf(id).name, moves);
  return [dated(label, value, [first?.heading], note)];
}

function offEarthFact(story: ShootingStory): DatedFact[] {
  const away = story.shoot.offEarth.map(sceneFinder(story));
  const [first] = away;
  if (!first) return [];
  const { label, value } = words.offEarthFact(away.length, eighthsOf(away), first.page);
  return [dated(label, value, [first.heading])];
}
