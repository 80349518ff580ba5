/** The words of the success prediction; the only place where it has any. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, listed, numberWord, pagesOf } from '../../engine/wording.ts';
import type { StoryCharacter } from '../../story/character.ts';
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import { setByYou } from '../set-by-you.ts';
import type { BaseRate } from './chances.ts';

export const titles = {
  prediction: 'Success Prediction & Market Analysis',
  budget: 'Budget level',
  drivers: 'What raises and lowers the cost',
} as const;
export const allFilms = 'All films';

/** The film table counts films of every level together. */
export const budgetNote = `${setByYou} The rate above counts films of every level.`;

/** What the figure is: a rate of films, and of which. `films` is a genre's plural, null for films of every genre; `title` is ready for a sentence. */
export const caption = ({ percent, films: sample }: BaseRate, films: string | null, title: string): string =>
  `The base rate of released ${films ?? 'films of every genre'}: of ${sample.toLocaleString('en-GB')}, ${percent} in 100 grossed at least twice their budget worldwide; nothing on the pages of ${title} went into it.`;

/** Why it is no genre's own rate. */
export const openGenre = 'Say its genre in its details to see it.';
export const notFiled = (genres: readonly string[]): string => `The film table files no ${listed(genres)}.`;
const ofFeatures = 'It counts released features:';
const ofFilms = 'Released films alone:';
/** Shorts are not released so. */
export const shortFilm = (title: string): string =>
  `${ofFeatures} a short is not made to earn so, and the rate says nothing of ${title}.`;
export const episode = (kind: string): string => `${ofFilms} ${kind} grosses nothing.`;

/** 'Raises: six night exteriors'. */
export const driverLabel = ({
  effect,
  title,
}: {
  readonly effect: 'raises' | 'lowers';
  readonly title: string;
}): string => `${capitalised(effect)}: ${title}`;

/** A driver in words. */
interface Told {
  readonly title: string;
  readonly text: string;
}

/** `named` are a few of the places used once. */
export const usedOnce = (places: number, once: number, named: readonly string[]): Told => ({
  title: `${counted(places, 'location')}, ${numberWord(once)} used once`,
  text: `Could ${listed(named)} be shot in another place of the script?`,
});
export const usedAgain = (places: number, named: readonly string[]): Told => ({
  title: counted(places, 'location'),
  text: places === 1 ? `The company stays at ${listed(named)}.` : `Each is used again, ${named[0]} most.`,
});

/** `pages` are those of the first night exteriors. */
export const nightOutside = (scenes: number, pages: readonly number[]): Told => ({
  title: counted(scenes, 'night exterior'),
  text: `Would ${pagesOf(pages)} lose anything at dusk?`,
});
export const nightInside = (scenes: number, place: string): Told => ({
  title: `${counted(scenes, 'night scene')}, none outdoors`,
  text: `${place} and the rest can be shot by day.`,
});

/** `named` are the shortest of the parts that speak once. */
export const bitParts = (speakers: number, bits: number, named: readonly string[]): Told => ({
  title: `${counted(speakers, 'speaking part')}, ${numberWord(bits)} with one speech`,
  text: `Could others say the line${named.length === 1 ? '' : 's'} of ${listed(named)}?`,
});
export const fewParts = (speakers: number, lead: string): Told => ({
  title: counted(speakers, 'speaking part'),
  text: `Nobody comes for one line; the cost is the days of ${lead}.`,
});

export const inVehicles = (scenes: number, pages: readonly number[]): Told => ({
  title: `${counted(scenes, 'scene')} inside vehicles`,
  text: `On ${pagesOf(pages)}: does it have to move?`,
});

export const children = (young: readonly Pick<StoryCharacter, 'name' | 'introduction'>[]): Told => ({
  title: counted(young.length, 'speaking child', 'speaking children'),
  text: `${listed(young.map(({ name, introduction }) => `${name} (${introduction?.age})`))}: short days, so group the scenes.`,
});

const needNames: Readonly<Record<ShootNeed, readonly [what: string, asks: string]>> = {
  effects: ['effects or gunfire', 'seen, or only heard?'],
  crowds: ['a crowd', 'how few will do?'],
  animals: ['an animal', 'must it act?'],
};

/** `shown` are the paragraphs that are named. */
export const need = (kind: ShootNeed, shown: NamedNeed['shown']): Told => {
  const [what, asks] = needNames[kind];
  const places = shown.map(({ word, cite }) => `${word} (page ${cite.page})`);
  return { title: what, text: `${capitalised(listed(places))}: ${asks}` };
};

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
