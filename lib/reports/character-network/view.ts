/** Question 7 as a view of the story graph: who is in the centre, who never talks, with whom each main speaker does, manners of speech, the strongest ties, the map. */
import { mainAmong } from '../../engine/people/main-characters.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Meeting } from '../../story/people/meeting.ts';
import type { Relation } from '../../story/people/relation.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { CharacterNetworkFindings, NetworkEntry } from './card.ts';
import { mapView } from './map-view.ts';
import * as words from './words.ts';

export const characterNetworkParts = [
  'source',
  'scenes',
  'characters',
  'portraits',
  'relations',
  'meetings',
  'network',
] as const;
export type NetworkStory = Pick<Story, (typeof characterNetworkParts)[number]>;

/** Ties told one by one, strongest first; the last lines of the strongest are shown. */
const tiesShown = 5;
/** A tie of fewer exchanges is a passing one. */
const fewestExchanges = 8;
/** People whose manner is told, most words first. */
const mannersShown = 3;
/** Pairs that never talk: those of whom both have so many speeches. */
const pairsShown = 3;
const pairSpeeches = 15;
/** Groups told beside that of the centre: so many members, who keep so much of their talk to themselves. */
const groupsShown = 2;
const groupMembers = 3;
const keptShare = 0.6;
const groupExchanges = 12;
/** Whoever talks with no more than so many has few to talk with. */
const fewPartners = 4;
/** Whoever has so many speeches and one partner talks with nobody else. */
const soleSpeeches = 6;

/** A list for which the script gives nothing is empty. */
export const characterNetworkView = (story: NetworkStory): CharacterNetworkFindings => ({
  Analysis: [centre(story), ...groupsOf(story), ...neverTalk(story)].filter((entry) => entry !== null),
  KeyCharacteristics: portraitsOf(story),
  ToneSpectrum: mainOf(story)
    .flatMap((one) => mannerOf(one, story) ?? [])
    .slice(0, mannersShown),
  CharacterNetwork: tiesOf(story).flatMap((meeting, rank) => tieOf(meeting, rank, story)),
  map: mapView(story),
});

const mainOf = ({ characters }: NetworkStory): StoryCharacter[] => mainAmong(speakersAmong(characters));

const otherOf = ({ people }: Pick<Relation, 'people'>, id: string): string | undefined =>
  people.includes(id) ? people.find((one) => one !== id) : undefined;

const centreOf = ({ network }: NetworkStory) =>
  [...network.people].sort((a, b) => b.exchanges - a.exchanges)[0] ?? null;

/** Who takes part in most exchanges, and the largest conversation that goes on without them. */
function centre(story: NetworkStory): NetworkEntry | null {
  const { network, source, characters, relations } = story;
  const nameOf = nameFinder(story);
  const top = centreOf(story);
  const person = characters.find(({ id }) => id === top?.character);
  if (!top || !person || top.exchanges === 0) return null;
  const lead = characters.find(({ id }) => id === source.lead);
  const without = relations.find(({ people }) => !people.includes(person.id));
  const only = characters.filter(({ id, speeches }) => speeches >= soleSpeeches && partnersOf(id, story).length === 1);
  return {
    ...words.centre(person.name, {
      exchanges: top.exchanges,
      all: network.exchanges,
      partners: top.partners,
      speaksMore: lead && lead.words > person.words ? lead.name : null,
      without: without ? { names: without.people.map(nameOf), exchanges: without.exchanges } : null,
      only: only.filter(({ id }) => partnersOf(id, story)[0] === person.id).map(({ name }) => name),
    }),
    quotes: [],
  };
}

const partnersOf = (id: string, { relations }: NetworkStory): string[] =>
  relations.flatMap((relation) => otherOf(relation, id) ?? []);

/** Groups who talk mostly among themselves. */
const groupsOf = (story: NetworkStory): NetworkEntry[] =>
  story.network.groups
    .slice(1)
    .filter((members) => members.length >= groupMembers)
    .flatMap((members): NetworkEntry[] => {
      const touching = story.relations.filter(({ people }) => people.some((id) => members.includes(id)));
      const sum = (list: readonly Relation[]): number => list.reduce((total, { exchanges }) => total + exchanges, 0);
      const inside = sum(touching.filter(({ people }) => people.every((id) => members.includes(id))));
      if (inside < groupExchanges || inside < keptShare * sum(touching)) return [];
      return [{ ...words.group(members.map(nameFinder(story)), inside, sum(touching)), quotes: [] }];
    })
    .slice(0, groupsShown);

