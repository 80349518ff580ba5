/** What a director sees of the cast at a glance: who of the main speakers never meet, and who alone joins two groups. */
import { mainAmong } from '../../engine/people/main-characters.ts';
import { isSomebody } from '../../engine/people/presence/namings.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import { headingNote } from '../heading-doubt.ts';
import type { NetworkStory } from './view.ts';

/** A part of the cast that stands apart has so many people, or one of the main speakers, and so many exchanges of its own. */
const fewestInGroup = 3;
const fewestExchanges = 8;
/** Whoever speaks less often is in no group. */
const fewestSpeeches = 4;
/** A main part has so much of the talk; so many pairs are told. */
const mainShare = 0.04;
const mostPairs = 5;

type Pair = readonly [StoryCharacter, StoryCharacter];

/**
 * Pairs of the main speakers with no scene in which any part of both names stands or both are heard (`Meeting.mayMeet` is 0), those who speak most first. A claim of absence, and none where
 * headings are too few: of 38 pairs in 22 of 55 produced scripts, read by one reader, 37 share no scene; the one that does stands in a script without headings, now left out.
 */
export function strangersIn(story: NetworkStory): Pair[] {
  const { characters, meetings, scenes } = story;
  if (scenes.length === 0 || headingNote(story) !== null) return [];
  const main = mainAmong(speakersAmong(characters)).filter(
    ({ id, share, introduction }) => share >= mainShare && isSomebody(cueNameOf(id), introduction?.fullName ?? null),
  );
  const find = (id: string): StoryCharacter | undefined => main.find((one) => one.id === id);
  return meetings
    .filter(({ exchanges, mayMeet }) => exchanges === 0 && mayMeet === 0)
    .flatMap(({ people: [one, other] }): Pair[] => {
      const [a, b] = [find(one), find(other)];
      return a && b ? [[a, b]] : [];
    })
    .toSorted(([a, b], [c, d]) => c.share + d.share - a.share - b.share)
    .slice(0, mostPairs);
}

/** `apart` and `others` are ids, those who say most first. */
export interface Bridge {
  readonly person: StoryCharacter;
  readonly apart: readonly StoryCharacter[];
  readonly others: readonly StoryCharacter[];
}

/** The main speaker but for whom two parts of the cast have nothing to do with each other: nobody of the one speaks in a scene of the other. The one with most people apart; null where nobody is one. */
export function bridgeIn(story: NetworkStory): Bridge | null {
  const { characters, relations, scenes } = story;
  if (scenes.length === 0 || headingNote(story) !== null) return null;
  const cast = characters.filter(({ speeches }) => speeches >= fewestSpeeches);
  const main = mainAmong(cast);
  const bridges = main.flatMap((person): Bridge[] => {
    const ties = relations.filter(({ people }) => people.every((id) => cast.some((one) => one.id === id)));
    const own = new Set(ties.flatMap(({ people }) => (people.includes(person.id) ? people : [])));
    const without = ties.filter(({ people }) => !people.includes(person.id));
    const people = cast.filter(({ id }) => id !== person.id);
    const groups = groupsOf(people, [
      ...without.map(({ people: two }) => two),
      ...scenes.map(({ speakers }) => speakers.filter((id) => id !== person.id)),
    ])
      .filter((group) => group.some(({ id }) => own.has(id)))
      .filter((group) => talkWithin(group, without) >= fewestExchanges)
      .toSorted((a, b) => b.length - a.length);
    const [others, apart] = groups;
    const isGroup =
      apart && (apart.length >= fewestInGroup || (apart.length > 1 && apart.some((one) => main.includes(one))));
    return others && apart && isGroup ? [{ person, apart, others }] : [];
  });
  return bridges.toSorted((a, b) => b.apart.length - a.apart.length)[0] ?? null;
}

type Ties = readonly Pick<NetworkStory['relations'][number], 'people' | 'exchanges'>[];

const talkWithin = (group: readonly StoryCharacter[], ties: Ties): number =>
  ties
    .filter(({ people }) => people.every((id) => group.some((one) => one.id === id)))
    .reduce((sum, { exchanges }) => sum + exchanges, 0);

/** People who reach each other over those who are `together`, by ids. */
function groupsOf(people: readonly StoryCharacter[], together: readonly (readonly string[])[]): StoryCharacter[][] {
  const groupOf = new Map(people.map(({ id }) => [id, id]));
  for (const ids of together) {
    const own = ids.filter((id) => groupOf.has(id));
    const joined = new Set(own.map((id) => groupOf.get(id)));
    const [first] = joined;
    if (first === undefined) continue;
    for (const [id, group] of groupOf) if (joined.has(group)) groupOf.set(id, first);
  }
  return [...Map.groupBy(people, ({ id }) => groupOf.get(id)).values()];
}
