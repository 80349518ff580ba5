/** The words of what a script offers and asks, by kinds of reader; each clause names its pages or its count. */
import { decades } from '../../engine/lexicons/introduction-words.ts';
import { capitalised, counted, listed, numberWord, phrased } from '../../engine/wording.ts';
import { anyOf } from '../../screenplay/text/phrases.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';
import { pageRange } from '../shape/stretch-words.ts';
import type { PotentialSection } from './potential-facts.ts';

export const labels = { offers: 'For it', asks: 'To weigh', lead: 'Most of the talk' } as const;
export const sectionLabels: Readonly<Record<PotentialSection, string>> = {
  artistic: 'Form',
  emotional: 'Tears and laughter',
  commercial: 'Parts to cast',
  festival: 'Size',
  cultural: 'Ages',
};

export const sentence = (clauses: readonly string[]): string => `${capitalised(clauses.join('; '))}.`;

type Person = Pick<StoryCharacter, 'name' | 'introduction' | 'firstPage' | 'lastPage'>;

/** 'In his mid-thirties' is an age, too. */
const decade = new RegExp(`\\b(?:(?:early|mid|late)[ -]?)${anyOf(decades)}\\b`, 'i');

/** 'Juno MacGuff (16), speaks on pages 1-93'. */
const partOf = ({ name, introduction, firstPage, lastPage }: Person): string => {
  const given = introduction?.age ?? decade.exec(introduction?.cite.quote ?? '')?.[0].toLowerCase();
  const age = given ? ` (${given})` : '';
  return `${introduction?.fullName ?? name}${age}, speaks on ${pageRange(firstPage ?? 1, lastPage ?? 1)}`;
};
export const partsToCast = (people: readonly Person[]): string => people.map(partOf).join('; ');

/** 'Lena Okafor, speaks on pages 2-15, in twelve of 18 scenes'. */
export const lead = ({ scenes, ...person }: Person & Pick<StoryCharacter, 'scenes'>, all: number): string =>
  `${partOf(person)}, in ${numberWord(scenes.length)} of ${counted(all, 'scene')}`;

export const once = (places: number, used: number): string =>
  phrased(
    used,
    `${numberWord(used)} of ${places} places serve a single scene`,
    `a company would go to ${numberWord(used)} places for one scene each`,
    `of ${places} places ${numberWord(used)} are never gone back to`,
  );
/** `scene` is the one with most action among those without talk; scenes of fewer words than `least` are not counted. */
export const untalked = (scenes: number, scene: StoryScene, least: number): string =>
  scenes === 1
    ? `one scene of ${least} words or more is told in action alone: ${placeName(scene)} on page ${scene.page}`
    : `${numberWord(scenes)} scenes of ${least} words or more are told in action alone, the fullest of them ${placeName(scene)} on page ${scene.page}`;
export const ends = (first: string, last: string, location: string | null, scenes: number): string =>
  first === last || location !== null
    ? phrased(
        scenes,
        `it ends where it began, at ${location ?? first}`,
        `the last scene is back at ${location ?? first}, where the first was`,
      )
    : phrased(
        scenes,
        `it begins at ${first} and ends at ${last}`,
        `from ${first} it has come to ${last} by the end`,
        `the first scene plays at ${first}, the last at ${last}`,
      );

/** Which of them are used once, and nights outdoors, stand with the cost. */
export const size = (pages: number, places: number): string =>
  `${counted(pages, 'page')} at ${counted(places, 'place')}`;
export const parts = (speakers: number): string => counted(speakers, 'speaking part');

/** 'Ages given in figures: Ray 6, Jerry 35 and Alice 51'. */
export const ages = (aged: readonly { readonly name: string; readonly age: number }[]): string =>
  `given in figures: ${listed(aged.map(({ name, age }) => `${name} ${age}`))}`;
