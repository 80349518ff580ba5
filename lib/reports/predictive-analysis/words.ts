/** The words of the success prediction; the only place where it has any. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, listed, numberWord, pageRuns, pagesOf, phrased, quoted } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import type { ApartStretch } from '../../story/shape/stretches.ts';
import { setByYou } from '../set-by-you.ts';
import { pageRange } from '../shape/stretch-words.ts';
import type { BaseRate } from './chances.ts';

export const titles = {
  prediction: 'Success Prediction & Market Analysis',
  budget: 'Budget level',
  drivers: 'What raises and lowers the cost',
  needs: 'What the action asks for',
} as const;
export const allFilms = 'All films';

/** The film table counts films of every level together. */
export const budgetNote = `${setByYou} The rate above counts films of every level.`;

/** What the rate is of. */
export const rateLabel = 'Grossed at least twice their budget worldwide';
/** What the figure is: a rate of films, and of which. `films` is a genre's plural, null for films of every genre; `title` is ready for a sentence. */
export const caption = (
  { films: sample, percent }: BaseRate,
  films: string | null,
  title: string,
  all: BaseRate | null,
  isShort: boolean,
): string =>
  `Base rate: ${percent} in 100 of ${filmsOf(sample, films)} ${rateLabel.toLowerCase()}${all === null ? '' : ` (all films: ${all.percent})`}; no forecast for ${title}${isShort ? ', a short, which is not sold that way' : ''}.`;
/** '702 released comedies'. */
const filmsOf = (sample: number, films: string | null): string =>
  `${sample.toLocaleString('en-GB')} released ${films ?? 'films'}`;
/** What stands beside the big figure, so that nobody takes it for this script's. */
export const rateOf = (sample: number, films: string | null): string => `of ${filmsOf(sample, films)}`;

/** Why it is no genre's own rate. */
export const openGenre = 'Its genre’s own: name one.';
export const notFiled = (genres: readonly string[]): string => `The film table files no ${listed(genres)}.`;
const ofFilms = 'Released films alone:';
export const episode = (kind: string): string => `${ofFilms} ${kind} grosses nothing.`;

/** 'Dearer', 'Cheaper': which way it moves the cost. */
export const effects = { raises: 'Dearer', lowers: 'Cheaper' } as const;
/** What it is and where, in a sentence. */
export const driverText = (title: string, named: string, pages: readonly number[]): string =>
  named === ''
    ? `${capitalised(title)}.`
    : `${capitalised(title)}: ${named}${pages.length === 0 ? '' : ` (${pagesOf(pages)})`}.`;

/** A driver in words: what it is, and whom or what it names here. */
interface Told {
  readonly title: string;
  readonly named: string;
}

/** `named` are a few of the places used once, `gone` a stretch whose own places are not counted. */
export const usedOnce = (places: number, once: number, named: readonly string[], gone: ApartStretch | null): Told => ({
  title:
    gone === null
      ? phrased(
          once,
          `${counted(places, 'place')}, ${numberWord(once)} used once`,
          `${counted(once, 'place')} for ${once === 1 ? 'one scene' : 'one scene each'}, of ${places}`,
        )
      : `${counted(places, 'place')} outside ${pageRange(gone.fromPage, gone.toPage)}, ${numberWord(once)} used once`,
  named: listed(named),
});
/** Most headings name rooms, which may lie in one house or on one stage. `named` are a few of them. */
export const manyRooms = (rooms: number, places: number, named: readonly string[]): Told => ({
  title: `${numberWord(rooms)} of ${counted(places, 'place')} are rooms, which one house or stage may hold`,
  named: listed(named),
});
export const usedAgain = (places: number, named: readonly string[]): Told => ({
  title: counted(places, 'place'),
  named: listed(named),
});

export const nightOutside = (scenes: number, named: readonly string[]): Told => ({
  title: counted(scenes, 'night exterior'),
  named: listed(named),
});

/** `named` are the shortest of the parts that speak once. */
export const bitParts = (speakers: number, bits: number, named: readonly string[]): Told => ({
  title: `${counted(speakers, 'speaking part')}, ${numberWord(bits)} with one speech`,
  named: listed(named),
});
export const fewParts = (speakers: number, lead: string): Told => ({
  title: counted(speakers, 'speaking part'),
  named: lead,
});

export const inVehicles = (scenes: number, named: readonly string[]): Told => ({
  title: `${counted(scenes, 'scene')} inside vehicles`,
  named: listed(named),
});

export const children = (young: readonly Pick<StoryCharacter, 'name' | 'introduction'>[]): Told => ({
  title: counted(young.length, 'speaking child', 'speaking children'),
  named: listed(young.map(({ name, introduction }) => `${name} (${introduction?.age})`)),
});

/** What the action asks for, in the order in which a producer would ask. */
export const needNames: Readonly<Record<ShootNeed, string>> = {
  fire: 'Fire and explosions',
  gunfire: 'Shots fired',
  weapons: 'Guns and blades',
  stunts: 'Falls, blows and crashes',
  wounds: 'Blood and wounds',
  effects: 'Effects',
  screens: 'Screens and playback',
  weather: 'Weather',
  water: 'Water',
  vehicles: 'Vehicles beside those headed',
  animals: 'Animals',
  children: 'Children and babies',
  crowds: 'Crowds',
  extras: 'Extras by kind',
  intimacy: 'Nudity and intimacy',
  music: 'Songs named',
  brands: 'Brands named',
};
export const needColumns = ['What', 'By these words', 'On pages', 'For example'] as const;

/** Words named of a need, and runs of pages before only their number is told. */
const mostWords = 5;
const mostRuns = 9;
export const needWords = (all: NamedNeed['words']): string => {
  const shown = all.slice(0, mostWords).map(({ word }) => word);
  return listed([...shown, ...(all.length > shown.length ? [`${numberWord(all.length - shown.length)} more`] : [])]);
};
/** '4-5, 58 and 79-80'; of many the number, the first and the last. */
export function needPages(pages: readonly number[]): string {
  const runs = pageRuns(pages);
  return runs.split(/, | and /).length > mostRuns ? `${pages.length} pages, ${pages[0]} to ${pages.at(-1)}` : runs;
}
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
