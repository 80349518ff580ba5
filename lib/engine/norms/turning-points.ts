/** Where the turning points of produced films stand, as a table. Refuses to say that a script must follow it. */

import type { TurnName } from '../../story/structure.ts';

/** `mean` and `deviation` in hundredths of the script; `goldShare`: in how many of 100 films the turn lies within `zoneReach` of the mean. */
export interface TurningPointZone {
  readonly name: TurnName;
  readonly mean: number;
  readonly deviation: number;
  readonly goldShare: number;
}

/** How far a zone reaches to either side of its mean, in hundredths of the script. */
export const zoneReach = 10;

/**
 * Mean positions in TRIPOD (Papalampidi, Keller and Lapata 2019), 99 films. Within ten hundredths of these means lie 93, 67, 47, 40
 * and 93 in 100 of the gold turning points, so they are zones to look in, not places where a turn is.
 */
export const turningPointZones: readonly TurningPointZone[] = [
  { name: 'Opportunity', mean: 15, deviation: 9, goldShare: 93 },
  { name: 'Change of plans', mean: 33, deviation: 12, goldShare: 67 },
  { name: 'Point of no return', mean: 54, deviation: 10, goldShare: 47 },
  { name: 'Major setback', mean: 74, deviation: 9, goldShare: 40 },
  { name: 'Climax', mean: 90, deviation: 6, goldShare: 93 },
];
