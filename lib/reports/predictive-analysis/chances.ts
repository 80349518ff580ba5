/** Looks up base rates of success over released films. No decimals, and no chance for any one script. */
import type { ProducedGenre } from '../../engine/norms/quick-parser-norms.ts';
import { successModel } from '../../engine/norms/success-model.ts';

/** In how many of 100 `films` the worldwide gross was at least twice the budget. */
export interface BaseRate {
  readonly percent: number;
  readonly films: number;
}

export { genrePlurals } from './words.ts';

const { everyFilm, soldAbroad } = successModel;
type ModelGenre = keyof typeof everyFilm.byGenre;

export const modelGenres: readonly ModelGenre[] = [
  'action',
  'adventure',
  'comedy',
  'drama',
  'fantasy',
  'horror',
  'romance',
  'scifi',
  'thriller',
];

/** The film table knows no crime films and no animation of their own. */
export const hasBaseRate = (genre: ProducedGenre): genre is ModelGenre => modelGenres.some((known) => known === genre);

/** `every` counts a film without a foreign gross at its US gross (too low), `abroad` leaves such films out (too high). Null: all genres. */
export function baseRates(genre: ModelGenre | null): { every: BaseRate; abroad: BaseRate } {
  return genre === null
    ? { every: everyFilm.all, abroad: soldAbroad.all }
    : { every: everyFilm.byGenre[genre], abroad: soldAbroad.byGenre[genre] };
}
