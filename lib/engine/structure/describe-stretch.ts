/** Says what belongs to a run of scenes that stands apart, who is silent throughout it, and what of it is named afterwards. */
import { characterId, placeId, sceneId } from '../../story/ids.ts';
import type { ApartStretch } from '../../story/shape/stretches.ts';
import type { Derived } from '../derive.ts';
import { englishWords } from '../norms/english-words.ts';
import type { Character } from '../people/character-index.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import type { Passage } from '../text/passages.ts';
import { properNounsOf } from '../text/proper-nouns.ts';
import { quoteOf } from '../text/quote.ts';
import { sum } from '../text/statistics.ts';
import type { ApartRun } from './apart-runs.ts';

/** Main speakers: so many at most, each with so many speeches. */
const mostSilent = 8;
const heardOften = 10;

export function describeStretch(derived: Derived, { from, to }: ApartRun): ApartStretch {
  const { scenes, characters, locations } = derived;
  const own = scenes.slice(from, to + 1);
  const [first, last] = [own[0], own.at(-1)];
  if (!first || !last) throw new RangeError('A stretch holds a scene at least');
  const inside = new Set(own.map(({ ordinal }) => ordinal));
  const isOwn = ({ scenes: heard }: Character): boolean => heard.length > 0 && heard.every((one) => inside.has(one));
  const speaks = ({ scenes: heard }: Character): boolean => heard.some((one) => inside.has(one));
  const people = characters.filter(isOwn);
  const places = locations.locations.filter((place) => place.scenes.every(({ ordinal }) => inside.has(ordinal)));
  const names = ownNames(
    derived,
    own,
    people,
    places.map(({ name }) => name),
  );
  const told = {
    first: sceneId(first.ordinal),
    last: sceneId(last.ordinal),
    fromPage: first.page,
    toPage: last.lastPage,
    pages: sum(own.map(({ pages }) => pages)),
    places: places.map(({ key }) => placeId(key)),
    speakers: people.map(({ id }) => characterId(id)),
    guests: characters.filter((one) => speaks(one) && !isOwn(one)).map(({ id }) => characterId(id)),
    silent: characters
      .filter((one) => one.speeches.length >= heardOften && !speaks(one))
      .slice(0, mostSilent)
      .map((one) => silenceOf(one, first, last)),
    named: namedAfter(derived.passages, last, names),
    things: names.length,
    opening: quoteOf(first.headingPassage),
  };
  return { ...told, asked: isAsked(told, derived.pages) };
}

/** Behind the title and before the end: of a beginning or an ending nobody asks what it is for. */
const margin = { start: 2, end: 1 } as const;
/**
 * Shares of the script: a shorter one is a sequence, a longer one half of the story. So many main speakers fall silent for it and come back, so few of the rest speak in it. Of 130 produced scripts 20 have a
 * stretch of their own, most of them the middle of a life; one has such a one.
 */
const share = { least: 0.15, most: 0.35 } as const;
const fewestSilent = 3;
const mostGuests = 5;

const isAsked = ({ fromPage, toPage, pages, silent, guests }: Omit<ApartStretch, 'asked'>, all: number): boolean =>
  fromPage > margin.start &&
  toPage < Math.round(all) - margin.end &&
  pages >= share.least * all &&
  pages <= share.most * all &&
  guests.length <= mostGuests &&
  silent.filter(({ before, after }) => before !== null && after !== null).length >= fewestSilent;

function silenceOf(
  { id, speeches }: Character,
  { ordinal: first }: SceneFacts,
  { ordinal: last }: SceneFacts,
): ApartStretch['silent'][number] {
  const before = speeches.findLast(({ scene }) => (scene ?? 0) < first);
  const after = speeches.find(({ scene }) => (scene ?? 0) > last);
  return { character: characterId(id), before: before?.page ?? null, after: after?.page ?? null };
}

/** Names first printed in the stretch: of its people, of places with a name of two words, and words that no dictionary has and the script uses as names only. */
function ownNames(
  { passages }: Derived,
  own: readonly SceneFacts[],
  people: readonly Character[],
  places: readonly string[],
): string[] {
  const [first] = own;
  const { known } = englishWords();
  const isBefore = ({ scene }: Passage): boolean => (scene ?? 0) < (first?.ordinal ?? 0);
  const wordsBefore = new Set(passages.filter(isBefore).flatMap(({ words }) => words));
  const ordinals = new Set(own.map(({ ordinal }) => ordinal));
  const inside = passages.filter(({ scene }) => ordinals.has(scene ?? 0));
  const coined = [...properNounsOf(inside)].filter((word) => !known.has(word));
  const whole = [
    ...people.map(({ pageName }) => pageName).filter((name) => !known.has(name.toLowerCase())),
    ...places.filter((name) => name.includes(' ')),
  ].map((name) => name.toLowerCase());
  const isNew = (name: string): boolean => !name.split(' ').every((word) => wordsBefore.has(word));
  return [...new Set([...whole, ...coined])].filter(isNew);
}

/** Those that stand as names after the stretch, with the first page of each. */
function namedAfter(
  passages: readonly Passage[],
  { ordinal }: SceneFacts,
  names: readonly string[],
): ApartStretch['named'] {
  const later = passages.filter(({ scene, kind }) => (scene ?? 0) > ordinal && kind !== 'transition');
  return names.flatMap((name) => {
    const pattern = new RegExp(`(?<![\\p{L}\\p{N}])${escaped(name)}(?![\\p{L}\\p{N}])`, 'iu');
    for (const { text, at } of later) {
      const found = pattern.exec(text)?.[0];
      if (found !== undefined && /^\p{Lu}/u.test(found)) return [{ name: found, page: at.page }];
    }
    return [];
  });
}

const escaped = (text: string): string => text.replace(/[.*+?^${}()|[\]\\]/g, '\\$&');
