/** What the shape of the cast says: centre, strongest tie, bridge, groups, reach, who never meets, whom nobody answers. */
import { leadingSpeakers } from '../../engine/people/count-network.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import type { Network } from '../../story/network.ts';
import { type Relation, relationOf, relationsWith } from '../../story/relation.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { NetworkEntry } from './card.ts';
import { type NetworkStory, quotesOf } from './network-story.ts';
import * as words from './words.ts';

/** Exchanges from which a tie is called the strongest. */
const strongTie = 3;
/** Share of the shortest ways from which somebody is called a bridge, and the cast it takes. */
const bridgeShare = 0.08;
const bridgeCast = 4;
/** Groups of which a line is shown. */
const groupsShown = 3;
/** Possible pairs from which their share says something. */
const fewestPairs = 3;
/** People whom nobody answers of whom a line is shown. */
const aloneShown = 2;

/** The views in order of weight; one is left out where the script gives nothing for it. */
export const shapeView = (story: NetworkStory): NetworkEntry[] =>
  [centre, strongestTie, bridge, groups, reach, neverTalk, answeredByNobody].flatMap((view) => view(story) ?? []);

type Person = Network['people'][number];

/** The first of those with the most. */
const topBy = (people: readonly Person[], by: (one: Person) => number): Person | undefined =>
  [...people].sort((a, b) => by(b) - by(a))[0];

const firstOf = (relation: Relation | undefined, story: NetworkStory) => quotesOf(relation?.first ?? [], story);

function centre(story: NetworkStory): NetworkEntry | null {
  const { network, relations, source } = story;
  const top = topBy(network.people, ({ exchanges }) => exchanges);
  if (!top || top.exchanges === 0) return null;
  const nameOf = nameFinder(story);
  return {
    ...words.centre(nameOf(top.character), top, {
      exchanges: network.exchanges,
      speakers: network.people.length,
      lead: source.lead === null || source.lead === top.character ? null : nameOf(source.lead),
    }),
    quotes: firstOf(relationsWith(relations, top.character)[0], story),
  };
}

function strongestTie(story: NetworkStory): NetworkEntry | null {
  const [first, second] = story.relations;
  if (!first || first.exchanges < strongTie) return null;
  const nameOf = nameFinder(story);
  const named = ({ people, exchanges }: Relation) => ({ names: people.map(nameOf), exchanges });
  return {
    ...words.strongestTie(
      named(first),
      first.scenes.map((id) => sceneFinder(story)(id).page),
      second ? named(second) : null,
    ),
    quotes: quotesOf(first.last ?? [], story),
  };
}

function bridge(story: NetworkStory): NetworkEntry | null {
  const { network, relations } = story;
  const top = topBy(network.people, ({ betweenness }) => betweenness);
  if (!top || top.betweenness < bridgeShare || network.people.length < bridgeCast) return null;
  const nameOf = nameFinder(story);
  const only = network.people.filter(
    ({ character, partners }) => partners === 1 && relationOf(relations, character, top.character),
  );
  const [first] = only;
  const shown = first
    ? relationOf(relations, first.character, top.character)
    : relationsWith(relations, top.character).at(-1);
  return {
    ...words.bridge(
      nameOf(top.character),
      top.betweenness,
      only.map(({ character }) => nameOf(character)),
    ),
    quotes: firstOf(shown, story),
  };
}

function groups(story: NetworkStory): NetworkEntry | null {
  const { groups: found, modularity } = story.network;
  if (found.length < 2) return null;
  return {
    ...words.groups(
      found.map(({ members }) => members.map(nameFinder(story))),
      modularity,
    ),
    quotes: quotesOf(found.flatMap(({ first }) => first?.[0] ?? []).slice(0, groupsShown), story),
  };
}

function reach(story: NetworkStory): NetworkEntry | null {
  const { network, relations } = story;
  if (network.possible < fewestPairs) return null;
  return {
    ...words.reach(relations.length, network),
    quotes: firstOf(relations.at(-1), story),
  };
}

/** Two of those who speak most that never exchange a line. */
function neverTalk(story: NetworkStory): NetworkEntry | null {
  const { apart } = story.network;
  const [first, ...others] = apart;
  if (!first) return null;
  const nameOf = nameFinder(story);
  return {
    ...words.neverTalk({
      names: [nameOf(first.people[0]), nameOf(first.people[1])],
      pages: first.scenes.map((id) => sceneFinder(story)(id).page),
      leading:
        speakersAmong(story.characters).filter(({ onlyHeard }) => !onlyHeard).length < leadingSpeakers
          ? null
          : leadingSpeakers,
      others: others.map(({ people }) => people.map(nameOf)),
    }),
    quotes: quotesOf(
      first.people.map((id) => byId(story, id)?.first),
      story,
    ),
  };
}

const byId = ({ characters }: NetworkStory, id: string): StoryCharacter | undefined =>
  characters.find((one) => one.id === id);

function answeredByNobody(story: NetworkStory): NetworkEntry | null {
  const alone = story.network.people
    .filter(({ partners }) => partners === 0)
    .flatMap(({ character }) => byId(story, character) ?? []);
  if (alone.length === 0) return null;
  return {
    ...words.answeredByNobody(alone),
    quotes: quotesOf(
      alone.slice(0, aloneShown).map(({ first }) => first),
      story,
    ),
  };
}
