/** The words of the cross-format evaluation but for what would have to change (change-words.ts). */
import { mostWhenLacking } from '../../engine/formats/fit.ts';
import type { Format, Want } from '../../engine/norms/formats.ts';
import { capitalised, counted, decimal, listed, numberWord, percent, quoted } from '../../engine/wording.ts';
import type { FormatFact, FormatFit, FormatId, StoryFormats } from '../../story/formats.ts';
import type { StoryScene } from '../../story/scene.ts';
import { placeName } from '../describe-place.ts';
import { namedSome } from '../shape/stretch-words.ts';

interface FormatNames {
  readonly name: string;
  readonly inSentence: string;
}
const formatNames: Readonly<Record<FormatId, FormatNames>> = {
  feature: { name: 'Feature film', inSentence: 'a feature film' },
  limited: { name: 'Limited series', inSentence: 'a limited series' },
  'half-hour': { name: 'Half-hour series', inSentence: 'a half-hour series' },
  hour: { name: 'One-hour series', inSentence: 'a one-hour series' },
  short: { name: 'Short film', inSentence: 'a short film' },
  stage: { name: 'Stage play', inSentence: 'a stage play' },
  audio: { name: 'Audio drama or podcast', inSentence: 'an audio drama' },
  graphic: { name: 'Graphic novel', inSentence: 'a graphic novel' },
};
const episodeNames: Readonly<Partial<Record<FormatId, FormatNames>>> = {
  'half-hour': { name: 'Half-hour episode', inSentence: 'an episode of a half-hour series' },
  hour: { name: 'One-hour episode', inSentence: 'an episode of a one-hour series' },
  limited: { name: 'Episode of a limited series', inSentence: 'an episode of a limited series' },
};
const namesOf = (id: FormatId, isEpisode: boolean): FormatNames =>
  (isEpisode ? episodeNames[id] : undefined) ?? formatNames[id];

/** 'Half-hour series', or 'Half-hour episode' of a script that is one. */
const formatName = (id: FormatId, isEpisode = false): string => namesOf(id, isEpisode).name;
/** 'a half-hour series', 'an episode of a half-hour series'. */
const formatPhrase = (id: FormatId, isEpisode = false): string => namesOf(id, isEpisode).inSentence;

/** 'Short film (as it is)'. */
export const formatRow = (id: FormatId, isEpisode: boolean, isCurrent: boolean): string =>
  `${formatName(id, isEpisode)}${isCurrent ? ' (as it is)' : ''}`;

export const factNames: Readonly<Record<FormatFact, string>> = {
  pages: 'pages',
  scenes: 'scene headings',
  speakers: 'speaking parts',
  places: 'places in headings, each room for itself',
  talk: 'talk',
  speech: 'words in a speech',
  small: 'scenes for three or fewer',
  interiors: 'interiors',
  wordless: 'scenes without a word',
  threads: 'threads',
  standing: 'standing places',
  hooks: 'open endings in ten pages',
};
export const factTitle = (fact: FormatFact): string => capitalised(factNames[fact]);

const shares: ReadonlySet<FormatFact> = new Set<FormatFact>(['talk', 'small', 'interiors', 'wordless', 'standing']);
export const printed = (fact: FormatFact, value: number): string =>
  shares.has(fact) ? percent(value) : fact === 'pages' ? String(Math.ceil(value)) : decimal(value);

/** 'at most 4', '85 to 130', 'at least 55%'. */
export function wantText({ fact, low, high }: Pick<Want, 'fact' | 'low' | 'high'>): string {
  if (low !== null && high !== null && low !== 1) return `${printed(fact, low)} to ${printed(fact, high)}`;
  return high === null ? `at least ${printed(fact, low ?? 0)}` : `at most ${printed(fact, high)}`;
}

export const titles = { summary: 'In short', formats: 'Formats at a glance' } as const;

/** What a format wants and the script has not. */
export interface Lacking {
  readonly fact: FormatFact;
  /** Less than is wanted, not more. */
  readonly low: boolean;
  readonly value: string;
}
/** Stories of people's own and scenes that end open are weighed, but no page proves their count: they are not told. */
export type Untold = 'threads' | 'hooks';
export type ToldFact = Exclude<FormatFact, Untold>;
export const isTold = (fact: FormatFact): fact is ToldFact => fact !== 'threads' && fact !== 'hooks';
/** What a fact that is too small, or too large, means for another form; `of` is how it would be told of the script. */
const lackTexts: Readonly<
  Record<ToldFact, readonly [low: (value: string) => string, high: (value: string) => string]>