/** Pairs of those who speak most that never exchange a line. */
function apartPairs(story: NetworkStory): Meeting[] {
  const speaking = new Map(mainOf(story).map((one) => [one.id, one]));
  const isMain = (id: string): boolean => (speaking.get(id)?.speeches ?? 0) >= pairSpeeches;
  const said = ({ people }: Meeting): number => people.reduce((sum, id) => sum + (speaking.get(id)?.words ?? 0), 0);
  return story.meetings
    .filter(({ people, exchanges }) => exchanges === 0 && people.every(isMain))
    .toSorted((a, b) => said(b) - said(a))
    .slice(0, pairsShown);
}

function neverTalk(story: NetworkStory): NetworkEntry[] {
  const nameOf = nameFinder(story);
  return apartPairs(story).map(({ people: [one, other], together, mayMeet }) => ({
    ...words.neverTalk(
      [nameOf(one), nameOf(other)],
      together.map(({ page }) => page),
      mayMeet,
    ),
    quotes: [],
    apart: true,
  }));
}

/** So many are told of in any case, the other main speakers where somebody is missing among their partners, or nearly everybody is. */
const alwaysTold = 3;
const portraitsShown = 4;

/** Of those who never answer each other a pair that stands under Analysis is not told again. */
function portraitsOf(story: NetworkStory): NetworkEntry[] {
  const apart = new Set(apartPairs(story).map(({ people }) => people.join(' ')));
  const told = (one: string, other: string): boolean => apart.has(`${one} ${other}`) || apart.has(`${other} ${one}`);
  const portraits = mainOf(story).flatMap((one, rank) => {
    const facts = portraitFacts(one, story, told);
    const stands = facts.never.length > 0 || facts.only.length > 0 || facts.ties.length <= fewPartners;
    // How many talk with whoever is in the centre stands there.
    return stands || (rank < alwaysTold && one.id !== centreOf(story)?.character)
      ? [{ keyword: one.name, description: words.portrait(facts), quotes: [] }]
      : [];
  });
  return portraits.slice(0, portraitsShown);
}

function portraitFacts(
  { id }: StoryCharacter,
  story: NetworkStory,
  told: (one: string, other: string) => boolean,
): Parameters<typeof words.portrait>[0] {
  const nameOf = nameFinder(story);
  const ties = story.relations.flatMap((relation) => {
    const other = otherOf(relation, id);
    return other === undefined ? [] : [{ id: other, name: nameOf(other), exchanges: relation.exchanges }];
  });
  const met = new Set(ties.map((tie) => tie.id));
  return {
    ties,
    never: speakersAmong(story.characters)
      .filter((one) => one.id !== id && one.speeches >= pairSpeeches && !met.has(one.id) && !told(id, one.id))
      .map((one) => one.name),
    // Of whoever is in the centre it stands there.
    only: story.characters
      .filter(
        (one) =>
          id !== centreOf(story)?.character && one.speeches >= soleSpeeches && partnersOf(one.id, story).join() === id,
      )
      .map((one) => one.name),
  };
}

function mannerOf({ id, name, speeches }: StoryCharacter, { portraits }: NetworkStory): NetworkEntry | null {
  const manner = portraits.find(({ character }) => character === id)?.manner;
  const told = manner ? words.manner(name, speeches, manner) : null;
  return told && { ...told, quotes: [] };
}

const tiesOf = ({ meetings }: NetworkStory): Meeting[] =>
  meetings.filter(({ exchanges }, rank) => exchanges >= (rank === 0 ? 1 : fewestExchanges)).slice(0, tiesShown);

/** Of so many ties it is told how often the two talk; of the others what stands out. */
const pairsInAnyCase = 3;

function tieOf(meeting: Meeting, rank: number, story: NetworkStory): NetworkEntry[] {
  const { people, exchanges, pages, last, together } = meeting;
  const nameOf = nameFinder(story);
  const of = (id: string): StoryCharacter | undefined => story.characters.find((one) => one.id === id);
  const end = pages.at(-1) ?? 0;
  const relation = story.relations.find((one) => one.people.every((id) => people.includes(id)));
  const scenes = (relation?.scenes ?? []).map(sceneFinder(story));
  const { stops, plain, ...told } = words.tie(people.map(nameOf), {
    exchanges,
    pages,
    scenes: scenes.length,
    onlyPlace:
      new Set(scenes.map(({ placeKey }) => placeKey)).size === 1 ? (scenes[0] ? placeName(scenes[0]) : null) : null,
    script: Math.round(story.source.pages),
    speakUntil: people.map((id) => of(id)?.lastPage ?? 0),
    silentOn: together.findLast(({ page }) => page > end)?.page ?? null,
  });
  if (plain && rank >= pairsInAnyCase) return [];
  // How two end who speak on in silence; the last lines of the others stand with the people.
  const shown = stops && rank === 0 ? (last ?? []) : [];
  const quotes = shown.map(({ speakers, cite }) => ({
    by: words.by(speakers.map(nameOf)),
    evidence: evidenceOf(cite),
  }));
  return [{ ...told, quotes }];
}
