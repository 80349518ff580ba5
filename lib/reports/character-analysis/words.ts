/** The words of the character analysis; the only place where it has any, and so as long as they are. */
import { capitalised, counted, numberWord, onRuns, percent, stretch } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { Sides } from '../../story/people/portrait.ts';

export const titles = {
  speakers: 'In figures',
  characters: 'Characters',
  silent: 'Named in the action, without a line',
} as const;
export const scenesColumn = 'Scenes with lines';
/** Sentences that open with the name and a verb. */
export const actsColumn = 'Sentences of action';
export const columns = ['Name', 'Of the talk', 'Speeches', actsColumn, scenesColumn, 'Speaks on pages'] as const;
export const groups = { page: 'On the page', casting: 'To cast with', others: 'Others say' } as const;

/** Of somebody without a line: pages named one by one. */
const pagesNamed = 6;
export const silentText = (name: string, pages: readonly number[], scenes: number): string =>
  `The action names ${name} in ${counted(scenes, 'scene')}, ${
    pages.length > pagesNamed ? `from page ${pages[0]} to page ${pages.at(-1)}` : `on ${onRuns(pages)}`
  }, and no line is ${name}’s.`;
export const silentFirst = 'First act';

/** What a place shows of a person. */
export const shown = {
  introduced: 'Enters',
  named: 'First named in action',
  first: 'First line',
  longest: 'Longest',
  last: 'Last line',
  seen: 'Last named in action',
  lastAct: 'Last act',
  act: 'Seen doing',
} as const;

/** Where a voice without a name speaks right before, it may have been theirs. */
export const firstUnderName = 'First line under this name';

/** 'Longest: 120 words'. */
export const longestSpeech = (words: number): string => `${shown.longest}: ${words} words`;

/** 'Pages 22-24, alone with Ben: eleven of 20 speeches'. */
export const sides = (
  { own, speeches, fromPage, toPage }: Pick<Sides, 'own' | 'speeches' | 'fromPage' | 'toPage'>,
  partner: string,
): string =>
  `${capitalised(stretch({ from: fromPage, to: toPage }))} with ${partner}, ${numberWord(own)} of ${numberWord(speeches)} speeches`;

/** Of two shares among the main parts: what somebody does and what somebody says. */
export const doesMore = (done: number, said: number, sentences: number): string =>
  `Does more than says: opens ${percent(done)} of the ${sentences} sentences of action that begin with a main part, and speaks ${percent(said)} of their words.`;

export const nobodyToFollow = (speakers: number, needed: number): string =>
  speakers === 0
    ? 'Nobody speaks in this script, so no character can be followed by their words.'
    : `${capitalised(counted(speakers, 'character'))} ${speakers === 1 ? 'speaks' : 'speak'}, none of them ${numberWord(needed)} times or more: too little to follow anyone.`;

/** 'Lena Okafor, 34'. */
export const fullName = ({ name, introduction }: Pick<StoryCharacter, 'name' | 'introduction'>): string =>
  `${introduction?.fullName ?? name}${introduction?.age ? `, ${introduction.age}` : ''}`;

export const role = ({ share }: Pick<StoryCharacter, 'share'>): string => `${percent(share)} of the talk`;

/** A silence is told from this many pages and this share of the script on. */
const longSilencePages = 3;
const longSilenceShare = 0.15;

/** '4-103', '7': from which page to which somebody speaks. */
export const pagesFrom = ({ firstPage, lastPage }: Pick<StoryCharacter, 'firstPage' | 'lastPage'>): string =>
  firstPage === lastPage ? `${firstPage}` : `${firstPage}-${lastPage}`;

/** 'On pages 4-103': what `pagesFrom` gives, as a card's text. */
export const pagesText = (pages: string): string => `On ${pages.includes('-') ? 'pages' : 'page'} ${pages}`;

/** The pages between two speeches of somebody who comes back, the longest such stretch in a script of `pages` pages; a dash for none that is long. */
export const silence = ({ silence: own }: Pick<StoryCharacter, 'silence'>, pages: number): string =>
  own && own.to - own.from >= Math.max(longSilencePages, pages * longSilenceShare)
    ? `${own.from + 1}-${own.to - 1}`
    : '–';

/** How often, and from where to where. */
export const size = (character: StoryCharacter): string =>
  `${capitalised(counted(character.speeches, 'speech', 'speeches'))} in ${counted(character.scenes.length, 'scene')}, on ${character.firstPage === character.lastPage ? 'page' : 'pages'} ${pagesFrom(character)}.`;
