/** Question 7 as a view of the story graph: who is in the centre, who never talks, who carries how much, manners of speech, the strongest ties, the map. */
import { mainAmong } from '../../engine/people/main-characters.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Relation } from '../../story/people/relation.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Story } from '../../story/story-graph.ts';
import { placeName } from '../describe-place.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { CharacterNetworkFindings, NetworkEntry } from './card.ts';
import { mapView } from './map-view.ts';
import * as words from './words.ts';

export const characterNetworkParts = ['source', 'scenes', 'characters', 'portraits', 'relations', 'network'] as const;
export type NetworkStory = Pick<Story, (typeof characterNetworkParts)[number]>;

/** Ties told one by one, strongest first; the first lines of the strongest are shown. */
const tiesShown = 4;
/** People whose manner is told, most words first. */
const mannersShown = 3;
/** Pairs that never talk. */
const pairsShown = 2;
/** With whom somebody talks most. */
const partnersShown = 3;

/** A list for which the script gives nothing is empty. */
export const characterNetworkView = (story: NetworkStory): CharacterNetworkFindings => ({
  Analysis: [centre(story), ...neverTalk(story)].filter((entry) => entry !== null),
  KeyCharacteristics: mainOf(story).map((one) => portraitOf(one, story)),
  ToneSpectrum: mainOf(story)
    .flatMap((one) => mannerOf(one, story) ?? [])
    .slice(0, mannersShown),
  CharacterNetwork: story.relations.slice(0, tiesShown).map((relation, rank) => tieOf(relation, rank, story)),
  map: mapView(story),
});

/** The place where most of these scenes play, the first of equals. */
function mostAt(scenes: readonly StoryScene[]): string | null {
  const places = Map.groupBy(scenes, placeName);
  const [first] = [...places].sort((a, b) => b[1].length - a[1].length);
  return first?.[0] ?? null;
}

const mainOf = ({ characters }: NetworkStory): StoryCharacter[] => mainAmong(speakersAmong(characters));

function centre(story: NetworkStory): NetworkEntry | null {
  const { network, source, characters } = story;
  const [top] = [...network.people].sort((a, b) => b.exchanges - a.exchanges);
  const person = characters.find(({ id }) => id === top?.character);
  if (!top || !person || top.exchanges === 0) return null;
  const lead = characters.find(({ id }) => id === source.lead);
  const speaksMore = lead && lead.words > person.words ? lead.name : null;
  return {
    ...words.centre(person, top.exchanges / network.exchanges, {
      lead: speaksMore,
      place: mostAt(story.scenes.filter(({ ordinal }) => person.scenes.includes(ordinal))),
    }),
    quotes: [],
  };
}

/** Pairs of those who speak most that never exchange a line. */
const neverTalk = (story: NetworkStory): NetworkEntry[] =>
  story.network.apart.slice(0, pairsShown).map(({ people: [one, other], scenes }) => ({
    ...words.neverTalk(
      [nameFinder(story)(one), nameFinder(story)(other)],
      scenes.map((id) => sceneFinder(story)(id).page),
    ),
    quotes: [],
    apart: true,
  }));

function portraitOf({ id, name }: StoryCharacter, story: NetworkStory): NetworkEntry {
  const nameOf = nameFinder(story);
  const ties = story.relations.filter(({ people }) => people.includes(id));
  const closest = ties.slice(0, partnersShown).flatMap(({ people, exchanges }) => {
    const other = people.find((one) => one !== id);
    return other === undefined ? [] : [{ name: nameOf(other), exchanges }];
  });
  return { keyword: name, description: words.portrait(closest, ties.length), quotes: [] };
}

function mannerOf({ id, name }: StoryCharacter, { portraits }: NetworkStory): NetworkEntry | null {
  const manner = portraits.find(({ character }) => character === id)?.manner;
  const told = manner ? words.manner(name, manner) : null;
  return told && { ...told, quotes: [] };
}

function tieOf({ people, scenes, first, exchanges }: Relation, rank: number, story: NetworkStory): NetworkEntry {
  const nameOf = nameFinder(story);
  const shown = rank === 0 ? (first ?? []) : [];
  return {
    ...words.tie(people.map(nameOf), exchanges, {
      pages: scenes.map((id) => sceneFinder(story)(id).page),
      place: mostAt(scenes.map(sceneFinder(story))),
    }),
    quotes: shown.map(({ speakers, cite }) => ({ by: words.by(speakers.map(nameOf)), evidence: evidenceOf(cite) })),
  };
}
