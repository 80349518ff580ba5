/** Question 7 as a view of the story graph: the shape of the cast, portraits, manners of speech, the strongest ties, the map. */
import { mainAmong } from '../../engine/people/main-characters.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { Portrait } from '../../story/portrait.ts';
import { type Relation, relationsWith } from '../../story/relation.ts';
import { nameFinder, sceneFinder } from '../story-lookup.ts';
import type { CharacterNetworkFindings, NetworkEntry } from './card.ts';
import { mapView } from './map-view.ts';
import { type NetworkStory, quotesOf } from './network-story.ts';
import { shapeView } from './shape-view.ts';
import * as words from './words.ts';

/** Ties told one by one, strongest first. */
const tiesShown = 8;
/** Exchanges from which the last line of a tie is shown beside the first. */
const enoughForLast = 3;
/** Own words given in a portrait. */
const ownWordsShown = 3;

export const characterNetworkView = (story: NetworkStory): CharacterNetworkFindings => ({
  Analysis: shapeView(story),
  KeyCharacteristics: portrayed(story).map((each) => portraitOf(each, story)),
  ToneSpectrum: portrayed(story).flatMap((each) => mannerOf(each, story)),
  CharacterNetwork: story.relations.slice(0, tiesShown).map((relation) => tieOf(relation, story)),
  map: mapView(story),
});

interface Portrayed {
  readonly character: StoryCharacter;
  readonly portrait: Portrait;
}

const portrayed = ({ characters, portraits }: NetworkStory): Portrayed[] =>
  mainAmong(speakersAmong(characters)).flatMap((character) => {
    const portrait = portraits.find((one) => one.character === character.id);
    return portrait ? [{ character, portrait }] : [];
  });

function portraitOf({ character, portrait }: Portrayed, story: NetworkStory): NetworkEntry {
  const { id, name, introduction, longest } = character;
  const [closest] = relationsWith(story.relations, id);
  const other = closest?.people.find((one) => one !== id);
  return {
    keyword: name,
    description: words.portrait(
      character,
      closest && other !== undefined ? { name: nameFinder(story)(other), exchanges: closest.exchanges } : null,
      portrait.ownWords.slice(0, ownWordsShown),
    ),
    quotes: [
      ...(introduction ? [{ by: words.action, evidence: evidenceOf(introduction.cite) }] : []),
      ...quotesOf([portrait.ownLine ?? longest?.line], story),
    ],
  };
}

function mannerOf({ character, portrait }: Portrayed, story: NetworkStory): NetworkEntry[] {
  const { manner } = portrait;
  if (manner === null) return [];
  const shown = quotesOf(
    manner.habits.map(({ line }) => line),
    story,
  );
  return [
    {
      ...words.manner(character, manner),
      quotes: shown.length > 0 ? shown : quotesOf([manner.typical], story),
    },
  ];
}

function tieOf(relation: Relation, story: NetworkStory): NetworkEntry {
  const { people, scenes, first, lastLine, exchanges } = relation;
  const [one, other] = people.map(nameFinder(story));
  const pages = scenes.map((id) => sceneFinder(story)(id).page);
  return {
    ...words.tie([one ?? '', other ?? ''], relation, pages),
    quotes: quotesOf([...(first ?? []), exchanges >= enoughForLast ? lastLine : null], story),
  };
}
