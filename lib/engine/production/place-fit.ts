/** How a place stands to the script's setting: its part of the world, its language, its incentives. No points: those are given in alternatives. */
import type { EnglishVariety, Setting } from '../../story/production/setting.ts';
import { type Incentive, incentives } from '../norms/incentives.ts';
import type { ProductionPlace } from '../norms/production-places.ts';
import { regionOf, type WorldRegion } from '../norms/world-regions.ts';

/** A province's own rows and the federal one that stacks with it. */
export const incentivesOf = ({ place, country }: ProductionPlace): Incentive[] =>
  incentives
    .filter((row) => row.place === place || (country === 'Canada' && row.place === 'Canada (federal)'))
    .sort((a, b) => Number(b.place === place) - Number(a.place === place));

/** The part of the world the script plays in, by the place it names, else by its kind of English; null when neither is known. */
export const lookWanted = ({ place, english }: Setting): WorldRegion | null => {
  if (place) return regionOf(place.country);
  if (english === null) return null;
  return english.variety === 'British' ? 'the British Isles' : 'North America';
};

/** `near` is English of another kind. */
export type Speech = 'own' | 'near' | 'foreign';

/** The language of the setting if it is named, else the script's own English. */
export function speechIn(place: ProductionPlace, setting: Setting): Speech {
  if (place.country === setting.place?.country) return 'own';
  const language = setting.place?.language ?? 'English';
  if (language !== 'English') return place.languages.includes(language) ? 'own' : 'foreign';
  if (place.english === null) return 'foreign';
  const variety = setting.english?.variety ?? (setting.place ? varietyOf(setting.place.country) : null);
  return variety === null || place.english === variety ? 'own' : 'near';
}
const varietyOf = (country: string): EnglishVariety =>
  country === 'United States' || country === 'Canada' ? 'American' : 'British';