> = {
  pages: [(value) => `${value} pages are too few`, (value) => `${value} pages are too many`],
  scenes: [(value) => `${value} scene headings are few`, (value) => `${value} scene headings are many`],
  speakers: [(value) => `${value} speaking parts are few`, (value) => `${value} speaking parts are many`],
  places: [
    (value) => `${value} places in headings, each room for itself, are few`,
    (value) => `${value} places in headings, each room for itself, are many`,
  ],
  talk: [(value) => `only ${value} of the words are spoken`, (value) => `${value} of the words are spoken`],
  speech: [(value) => `speeches are short, ${value} words`, (value) => `speeches are long, ${value} words`],
  small: [(value) => `only ${value} of the scenes are for three or fewer`, () => 'scenes are small'],
  interiors: [(value) => `only ${value} of the scenes lie inside`, (value) => `${value} of the scenes lie inside`],
  wordless: [
    (value) => `only ${value} of the scenes play without a word`,
    (value) => `${value} of the scenes have no word`,
  ],
  standing: [
    (value) => `its three commonest headings hold only ${value} of the scenes`,
    () => 'it never leaves its main places',
  ],
};
const lackText = ({ fact, low, value }: Lacking): string[] =>
  isTold(fact) ? [lackTexts[fact][low ? 0 : 1](value)] : [];

/** Its pages, places and parts stand in the summary. */
const bySize = 'By its size.';
/** What stands against a format, or for it where nothing does. */
export function standing(
  met: readonly { readonly fact: FormatFact; readonly value: string }[],
  near: readonly Lacking[],
  far: readonly Lacking[],
  isCurrent: boolean,
): string {
  const values = met.flatMap(({ fact, value }) => (isTold(fact) ? [`${factNames[fact]} (${value})`] : []));
  const against = [...far, ...near].flatMap(lackText);
  // What a script is it need not be measured for.
  if (!isCurrent && against.length > 0) return `Against it: ${listed(against)}.`;
  // What stands against it and is not told would make a fit of it.
  if (!isCurrent && far.length + near.length > 0) return '';
  return values.length === 0 ? '' : isCurrent ? bySize : `It fits by ${listed(values)}.`;
}

export const bestTitle = (best: FormatId, fit: number): string =>
  `Best alternate format: ${formatName(best)}${fit <= mostWhenLacking ? ', and still far off' : ''}`;
export const changesTitle = (best: FormatId): string => `What would have to change for ${formatPhrase(best)}`;
export const breakdownTitle = (serial: FormatId | null): string =>
  serial ? `Episode breakdown: ${formatName(serial)}` : 'Episode breakdown';

/** 'Four episodes of 29.6 to 30.8 pages' */
export function episodesTitle(lengths: readonly number[]): string {
  const [shortest, longest] = [Math.min(...lengths), Math.max(...lengths)].map((pages) => decimal(pages));
  const span = shortest === longest ? shortest : `${shortest} to ${longest}`;
  return `${capitalised(counted(lengths.length, 'episode'))} of ${span} pages`;
}

export const tooLittle = (
  title: string,
  scenes: number,
  words: number,
  least: { readonly scenes: number; readonly words: number },
): string =>
  `${title} has ${counted(scenes, 'scene')} with a heading and ${counted(words, 'word')}: too little for a format (that takes ${least.scenes} scenes and ${least.words} words).`;
export const nothingCut = (scenes: number): string => `No episodes are cut from ${counted(scenes, 'scene')}.`;

/** Why the script is held against this format where that may surprise; null where its own words, or its length, leave no doubt. */
function takenAs(pages: number, { id, stated, taken }: StoryFormats['current']): string | null {
  const length = `${Math.ceil(pages)} pages`;
  if (taken === 'as it is') return null;
  if (stated !== null) return `Its details say ${quoted(stated)}; its ${length} make it a short one.`;
  // Shorter than a full feature and longer than a short, and nobody has said which.
  return id === 'hour'
    ? `Taken for an hour of television by its ${length}: if it is a feature, say so under Type of Script.`
    : null;
}

/** What of it the best of the others finds here, as a line. */
export const wantsMet = (met: number, wants: number): string =>
  met === wants
    ? 'Everything that it needs is here.'
    : `Of ${numberWord(wants)} things that it needs ${numberWord(met)} ${met === 1 ? 'is' : 'are'} here.`;

