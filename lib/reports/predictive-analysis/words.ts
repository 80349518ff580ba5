/** The words of the success prediction; the only place where it has any. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { singular } from '../../engine/text/words.ts';
import { capitalised, counted, listed, numberWord, pagesOf, phrased, quoted } from '../../engine/wording.ts';
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
    : `${capitalised(title)}, such as ${named}${pages.length === 0 ? '' : ` (${pagesOf(pages)})`}.`;
/** A driver in words: what it is, whom or what it names here, and what a producer would ask. */
interface Told {
  readonly title: string;
  readonly named: string;
  readonly asks: string;
}

/** `named` are a few of the places used once, `gone` a stretch whose own places are not counted. */
export const usedOnce = (places: number, once: number, named: readonly string[], gone: ApartStretch | null): Told => ({
  title:
    gone === null
      ? phrased(
          once,
          `${counted(places, 'place')}, ${numberWord(once)} used once`,
          `${counted(once, 'place')} for ${once === 1 ? 'one scene' : 'one scene each'}, of ${places}`,
          `a move to each of ${places} places, ${numberWord(once)} of them for one scene`,
        )
      : `${counted(places, 'place')} outside ${pageRange(gone.fromPage, gone.toPage)}, ${numberWord(once)} used once`,
  named: listed(named),
  asks: 'Could others serve?',
});
export const usedAgain = (places: number, named: readonly string[]): Told => ({
  title: counted(places, 'place'),
  named: listed(named),
  asks: places === 1 ? 'The company stays.' : 'Few moves.',
});

export const nightOutside = (scenes: number, named: readonly string[]): Told => ({
  title: counted(scenes, 'night exterior'),
  named: listed(named),
  asks: 'Would dusk do?',
});
export const nightInside = (scenes: number, place: string): Told => ({
  title: `${counted(scenes, 'night scene')}, none outdoors`,
  named: place,
  asks: 'They can be shot by day.',
});

/** `named` are the shortest of the parts that speak once. */
export const bitParts = (speakers: number, bits: number, named: readonly string[]): Told => ({
  title: phrased(
    bits,
    `${counted(speakers, 'speaking part')}, ${numberWord(bits)} with one speech`,
    `${counted(bits, 'part')} of one speech among ${speakers}`,
    `${speakers} who speak, ${numberWord(bits)} of them once`,
  ),
  named: listed(named),
  asks: 'Could others say it?',
});
export const fewParts = (speakers: number, lead: string): Told => ({
  title: counted(speakers, 'speaking part'),
  named: lead,
  asks: 'Nobody comes for one line.',
});

export const inVehicles = (scenes: number, named: readonly string[]): Told => ({
  title: `${counted(scenes, 'scene')} inside vehicles`,
  named: listed(named),
  asks: 'Does it have to move?',
});

export const children = (young: readonly Pick<StoryCharacter, 'name' | 'introduction'>[]): Told => ({
  title: counted(young.length, 'speaking child', 'speaking children'),
  named: listed(young.map(({ name, introduction }) => `${name} (${introduction?.age})`)),
  asks: 'Short days: can the scenes be grouped?',
});

const needNames: Readonly<Record<ShootNeed, readonly [what: string, asks: string]>> = {
  effects: ['effects', 'Seen, or only heard?'],
  crowds: ['crowds', 'How few will do?'],
  animals: ['animals', 'Must they act?'],
};

/** `shown` are the paragraphs that are named; what a crowd is made of says no word of a list. */
export const need = (kind: ShootNeed, paragraphs: number, shown: NamedNeed['shown']): Told => {
  const [title, asks] = needNames[kind];
  const told = shown.map(({ word }) => (kind === 'animals' ? singular(word) : quoted(word)));
  const named = kind === 'crowds' ? '' : listed([...new Set(told)]);
  const pages = pagesOf(shown.map(({ cite }) => cite.page));
  return {
    title: `${title} in ${counted(paragraphs, 'paragraph')}${named === '' ? `, such as on ${pages}` : ''}`,
    named,
    asks,
  };
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
