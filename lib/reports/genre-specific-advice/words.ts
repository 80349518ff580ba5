/** The words of the genre advice: what is proved by a line, what the script departs in, its subjects beside films of its kind, its form. */

import { genreNames } from '../../engine/norms/genre-names.ts';
import { pairsMeet } from '../../engine/norms/pairs-meet.ts';
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { capitalised, counted, decimal, listed, onRuns, percent } from '../../engine/wording.ts';
import type { GenreProof, GenreSubject, ProportionId, StoryForm } from '../../story/conventions.ts';
import names from './tag-names.json' with { type: 'json' };

export const titles = {
  summary: 'In short',
  proofs: 'What its readers look for',
  proportions: 'Proportions',
} as const;
/** What the title of the script's subjects opens with; of an open genre there are films alone. */
export const trends = 'Trends in';
export const trendsTitle = (genre: ProducedGenre | null): string =>
  genre === null ? `${trends} its subjects` : `${trends} ${genreNames[genre]}`;

/** Plural names in a sentence. */
const filmNames: Readonly<Record<ProducedGenre, string>> = {
  action: 'action films',
  adventure: 'adventure films',
  animation: 'animated films',
  comedy: 'comedies',
  crime: 'crime films',
  drama: 'dramas',
  fantasy: 'fantasy films',
  horror: 'horror films',
  romance: 'romances',
  scifi: 'science fiction films',
  thriller: 'thrillers',
};
export const filmsOf = (genre: ProducedGenre | null): string => (genre === null ? 'films' : filmNames[genre]);

export const tooFewScenes = (title: string, scenes: number, needed: number): string =>
  `${title} has ${counted(scenes, 'scene')} with a heading: too few for a genre (that takes ${needed}).`;
export const openGenre = (title: string): string =>
  `The genre of ${title} is open: it is set beside films of every kind. Choose one in its details, and it is set beside films of that kind.`;
export const counts = (title: string, genres: readonly ProducedGenre[]): string =>
  `${title} is counted as ${withArticle(listed(genres.map((one) => genreNames[one].toLowerCase())))}${genres.every((one) => works.has(one)) ? '' : ' script'}.`;
/** Genres whose name is a kind of work: 'a comedy', but 'a horror script'. */
const works: ReadonlySet<ProducedGenre> = new Set(['drama', 'thriller', 'comedy', 'romance']);
const withArticle = (name: string): string => `${/^[aeiou]/.test(name) ? 'an' : 'a'} ${name}`;

export const proofLabels: Readonly<Record<GenreProof['id'], string>> = {
  clock: 'A clock',
  kiss: 'Kisses',
  pair: 'The two who talk most with each other',
};
/** Pages listed one by one. */
const mostPages = 8;
const onPages = (pages: readonly number[]): string =>
  pages.length <= mostPages ? onRuns(pages) : `${pages.length} pages from ${pages[0]} to ${pages.at(-1)}`;

/** The script around a proof: how long it is and what it is counted as. */
interface ProofAround {
  readonly pageCount: number;
  readonly genre: ProducedGenre | null;
  readonly nameOf: (id: string) => string;
}

export function proofText({ id, pages, people }: GenreProof, around: ProofAround): string {
  const [page = 1] = pages;
  switch (id) {
    case 'clock':
      return `A limit of time is named at least on ${onPages(pages)}.`;
    case 'kiss':
      return `At least ${onPages(pages)}.`;
    case 'pair':
      return `${listed(people.map(around.nameOf))} first talk on page ${page}, ${placed(page, around)}`;
  }
}

/** Places are told in hundredths, and none is late by less. */
const hundredth = (share: number): number => Math.min(1, Math.max(0.01, Math.round(share * 100) / 100));

/** Where the first exchange lies beside the genre's produced scripts; of a late one what it asks, by the page by which half of them have it. */
function placed(page: number, { pageCount, genre }: ProofAround): string {
  const at = hundredth(page / Math.max(1, pageCount));
  const norm = genre && pairsMeet[genre];
  if (!norm) return `${Math.round(at * 100)}% of the way in.`;
  const [early, middle, late] = norm.quartiles;
  const half = `of the scripts of ${norm.scripts} ${filmsOf(genre)} half have theirs by ${percent(middle)}, three of four by ${percent(late)}`;
  const by = Math.max(1, Math.round(middle * pageCount));
  const side = at > late ? ', late' : at < early ? ', early' : '';
  const asks = at > late ? ` Does a reader wait for the two to meet from page ${by} on?` : '';
  return `${Math.round(at * 100)}% of the way in${side}: ${half}.${asks}`;
}

const shares: ReadonlySet<ProportionId> = new Set<ProportionId>(['dialogueShare', 'interiorShare', 'topSpeakerShare']);
/** Below this a mean is printed with a decimal. */
const smallMean = 20;
export const printedProportion = (id: ProportionId, value: number): string =>
  shares.has(id) ? percent(value) : decimal(value, value < smallMean ? 1 : 0);

