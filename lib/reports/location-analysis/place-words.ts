/** Says for and against a place of production. */
import { capitalised, counted, decimal, listed } from '../../engine/wording.ts';
import type { ShootingPlace } from '../../story/production/shooting-places.ts';

/** `where` is a scene outside, with its page. */
export const otherLook = ({ look, part }: ShootingPlace, wanted: string, where: string): string =>
  `${capitalised(part)} ${look === 'alike' ? 'passes for' : 'is not'} ${wanted}${look === 'alike' ? ' with dressing' : ''}: ${where}.`;

/** `names` are small parts, which a local would play. */
const smallParts = (names: readonly string[]): string => (names.length === 0 ? 'small parts' : listed(names));
export const ownSpeech = (language: string): string => `${language} is spoken.`;
export const nearSpeech = (small: readonly string[]): string =>
  `Another English: an accent or a flight for ${smallParts(small)}.`;
export const foreignSpeech = ({ languages }: ShootingPlace, small: readonly string[]): string =>
  `${listed(languages)} spoken: signs to dress, ${smallParts(small)} to fly in.`;

/** `title` is ready for a sentence. */
export const noSetting = (title: string): string =>
  `Name the town or country of ${title} among the details, and places to shoot in are compared with it.`;
export const noScenes = 'No scene headings were found, so there are no places to match with others.';
export const notEnglish = 'Other places are chosen by a script’s kind of English, so none is named for this script.';
export const notOnEarth = (away: number): string =>
  `Name a country among the details to have places compared; by heading or action at least ${counted(away, 'scene is', 'scenes are')} in space or on another world.`;
export const tooFewScenes = (scenes: number, places: readonly string[], needed: number): string =>
  `${capitalised(counted(scenes, 'scene'))} at ${listed(places)}: too few to compare places (that takes ${needed}).`;

/** The cells of its row beside the place. */
export const incentive = (row: ShootingPlace['incentives'][number]): (string | number)[] => [
  row.place,
  capitalised(row.kind),
  `${decimal(row.percent)}%`,
  row.note,
  row.source,
  row.published ?? 'undated',
];
/** 'Credit 35% (2025)': in a card, whose table has the rest. */
export const incentiveInBrief = ({
  kind,
  percent,
  published,
}: Pick<ShootingPlace['incentives'][number], 'kind' | 'percent' | 'published'>): string =>
  `${capitalised(kind)} ${decimal(percent)}% (${published ?? 'undated'})`;
