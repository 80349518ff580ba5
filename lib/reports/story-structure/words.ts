/** The words of the structure report. */
import { turningPointFilms } from '../../engine/norms/turning-points.ts';
import { capitalised, counted, decimal, listed, numberWord, percent } from '../../engine/wording.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { Source } from '../../story/source.ts';
import type { ScenePacing, StoryAct, TurnName, TurnZone } from '../../story/structure.ts';
import { placeName } from '../describe-place.ts';
import { isEpisode } from '../format-words.ts';
import { comparisonOf, shownOf } from '../measure-words.ts';
import { setByYou } from '../set-by-you.ts';

export const titles = {
  shape: 'Shape',
  zones: 'Where produced films turn',
  setTurns: 'Your turns, and where produced films turn',
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
  page: 'page on which the scene begins',
  length: 'length of the scene in pages',
  each: 'Each scene',
  smoothed: 'Mean of five scenes',
} as const;

/** '1 page', '1.38 pages'. */
const pagesLong = (pages: number): string => (pages === 1 ? '1 page' : `${decimal(pages, 2)} pages`);

export const tooFew = (scenes: number, needed: number): string =>
  scenes === 0
    ? 'No scene headings were found, so there are no scenes to lay over the pages.'
    : `The script has ${counted(scenes, 'scene')}: too few to speak of acts, zones or pace (that takes ${needed}).`;

export function overview({ pages, locations, marked }: Source, scenes: number): string {
  const size = `${capitalised(counted(scenes, 'scene'))} on ${decimal(pages)} pages, in ${counted(locations, 'location')}.`;
  if (marked.length === 0) return size;
  return `${size} The script marks its own parts: ${listed(marked.map(({ name }) => name.toLowerCase()))}.`;
}

/** What the zones are: a ruler laid beside the script, and whose. */
export function zonesNote({ format, short }: Source): string {
  const whose = isEpisode(format)
    ? 'An episode turns at its act breaks; these are a feature’s places.'
    : short
      ? 'A short turns when it likes; these are a feature’s places.'
      : 'Does yours turn here? A script that turns elsewhere is in good company.';
  return `Mean and spread over ${turningPointFilms} produced films, by readers who marked the turns. ${whose}`;
}

const meanings: Readonly<Record<TurnName, string>> = {
  Opportunity: 'something new comes into the main character’s life',
  'Change of plans': 'the goal takes shape',
  'Point of no return': 'the main character commits',
  'Major setback': 'things fall apart',
  Climax: 'the final confrontation decides it',
};

const pagesBetween = (from: number, to: number): string => (to > from ? `pages ${from} to ${to}` : `page ${from}`);

/** `longest` is the longest scene that begins in the zone. A turn that the writer has set stands beside its zone. */
export function zoneText({ turn, mean, fromPage, toPage, set }: TurnZone, longest: StoryScene | null): string {
  if (set !== null)
    return `${setByYou} Here ${meanings[turn]}; in most produced films on ${pagesBetween(fromPage, toPage)} of a script of this length.`;
  const said = `Here ${meanings[turn]}, on average ${mean}% in.`;
  if (longest === null) return `${said} No scene of yours begins here.`;
  return `${said} Your longest scene here: ${longest.ordinal}, ${placeName(longest)}, page ${longest.page}, ${pagesLong(longest.pages)}.`;
}

export const actPages = ({ firstPage, lastPage }: StoryAct): string =>
  lastPage > firstPage ? `${firstPage}-${lastPage}` : `${firstPage}`;

/** 'Act one is the longest of the three parts marked: 41%' */
export function actsTitle(acts: readonly Pick<StoryAct, 'name' | 'share'>[]): string {
  const [longest] = [...acts].sort((a, b) => b.share - a.share);
  return longest
    ? `${longest.name} is the longest of the ${numberWord(acts.length)} parts marked: ${longest.share}%`
    : titles.acts;
}

/** `points` are lengths of scenes over pages. */
export function pacingTitle(points: readonly { readonly x: number; readonly y: number }[]): string {
  const [longest] = [...points].sort((a, b) => b.y - a.y || a.x - b.x);
  const [shortest] = [...points].sort((a, b) => a.y - b.y || a.x - b.x);
  if (!longest || !shortest || longest.y === shortest.y) return titles.pacing;
  return `Pacing: scenes run longest around page ${Math.floor(longest.x)} and shortest around page ${Math.floor(shortest.x)}`;
}

export function pacingText({ middle, heldByLongest, pace }: ScenePacing, nameOf: (id: string) => string): string {
  const against = pace ? ` ${capitalised(shownOf(pace, nameOf))}: ${comparisonOf(pace)}.` : '';
  return `Half of the scenes are shorter than ${decimal(middle, 2)} pages; the longest tenth of them holds ${percent(heldByLongest)} of the script.${against}`;
}

const ranks = ['Longest scene', 'Second longest', 'Third longest'];

export const longScene = (scene: StoryScene, index: number, speakers: readonly string[]) => ({
  label: ranks[index] ?? 'Long scene',
  value: `scene ${scene.ordinal}, ${placeName(scene)}, ${pagesLong(scene.pages)}`,
  note: speakers.length > 0 ? null : 'without talk',
});

export const quickestRun = (first: StoryScene, last: StoryScene, meanScene: number) => ({
  label: 'Quickest run',
  value: `scenes ${first.ordinal} to ${last.ordinal}, ${decimal(meanScene, 2)} pages each on average`,
  note: null,
});