interface ProportionWords {
  readonly label: string;
  readonly said: (value: string) => string;
}
const proportionWords: Readonly<Record<ProportionId, ProportionWords>> = {
  dialogueShare: {
    label: 'Talk',
    said: (value) => `${value} of the words are spoken`,
  },
  wordsPerSpeech: {
    label: 'Speeches',
    said: (value) => `A speech has ${value} words on average`,
  },
  wordsPerScene: {
    label: 'Scenes',
    said: (value) => `Under a heading stand ${value} words on average`,
  },
  interiorShare: {
    label: 'Interiors',
    said: (value) => `${value} of the headings are interiors`,
  },
  topSpeakerShare: {
    label: 'First speaker',
    said: (value) => `Who speaks most has ${value} of the talk`,
  },
};

/** Beyond the middle half is beyond three of four; where to look, and what to begin with. */
export function proportionText(
  id: ProportionId,
  side: 'high' | 'low',
  own: {
    readonly value: string;
    readonly low: string;
    readonly high: string;
    readonly scripts: number;
    readonly genre: ProducedGenre | null;
    /** Where the scenes that make it so begin, in order. */
    readonly pages: readonly number[];
  },
): { readonly label: string; readonly value: string } {
  const { value, low, high, scripts, genre, pages } = own;
  const words = proportionWords[id];
  const others = genre === null ? 'produced scripts' : filmsOf(genre);
  return {
    label: words.label,
    value: `${words.said(value)}, ${side === 'high' ? 'above' : 'below'} the ${low} to ${high} of the middle half of ${scripts.toLocaleString('en-GB')} ${others}.${where(id, side, pages)}`,
  };
}

const whereWords: Readonly<Partial<Record<`${ProportionId} ${'high' | 'low'}`, string>>> = {
  'dialogueShare high': 'Most is spoken in the scenes of',
  'dialogueShare low': 'Most action stands in the scenes of',
  'wordsPerSpeech high': 'Of scenes with six speeches or more they run longest in those of',
  'wordsPerScene high': 'The longest scenes begin on',
  'interiorShare high': 'Longest outside are the scenes of',
  'interiorShare low': 'Longest inside are the scenes of',
};
/** Where to begin for whoever wants to come nearer; '' where no scenes answer for it. */
function where(id: ProportionId, side: 'high' | 'low', pages: readonly number[]): string {
  const said = whereWords[`${id} ${side}`];
  return said === undefined || pages.length === 0
    ? ''
    : ` ${said} ${onRuns(pages)}${id === 'interiorShare' ? '' : ''}.`;
}
/** What lies within the middle half, each with its own bounds. */
export const allUsual = (
  genre: ProducedGenre | null,
  scripts: number,
  own: readonly { readonly id: ProportionId; readonly value: string; readonly low: string; readonly high: string }[],
): string =>
  `All lie in the middle half of ${scripts.toLocaleString('en-GB')} ${genre === null ? 'produced scripts' : filmsOf(genre)}, whose bounds stand in brackets. ${own
    .map(({ id, value, low, high }) => `${proportionWords[id].said(value)} (${low} to ${high}).`)
    .join(' ')}`;

export const subjectColumns = (
  genre: ProducedGenre | null,
  { among }: Pick<GenreSubject, 'among'>,
): readonly string[] => [
  'Its subject',
  'Pages here, at least',
  `Of ${among.toLocaleString('en-GB')} ${filmsOf(genre)}`,
  'Since 2000',
  'Before',
];
/** 'f.b.i. agent' as 'FBI agent'. */
export const tagInWords = (tag: string): string =>
  tag.replace(/(?<![\p{L}.])(?:\p{L}\.){2,}/gu, (letters) => letters.replaceAll('.', '').toUpperCase());
export const ofHalf = (count: number, all: number): string => `${count} of ${all.toLocaleString('en-GB')}`;

const tagNames: Readonly<Record<string, string>> = names;
export const formTitle = (id: StoryForm['id']): string => capitalised(tagNames[id] ?? id.replace(/-/g, ' '));
export const formTitles = 'Its form';

/** `people` are the form's, `share` what they speak of the words; `scenes` counts all. */
interface FormFacts {
  readonly people: readonly string[];
  readonly share: number;
  readonly scenes: number;
}
/** What was counted of a form of the script. */
export function formText({ id, count, pages, setting }: StoryForm, { people, share, scenes }: FormFacts): string {
  switch (id) {
    case 'ensemble':
    case 'two-hander':
      return `${listed(people)} speak ${percent(share)} of the talk.`;
    case 'voice-over':
      return `${capitalised(counted(count, 'speech is', 'speeches are'))} told over the picture.`;
    case 'single-location':
      return `${capitalised(counted(count, 'scene'))} of ${scenes} play at ${setting ?? ''}.`;
    case 'non-linear':
      return `Time is turned back on ${onPages(pages)}.`;
  }
}
