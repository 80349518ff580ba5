/** Lays a feature out as about one sequence every twelve pages, by who is heard and where it plays, with who comes and who goes in each. */
import { characterId, placeId, sceneId } from '../../story/ids.ts';
import type { StorySequence } from '../../story/structure.ts';
import type { Derived } from '../derive.ts';
import type { Character } from '../people/character-index.ts';
import { headedScene, headingsCarry } from '../scenes/headings-carry.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { quoteOf } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import { partScenes } from './part-scenes.ts';

/** A feature is commonly told in sequences of ten to fifteen pages (Gulino, Screenwriting: The Sequence Approach, 2004). */
const pagesEach = 12;
/** More than these are no overview. Ours. */
const mostSequences = 12;
/** Shorter ones are scenes. Ours. */
const fewestPages = 4;
/** Scripts of fewer pages have no room for sequences. */
const fewestAll = 60;
/** Places and speakers named of each. */
const mostPlaces = 2;
const mostSpeakers = 3;
/** A place is named from such a share of the sequence's pages on, a speaker from such a share of its words. Ours. */
const leastShare = 0.12;
/** Speeches from which somebody's coming and going is told. */
const heardOften = 6;

/** In script order; empty in a short script and where headings are not enough to part it by. */
export function sequencesOf(derived: Derived, pageCount: number): StorySequence[] {
  const { scenes, pages, locations, characters } = derived;
  if (pages < fewestAll || !headingsCarry(scenes.map(headedScene), pageCount)) return [];
  const people = new Set(characters.map(({ id }) => id));
  const parted = scenes.map((scene) => ({
    pages: Math.max(1 / 8, scene.pages),
    place: locations.locationOf(scene)?.key ?? null,
    words: wordsBySpeaker([scene], people),
  }));
  const starts = partScenes(parted, Math.min(mostSequences, Math.round(pages / pagesEach)), fewestPages);
  return starts.flatMap((from, at) => {
    const to = starts[at + 1] ?? scenes.length;
    return sequenceOf(derived, scenes.slice(from, to), scenes[to]);
  });
}

/** How many words each of these people says; who speaks together with somebody says all of it. */
function wordsBySpeaker(scenes: readonly SceneFacts[], people: ReadonlySet<string>): Map<string, number> {
  const words = new Map<string, number>();
  for (const { speakers, words: said } of scenes.flatMap(({ speeches }) => speeches))
    for (const id of speakers) if (people.has(id)) words.set(id, (words.get(id) ?? 0) + said.length);
  return words;
}

function sequenceOf(
  { characters, locations }: Derived,
  own: readonly SceneFacts[],
  next: SceneFacts | undefined,
): StorySequence[] {
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) return [];
  const inside = new Set(own.map(({ ordinal }) => ordinal));
  const pages = sum(own.map((scene) => scene.pages));
  const byPlace = new Map<string, number>();
  for (const scene of own) {
    const key = locations.locationOf(scene)?.key;
    if (key !== undefined) byPlace.set(key, (byPlace.get(key) ?? 0) + scene.pages);
  }
  const places = leading(byPlace, pages, mostPlaces);
  const words = wordsBySpeaker(own, new Set(characters.map(({ id }) => id)));
  const all = sum([...words.values()]);
  const often = characters.filter(({ speeches }) => speeches.length >= heardOften);
  const heard = (who: Character, end: 'first' | 'last'): boolean => {
    const scene = end === 'first' ? who.scenes[0] : who.scenes.at(-1);
    return scene !== undefined && inside.has(scene);
  };
  return [
    {
      first: sceneId(first.ordinal),
      last: sceneId(last.ordinal),
      fromPage: first.page,
      toPage: Math.max(first.page, next === undefined ? last.lastPage : Math.min(last.lastPage, next.page)),
      pages,
      places: places.map(placeId),
      otherPlaces: byPlace.size - places.length,
      speakers: leading(words, all, mostSpeakers).map(characterId),
      fresh: often.filter((who) => heard(who, 'first')).map(({ id }) => characterId(id)),
      gone: next === undefined ? [] : often.filter((who) => heard(who, 'last')).map(({ id }) => characterId(id)),
      opening: quoteOf(first.headingPassage),
    },
  ];
}

/** The keys with most, the largest first. */
const leading = (shares: ReadonlyMap<string, number>, all: number, most: number): string[] =>
  [...shares]
    .filter(([, share]) => share >= leastShare * all)
    .sort(([, a], [, b]) => b - a)
    .slice(0, most)
    .map(([key]) => key);
