/** The words of the success prediction; the only place where it has any. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, listed, numberWord, pageRuns, pagesOf, quoted } from '../../engine/wording.ts';
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import { setByYou } from '../set-by-you.ts';

export const titles = {
  prediction: 'Success Prediction & Market Analysis',
  budget: 'Budget level',
  drivers: 'What raises and lowers the cost',
  needs: 'What the action asks for, at least',
} as const;
export const allFilms = 'All films';

/** The film table counts films of every level together. */
export const budgetNote = `${setByYou} The rate above counts films of every level.`;

/** What the figure is: a rate of films, and no chance of this one. The figure itself and of how many films it is stand beside it. `title` is ready for a sentence. */
export const caption = (title: string, isShort: boolean): string =>
  `Base rate of released films: how many grossed at least twice their budget worldwide; no forecast for ${title}${isShort ? ', a short, which is not sold that way' : ''}.`;
/** '702 released comedies'. */
const filmsOf = (sample: number, films: string | null): string =>
  `${sample.toLocaleString('en-GB')} released ${films ?? 'films'}`;
/** What stands beside the big figure, so that nobody takes it for this script's. */
export const rateOf = (sample: number, films: string | null): string => `of ${filmsOf(sample, films)}`;

/** Why it is no genre's own rate. */
export const openGenre = 'Its genre’s own: name one.';
export const notFiled = (genres: readonly string[]): string => `No rate is counted for ${listed(genres)} alone.`;
const ofFilms = 'Released films alone:';
export const episode = (kind: string): string => `${ofFilms} ${kind} grosses nothing.`;

/** 'Dearer', 'Cheaper': which way it moves the cost, if it does. */
export const effects = { raises: 'Dearer', lowers: 'Cheaper', neither: 'Cast' } as const;
/** What it is and where, in a sentence. */
export const driverText = (title: string, named: string): string =>
  named === '' ? `${capitalised(title)}.` : `${capitalised(title)}: ${named}.`;

/** 'Ship (page 15) and Pyramid (page 41)': each name with its own page. */
export const namedWithPages = (all: readonly { readonly name: string; readonly page: number | null }[]): string =>
  listed(all.map(({ name, page }) => (page === null ? name : `${name} (${pagesOf([page])})`)));

export const nightOutside = (headings: number): string => `${counted(headings, 'heading')} outside at night`;
export const inVehicles = (scenes: number): string => `at least ${counted(scenes, 'scene')} headed inside vehicles`;
/** Not every place is named behind it. */
export const amongThem = (title: string): string => `${title}, most often`;
export const fewPlaces = (places: number): string => counted(places, 'place');

/** Whom a cue stands for is not always sure. */
export const speakingParts = (parts: number): string => `about ${counted(parts, 'speaking part')}`;

export const children = (young: number): string => `at least ${counted(young, 'speaking child', 'speaking children')}`;
export const child = (name: string, age: number | null): string => (age === null ? name : `${name}, ${age}`);

/** What the action asks for, what costs most first. */
export const needNames: Readonly<Record<ShootNeed, string>> = {
  stunts: 'Stunts',
  fire: 'Fire and explosions',
  crowds: 'Crowds',
  animals: 'Animals',
  children: 'Children and babies',
  effects: 'Effects',
  water: 'Water',
  weather: 'Weather',
  vehicles: 'Vehicles beside those headed',
  gunfire: 'Shots fired',
  weapons: 'Guns and blades',
  wounds: 'Blood and wounds',
  extras: 'Extras by kind',
  intimacy: 'Nudity and intimacy',
  screens: 'Screens and playback',
  clips: 'Films and shows on a screen',
  music: 'Songs named',
  brands: 'Brands named',
};
export const mostAtOnce = 'much is asked for at once';
/** 'fire and explosions, stunts and animals'. */
export const needsTogether = (needs: readonly ShootNeed[]): string =>
  listed(needs.map((need) => needNames[need].split(' beside ')[0]?.replaceAll(' and ', ' or ').toLowerCase() ?? ''));
export const needColumns = ['What', 'Kinds', 'At least on pages', 'For example'] as const;

/** Words named of a need. */
const mostWords = 8;
export const needWords = (all: NamedNeed['words']): string => {
  const shown = all.slice(0, mostWords).map(({ word }) => word);
  return listed([...shown, ...(all.length > shown.length ? [`${numberWord(all.length - shown.length)} more`] : [])]);
};
/** '4-5, 58 and 79-80', every page that was found. */
export const needPages = (pages: readonly number[]): string => pageRuns(pages);
export const needExample = ({ quote, page }: { readonly quote: string; readonly page: number }): string =>
  `${quoted(quote)} (page ${page})`;

/** Plural names in a sentence; a genre without one has no base rate of its own in the film table. */
export const genrePlurals: Readonly<Record<Exclude<ProducedGenre, 'crime' | 'animation'>, string>> = {
  action: 'action films',
  adventure: 'adventure films',
  comedy: 'comedies',
  drama: 'dramas',
  fantasy: 'fantasy films',
  horror: 'horror films',
  romance: 'romantic comedies',
  scifi: 'science fiction films',
  thriller: 'thrillers',
};
