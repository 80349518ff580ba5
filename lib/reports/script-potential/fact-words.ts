/** The words of what a script offers and asks, by kinds of reader; each clause names its pages or its count. */
import { decades } from '../../engine/lexicons/introduction-words.ts';
import { capitalised, counted, listed, numberWord, onRuns, percent } from '../../engine/wording.ts';
import { anyOf } from '../../screenplay/text/phrases.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { NamedNeed } from '../../story/production/shoot.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { ApartStretch } from '../../story/shape/stretches.ts';
import { placeName } from '../describe-place.ts';
import { pageRange } from '../shape/stretch-words.ts';
import type { PotentialSection } from './potential-facts.ts';

export const labels = {
  offers: 'For it',
  lead: 'Most of the talk',
  asked: 'To be asked first',
  spared: 'Asked of a shoot on a page or two only',
} as const;
export const sectionLabels: Readonly<Record<PotentialSection, string>> = {
  artistic: 'Form',
  emotional: 'Tears and laughter',
  commercial: 'Parts to cast',
  festival: 'Size',
  cultural: 'Ages',
};

export const sentence = (clauses: readonly string[]): string => `${capitalised(clauses.join('; '))}.`;

type Person = Pick<StoryCharacter, 'name' | 'introduction'>;
type Speaking = Pick<StoryCharacter, 'firstPage' | 'lastPage'>;
const pagesOf = ({ firstPage, lastPage }: Speaking): string => pageRange(firstPage ?? 1, lastPage ?? 1);

/** 'In his mid-thirties' is an age, too. */
const decade = new RegExp(`\\b(?:(?:early|mid|late)[ -]?)${anyOf(decades)}\\b`, 'i');

/** 'Juno MacGuff (16)'. */
const partOf = ({ name, introduction }: Person): string => {
  const given = introduction?.age ?? decade.exec(introduction?.cite.quote ?? '')?.[0].toLowerCase();
  return `${introduction?.fullName ?? name}${given ? ` (${given})` : ''}`;
};
/** 'Juno MacGuff (16), pages 1-93; Leah (17), pages 4-80'. */
export const partsToCast = (people: readonly (Person & Speaking)[]): string =>
  people.map((one) => `${partOf(one)}, ${pagesOf(one)}`).join('; ');

/** `all` is 0 where scenes can't be counted: 'Lena Okafor, speaks on pages 2-15, in twelve of 18 scenes'. */
export const lead = ({ scenes, ...person }: Person & Speaking & Pick<StoryCharacter, 'scenes'>, all: number): string =>
  `${partOf(person)}, speaks on ${pagesOf(person)}${all === 0 ? '' : `, in ${numberWord(scenes.length)} of ${counted(all, 'scene')}`}`;

/** 'Pages 24-56, 27% of the script, stand apart: see Weaknesses'. */
export const apart = ({ fromPage, toPage, pages }: ApartStretch, all: number): string =>
  `${pageRange(fromPage, toPage)}, ${percent(pages / all)} of the script, stand apart: see Weaknesses`;

/** `scene` is the one with most action among those without talk. */
export const untalked = ({ page, actionWords, ...scene }: StoryScene): string =>
  `of the scenes without talk the fullest is headed ${placeName(scene)}, page ${page} (${actionWords} words)`;

/** `headings` is 0 where they say too little. */
export const size = (pages: number, headings: number): string =>
  headings === 0 ? counted(pages, 'page') : `${counted(pages, 'page')} under ${counted(headings, 'scene heading')}`;

/** 'At least these: Ray 6, Jerry 35 and Alice 51'. */
export const ages = (aged: readonly { readonly name: string; readonly age: number }[]): string =>
  `at least these: ${listed(aged.map(({ name, age }) => `${name} ${age}`))}`;

/** 'Cat (page 14); crowd (pages 3 and 9)': what each is by its commonest words. */
export const spared = (needs: readonly Pick<NamedNeed, 'words' | 'pages'>[]): string =>
  sentence(
    needs.map(({ words, pages }) => `${listed(words.slice(0, wordsNamed).map(({ word }) => word))} (${onRuns(pages)})`),
  );
const wordsNamed = 2;

/** 'Seven parts speak 90% of the words, 38 the rest'. */
export const talkOf = (parts: number, share: number, others: number): string =>
  `${counted(parts, 'part speaks', 'parts speak')} ${percent(share)} of the words, ${numberWord(others)} the rest`;

export const nothingShown = 'No tears and no laughter were found in the action or in directions.';
export const alwaysTalk = 'Somebody speaks in every scene: nothing is told in pictures alone.';
