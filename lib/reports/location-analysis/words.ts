/** The words of what a script's places ask of a shoot, and the titles of the location analysis. */
import { capitalised, counted, listed } from '../../engine/wording.ts';
import type { StoryScene } from '../../story/scene.ts';
import type { ApartStretch } from '../../story/shape/stretches.ts';
import { pagesInEighths } from '../shape/eighths.ts';
import type { PlaceUse } from '../shape/place-use.ts';
import { pageRange } from '../shape/stretch-words.ts';
import type { LocationAnalysisFindings } from './card.ts';

export const titles = {
  setting: 'Original setting',
  saysItIs: 'By its words',
  home: 'Shot where it is set',
  shooting: 'What the places ask of a shoot',
  places: 'Its places, by pages',
  slips: 'Counted as one place',
  alternatives: 'Alternatives',
  unmatched: 'Where else it could be shot',
} as const;
export const groups = { pros: 'Pros', cons: 'Cons' } as const;
export const incentivesTitle = 'Match table: incentives (verify before you rely on one)';
export const incentiveColumns = ['Place', 'Given by', 'Kind', 'Rate', 'Terms', 'Source', 'Year'] as const;
export const columns = {
  place: 'Place',
  scenes: 'Scenes',
  pages: 'Pages',
  light: 'Day and night',
  from: 'First to last page',
} as const;
/** '4 day, 2 night, 1 evening or dawn', and how many headings do not say. */
export function lights({
  days = 0,
  nights = 0,
  dusks = 0,
  unsaid = 0,
}: Pick<LocationAnalysisFindings['locations'][number], 'days' | 'nights' | 'dusks' | 'unsaid'>): string {
  const said = [
    ...(days > 0 ? [`${days} day`] : []),
    ...(nights > 0 ? [`${nights} night`] : []),
    ...(dusks > 0 ? [`${dusks} evening or dawn`] : []),
  ];
  return [...said, ...(unsaid > 0 ? [`${unsaid} not said`] : [])].join(', ');
}

/** Headings that miss a place by a slip, and the place that they count as. */
export const slipColumns = ['Headed', 'Counted as', 'See'] as const;

type Told = Omit<LocationAnalysisFindings['shooting'][number], 'evidence'>;

export const labels = {
  stretch: 'For one stretch',
  away: 'Left and seen again',
  unset: 'Neither INT. nor EXT.',
} as const;

/** `most` is the place that the stretch uses most. */
export const stretchPlaces = ({ places, fromPage, toPage }: ApartStretch, most: PlaceUse): string =>
  `${capitalised(counted(places.length, 'place is', 'places are'))} used on ${pageRange(fromPage, toPage)} and nowhere else; the largest is ${most.name}, ${counted(most.scenes.length, 'scene')}, ${pagesInEighths(most.eighths)}.`;
export const oneStretch = ({ name, scenes, eighths, firstPage, lastPage }: PlaceUse): string =>
  `${name} is needed for ${pageRange(firstPage, lastPage)} alone: ${counted(scenes.length, 'scene')}, ${pagesInEighths(eighths)}.`;
export const away = (name: string, from: number, to: number): string =>
  `${name} is headed on page ${from} and not again until page ${to}: hold the set, or shoot both ends together.`;
/** `shown` are the first of `all` such scenes. */
export const unset = (shown: readonly Pick<StoryScene, 'ordinal' | 'page' | 'place'>[], all: number): string =>
  `${listed([...shown.map(({ ordinal, page, place }) => `scene ${ordinal}, ${place} (page ${page})`), ...(all > shown.length ? [counted(all - shown.length, 'other')] : [])])}.`;

/** Others may play there without saying so. */
export const offEarthFact = (scenes: number, page: number): Told => ({
  label: 'Off the earth',
  value: `By heading or action at least ${counted(scenes, 'scene is', 'scenes are')} in space or on another world, first on page ${page}: stage or effects work.`,
  note: null,
});
