/** Where the turning points of produced films stand in their scripts, as a table. */
import type { TurnName } from '../../story/structure.ts';

/** `mean` and `deviation` (one standard deviation) in hundredths of the script. */
export interface TurningPointZone {
  readonly name: TurnName;
  readonly mean: number;
  readonly deviation: number;
}

/** Films that were measured. */
export const turningPointFilms = 31;

/**
 * The turning points that readers marked in TRIPOD (Papalampidi, Keller and Lapata 2019), by their place in the script: scenes of 31 films mapped to
 * word positions. In the synopses the same turns stand earlier (15, 33, 54, 74, 90), because a synopsis hurries towards its end.
 */
export const turningPointZones: readonly TurningPointZone[] = [
  { name: 'Opportunity', mean: 16, deviation: 10 },
  { name: 'Change of plans', mean: 37, deviation: 14 },
  { name: 'Point of no return', mean: 68, deviation: 14 },
  { name: 'Major setback', mean: 86, deviation: 8 },
  { name: 'Climax', mean: 97, deviation: 3 },
];
