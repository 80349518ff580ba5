/** The words of what a script's places ask of a shoot, and the titles of the location analysis. */
import { counted } from '../../engine/wording.ts';
import { placeKeyOf } from '../../story/ids.ts';
import type { Shoot } from '../../story/production/shoot.ts';
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
  match: 'Match table',
} as const;
export const groups = { pros: 'Pros', cons: 'Cons', incentives: 'Incentives' } as const;
export const incentivesTitle = 'Incentives (verify before you rely on one)';
export const incentiveColumns = ['Place', 'Given by', 'Kind', 'Rate', 'Terms', 'Source', 'Year'] as const;
export const columns = {
  place: 'Place',
  scenes: 'Scenes',
  pages: 'Pages',
  from: 'From page',
  match: 'Match (of 100)',
} as const;
export const criterionColumn = (name: string, of: number): string => `${name} (of ${of})`;

/** '1 4/8', '5/8', '3': pages as a schedule writes them. */
export function inEighths(eighths: number): string {
  const [pages, rest] = [Math.floor(eighths / 8), eighths % 8];
  if (rest === 0) return String(pages);
  return pages === 0 ? `${rest}/8` : `${pages} ${rest}/8`;
}

/** Headings that miss a place by a slip, and the place that they count as. */
export const slipColumns = ['Headed', 'Counted as', 'See'] as const;

type Told = Omit<LocationAnalysisFindings['shooting'][number], 'evidence'>;

/** Changes of place, and how many are left where each place is shot out in one go. */
export const movesFacts = (moves: number, places: number): Told[] => [
  { label: 'Company moves', value: String(moves), note: null },
  { label: 'Fewest moves', value: String(places - 1), note: null },
];

export const roomFact = (
  { place, house, beside, inHouse, moves }: NonNullable<Shoot['room']>,
  nameOf: (id: string) => string,
  movesNow: number,
): Told => ({
  label: 'Perhaps one place',
  value: `${inHouse} of ${beside} scenes beside ${nameOf(place)} play at ${nameOf(house)}`,
  note: `headed “INT. ${placeKeyOf(house)} - ${placeKeyOf(place)}”, the changes of place fall from ${movesNow} to ${moves}`,
});

/** `eighths` is their length, `page` that of the first. */
export const offEarthFact = (scenes: number, eighths: number, page: number): Told => ({
  label: 'Headed in space or on a planet',
  value: `${counted(scenes, 'scene')} (${inEighths(eighths)} pages) from page ${page} on: a stage, wherever the rest is shot`,
  note: null,
});
