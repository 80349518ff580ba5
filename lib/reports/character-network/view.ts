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
const tiesShown = 6;
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
/** Whoever has so many speeches and one partner talks with nobody else. */
const soleSpeeches = 6;

/** A list for which the script gives nothing is empty. */
export const characterNetworkView = (story: NetworkStory): CharacterNetworkFindings => ({
  Analysis: [centre(story), ...groupsOf(story), ...neverTalk(story)].filter((entry) => entry !== null),
  KeyCharacteristics: mainOf(story).map((one) => portraitOf(one, story)),
  ToneSpectrum: mainOf(story)
    .flatMap((one) => mannerOf(one, story) ?? [])
    .slice(0, mannersShown),
  CharacterNetwork: tiesOf(story).map((meeting, rank) => tieOf(meeting, rank, story)),
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
function neverTalk(story: NetworkStory): NetworkEntry[] {
  const nameOf = nameFinder(story);
  const speaking = new Map(mainOf(story).map((one) => [one.id, one]));
  const isMain = (id: string): boolean => (speaking.get(id)?.speeches ?? 0) >= pairSpeeches;
  const said = ({ people }: Meeting): number => people.reduce((sum, id) => sum + (speaking.get(id)?.words ?? 0), 0);
  return story.meetings
    .filter(({ people, exchanges }) => exchanges === 0 && people.every(isMain))
    .toSorted((a, b) => said(b) - said(a))
    .slice(0, pairsShown)
    .map(({ people: [one, other], together, mayMeet }) => ({
      ...words.neverTalk(
        [nameOf(one), nameOf(other)],
        together.map(({ page }) => page),
        mayMeet,
      ),
      quotes: [],
      apart: true,
    }));
}

function portraitOf({ id, name }: StoryCharacter, story: NetworkStory): NetworkEntry {
  const nameOf = nameFinder(story);
  const ties = story.relations.flatMap((relation) => {
    const other = otherOf(relation, id);
    return other === undefined ? [] : [{ id: other, name: nameOf(other), exchanges: relation.exchanges }];
  });
  const met = new Set(ties.map((tie) => tie.id));
  return {
    keyword: name,
    description: words.portrait(name, {
      ties,
      never: mainOf(story)
        .filter((one) => one.id !== id && one.speeches >= pairSpeeches && !met.has(one.id))
        .map((one) => one.name),
      // Of whoever is in the centre it stands there.
      only: story.characters
        .filter(
          (one) =>
            id !== centreOf(story)?.character &&
            one.speeches >= soleSpeeches &&
            partnersOf(one.id, story).join() === id,
        )
        .map((one) => one.name),
    }),
    quotes: [],
  };
}

function mannerOf({ id, name, speeches }: StoryCharacter, { portraits }: NetworkStory): NetworkEntry | null {
  const manner = portraits.find(({ character }) => character === id)?.manner;
  const told = manner ? words.manner(name, speeches, manner) : null;
  return told && { ...told, quotes: [] };
}

const tiesOf = ({ meetings }: NetworkStory): Meeting[] =>
  meetings.filter(({ exchanges }, rank) => exchanges >= (rank === 0 ? 1 : fewestExchanges)).slice(0, tiesShown);

function tieOf(meeting: Meeting, rank: number, story: NetworkStory): NetworkEntry {
  const { people, exchanges, pages, last, together } = meeting;
  const nameOf = nameFinder(story);
  const of = (id: string): StoryCharacter | undefined => story.characters.find((one) => one.id === id);
  const end = pages.at(-1) ?? 0;
  const relation = story.relations.find((one) => one.people.every((id) => people.includes(id)));
  const scenes = (relation?.scenes ?? []).map(sceneFinder(story));
  const shown = rank === 0 ? (last ?? []) : [];
  return {
    ...words.tie(people.map(nameOf), {
      exchanges,
      pages,
      scenes: scenes.length,
      onlyPlace:
        new Set(scenes.map(({ placeKey }) => placeKey)).size === 1 ? (scenes[0] ? placeName(scenes[0]) : null) : null,
      script: Math.round(story.source.pages),
      speakUntil: people.map((id) => of(id)?.lastPage ?? 0),
      silentOn: together.findLast(({ page }) => page > end)?.page ?? null,
    }),
    quotes: shown.map(({ speakers, cite }) => ({ by: words.by(speakers.map(nameOf)), evidence: evidenceOf(cite) })),
  };
}
