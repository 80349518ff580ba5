/** Question 7 as a view of the story graph: who is in the centre, with whom each main speaker talks, manners of speech, how the strongest ties begin and end, the map. */
import { mainAmong } from '../../engine/people/main-characters.ts';
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { evidenceOf } from '../../story/cite.ts';
import type { StoryExchange } from '../../story/line.ts';
import type { Meeting } from '../../story/people/meeting.ts';
import type { Relation } from '../../story/people/relation.ts';
import type { Story } from '../../story/story-graph.ts';
import { nameFinder } from '../story-lookup.ts';
import type { CharacterNetworkFindings, NetworkEntry } from './card.ts';
import { mapView } from './map-view.ts';
import { strangersIn } from './strangers.ts';
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

/** Ties told one by one, strongest first. */
const tiesShown = 3;
/** A tie of fewer exchanges is a passing one. */
const fewestExchanges = 8;
/** People whose manner is told, most words first. */
const mannersShown = 3;
/** A list for which the script gives nothing is empty. */
export const characterNetworkView = (story: NetworkStory): CharacterNetworkFindings => ({
  Analysis: [centre(story), strangers(story)].filter((entry) => entry !== null),
  KeyCharacteristics: portraitsOf(story),
  ToneSpectrum: mainOf(story)
    .flatMap((one) => mannerOf(one, story) ?? [])
    .slice(0, mannersShown),
  CharacterNetwork: tiesOf(story).map((meeting) => tieOf(meeting, story)),
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
  return {
    ...words.centre(person.name, {
      exchanges: top.exchanges,
      all: network.exchanges,
      partners: top.partners,
      speaksMore: lead && lead.words > person.words ? lead.name : null,
      without: without ? { names: without.people.map(nameOf), exchanges: without.exchanges } : null,
    }),
    quotes: [],
  };
}

function strangers(story: NetworkStory): NetworkEntry | null {
  const pairs = strangersIn(story);
  return pairs.length === 0 ? null : { ...words.strangers(pairs), quotes: [] };
}

/** So many are told of, whoever is in the centre not among them: their ties are told one by one. */
const portraitsShown = 4;

/** A partner with fewer exchanges is passed over. */
const fewestWithPartner = 3;

/** With whom the main speakers talk, most exchanges first. */
const portraitsOf = (story: NetworkStory): NetworkEntry[] =>
  mainOf(story)
    .filter(({ id }) => id !== centreOf(story)?.character)
    .flatMap(({ id, name }) => {
      const ties = story.relations.flatMap((relation) => {
        const other = otherOf(relation, id);
        return other === undefined || relation.exchanges < fewestWithPartner
          ? []
          : [{ name: nameFinder(story)(other), exchanges: relation.exchanges }];
      });
      return ties.length === 0 ? [] : [{ keyword: name, description: words.portrait(ties), quotes: [] }];
    })
    .slice(0, portraitsShown);

function mannerOf({ id, name, speeches }: StoryCharacter, { portraits }: NetworkStory): NetworkEntry | null {
  const manner = portraits.find(({ character }) => character === id)?.manner;
  const told = manner ? words.manner(name, speeches, manner) : null;
  return told && { ...told, quotes: [] };
}

const tiesOf = ({ meetings }: NetworkStory): Meeting[] =>
  meetings.filter(({ exchanges }, rank) => exchanges >= (rank === 0 ? 1 : fewestExchanges)).slice(0, tiesShown);

function tieOf({ people, exchanges, pages, first, last }: Meeting, story: NetworkStory): NetworkEntry {
  const nameOf = nameFinder(story);
  const told = words.tie(people.map(nameOf), {
    exchanges,
    pages,
    script: Math.round(story.source.pages),
  });
  const quotesOf = (part: 'begins' | 'ends', lines: StoryExchange | null): NetworkEntry['quotes'] =>
    (lines ?? []).map(({ speakers, cite }) => ({
      part,
      by: words.by(speakers.map(nameOf)),
      evidence: evidenceOf(cite),
    }));
  const closing = quotesOf('ends', last).filter(({ evidence }) => wordsIn(evidence.quote) >= fewestWords);
  const isExchange = closing.length > 1;
  return { ...told, quotes: [...quotesOf('begins', first), ...(isExchange ? closing : [])] };
}

/** A talk's last line of fewer words, 'Understood. Thank you.', shows nothing, and one line without its answer no bond. */
const fewestWords = 4;
const wordsIn = (quote: string): number => quote.split(/\s+/).filter((word) => /\p{L}/u.test(word)).length;
