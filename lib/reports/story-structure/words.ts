/** The words of the structure report. */
import { capitalised, counted, listed, numberWord } from '../../engine/wording.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import type { StoryAct, StorySequence, TurnName, TurnZone } from '../../story/structure.ts';
import { placeName } from '../describe-place.ts';
import { setByYou } from '../set-by-you.ts';
import { pagesInEighths } from '../shape/eighths.ts';
import { namedSome, pageRange } from '../shape/stretch-words.ts';

export const titles = {
  shape: 'Shape',
  zones: 'Where produced films turn',
  setTurns: 'Your turns',
  events: 'Events told or shown on those pages',
  acts: 'The acts you marked',
  pacing: 'Pacing: how long the scenes are',
} as const;
export const columns = {
  act: 'Act',
  pages: 'Pages',
  share: 'Share',
  scenes: 'Scenes',
  meanScene: 'Pages a scene',
  talk: 'Talk',
} as const;
export const axes = {
  page: 'page',
  length: 'pages long',
  each: 'Each scene',
  smoothed: 'Five-scene mean',
} as const;

/** '1 page', '1 3/8 pages'. */
const pagesLong = (pages: number): string => pagesInEighths(Math.round(pages * 8));

export const tooFew = (scenes: number, needed: number): string =>
  scenes === 0
    ? 'No scene headings were found, so there are no scenes to lay over the pages.'
    : `The script has ${counted(scenes, 'scene')}: too few to speak of acts, zones or pace (that takes ${needed}).`;

/** The parts that the script marks itself. */
export const marks = ({ marked }: Pick<Source, 'marked'>): string[] =>
  marked.length === 0
    ? []
    : [`The script marks its own parts: ${listed(marked.map(({ name }) => name.toLowerCase()))}.`];

/** 'The turns of two in three …: opportunity on pages 8-34, …': where the writer may look for theirs. */
export const zonesLine = (zones: readonly TurnZone[]): string =>
  `Where two in three produced features of this length turn: ${listed(
    zones.map(({ turn, fromPage, toPage }) => `${turn.toLowerCase()} on ${pageRange(fromPage, toPage)}`),
  )}.`;

/** A page with the zones that it lies in: 'Page 21 (opportunity)'. */
export const pageInZones = (page: number, zones: readonly TurnZone[]): string =>
  `Page ${page} (${listed(zones.map(({ turn }) => turn.toLowerCase()))})`;

/** Whose places the zones are, where they are not those of a script of this kind. */
export function zonesNote({ format, short }: Source): string | null {
  if (format.format !== 'feature' && format.format !== 'short')
    return 'An episode turns at its act breaks; these are a feature’s places.';
  return short ? 'A short turns when it likes; these are a feature’s places.' : null;
}

const meanings: Readonly<Record<TurnName, string>> = {
  Opportunity: 'something new comes into the main character’s life',
  'Change of plans': 'the goal takes shape',
  'Point of no return': 'the main character commits',
  'Major setback': 'things fall apart',
  Climax: 'the final confrontation decides it',
};

const pagesBetween = (from: number, to: number): string => (to > from ? `pages ${from} to ${to}` : `page ${from}`);

/** What happens there in most produced films. */
export const zone = ({ turn, fromPage, toPage }: TurnZone): string =>
  `In most produced films ${meanings[turn]} on ${pagesBetween(fromPage, toPage)} of a script of this length.`;

/** A turn that the writer has set, beside its zone. */
export const setZone = ({ turn, fromPage, toPage }: TurnZone): string =>
  `${setByYou} Here ${meanings[turn]}; in most produced films on ${pagesBetween(fromPage, toPage)} of a script of this length.`;

export const sequencesTitle = (sequences: number): string =>
  `${capitalised(counted(sequences, 'sequence'))}, parted where people and places change most`;
export const sequenceColumns = ['Pages', 'Most pages at', 'First heard', 'Last heard'] as const;

export const sequencePages = ({ fromPage, toPage }: StorySequence): string =>
  toPage > fromPage ? `${fromPage}-${toPage}` : `${fromPage}`;

/** 'Grand Hall and Garden'; 'nine places' where none has much. */
export const sequencePlaces = (names: readonly string[], others: number): string =>
  names.length === 0 ? counted(others, 'place') : listed(names);

/** 'Alinar, Brutalia and five others'; '' of nobody. */
export const people = (names: readonly string[]): string => namedSome(names);

export const actPages = ({ firstPage, lastPage }: StoryAct): string =>
  lastPage > firstPage ? `${firstPage}-${lastPage}` : `${firstPage}`;

/** 'Act one is the longest of the three parts marked: 41%'; one part alone is the longest of none. */
export function actsTitle(acts: readonly Pick<StoryAct, 'name' | 'share'>[]): string {
  const [longest, second] = acts.toSorted((a, b) => b.share - a.share);
  return longest && second
    ? `${longest.name} is the longest of the ${numberWord(acts.length)} parts marked: ${longest.share}%`
    : titles.acts;
}

export const lengthsTitle = 'Most and fewest pages under one heading';
export const lengthColumns = ['', 'Length', 'Heading', 'See'] as const;

export const longScene = (scene: StoryScene, pages: number) => ({
  label: 'Longest',
  value: pagesLong(pages),
  where: `${placeName(scene)}${scene.talkWords > 0 ? '' : ', without talk'}`,
});

export const quickestRun = (first: StoryScene, last: StoryScene, meanScene: number) => ({
  label: 'Quickest run',
  value: `about ${pagesInEighths(Math.max(1, Math.round(meanScene * 8)))} each`,
  where: `${placeName(first)} to ${placeName(last)}`,
});