/** `best` is the best of the formats but its own. */
export function summary(
  title: string,
  pages: number,
  current: StoryFormats['current'],
  { own, isEpisode }: { readonly own: FormatFit; readonly isEpisode: boolean },
  best: FormatFit,
): string[] {
  const note = takenAs(pages, current);
  const comparison = best.fit <= mostWhenLacking ? `${title} is at home as ${formatPhrase(own.id, isEpisode)}.` : null;
  return [comparison, note].filter((one) => one !== null);
}

export const nothingMet = 'It meets no criterion yet.';
export const noneTitle = 'Best alternate format';
/** Of a feature, where no other format finds all that it can't do without. */
/** Where two people and one place hold nearly all, the stage is near whatever else it lacks. */
export const stageNear = (two: readonly string[], talk: number, place: string, share: number): string =>
  `The stage is the plain alternative: ${listed(two)} speak ${percent(talk)} of the words, and by its headings ${percent(share)} of the pages are at ${place}.`;
/** `note` says why headings can't carry what is counted by them. */
export const notCompared = (note: string): string => `${note} Forms are told apart by both: none is set beside it.`;
export const notCut = 'No episodes are cut where scenes can’t be counted.';
export const noneStandsOut = 'No other form is near as it stands.';

/** Why there are no episodes: the script is one, is too short for two, or no cut leaves parts of the right length. `shortest` is the least length of any. */
export const oneEpisode = (title: string, pages: number, scenes: number): string =>
  `${title} is one episode as it stands: ${Math.ceil(pages)} pages, ${counted(scenes, 'scene')}.`;
export const onePiece = (title: string, pages: number, shortest: number): string =>
  `${title} is one piece: its ${Math.ceil(pages)} pages make no two episodes (those take ${2 * shortest}).`;
/** Where the pages would fill a series whose needs the script does not have. */
export const noSeries = 'None: no form that is told in parts is near.';
export const noCut = (title: string, scenes: number, { min, max }: NonNullable<Format['episode']>): string =>
  `No cut between the ${scenes} scenes of ${title} leaves every part between ${min} and ${max} pages: a cut within a scene that goes on is none.`;

/** `jumps` counts the cuts at which time jumps; `absent` are main speakers by the parts that go without them. */
export function episodesText(
  parts: number,
  jumps: number,
  absent: readonly { readonly name: string; readonly parts: readonly number[] }[],
): string {
  const cuts = parts - 1;
  const own =
    jumps === 0
      ? ''
      : jumps === cuts
        ? ', cut where time jumps'
        : `, ${numberWord(jumps)} of ${numberWord(cuts)} cuts where time jumps`;
  const byParts = [...Map.groupBy(absent, ({ parts: missed }) => listed(missed.map(String)))];
  const without = byParts.map(
    ([missed, people]) =>
      `${listed(people.map(({ name }) => name))} ${people.length === 1 ? 'is' : 'are'} not heard in ${/\d\D/.test(missed) ? 'parts' : 'part'} ${missed}`,
  );
  return `In ${counted(parts, 'part')}${own}${without.length === 0 ? '' : `; ${without.join(', ')}`}.`;
}

/** Letters of a line by which a part is named. */
const longestName = 80;

export const namesPart = (line: string): boolean => line.length <= longestName;

/** '1. Ends on “You broke my heart.”'; the last part ends with the script. */
export const episodeLabel = (number: number, closing: string | null, isLast: boolean): string =>
  closing === null || isLast || !namesPart(closing)
    ? `${number}. ${isLast ? 'To the end' : 'Part'}`
    : `${number}. Ends on ${quoted(closing)}`;

/** Whom an episode brings and who of the main speakers is missing; `jump` are the words that open what follows. */
export function episodeText(
  [first, last]: readonly [StoryScene, StoryScene],
  fresh: readonly string[],
  absent: readonly string[],
  jump: string | null,
): string {
  const from = placeName(first);
  const to = placeName(last);
  const span = `Scenes ${first.ordinal}-${last.ordinal}, ${from === to ? from : `${from} to ${to}`}`;
  const then = jump === null ? '' : `; what follows opens with ${quoted(jump)}`;
  const news = fresh.length > 0 ? `; new ${fresh.length === 1 ? 'is' : 'are'} ${namedSome(fresh)}` : '';
  const without = absent.length > 0 ? `; nothing from ${namedSome(absent)}` : '';
  return `${span}${news}${without}${then}.`;
}
