/** Holds the counted facts against what a format wants. There is no verdict on a fact that couldn't be counted. */
import type { Fitness, FormatFit, StoryFormats } from '../../story/formats.ts';
import { type Format, formatOf, type Want } from '../norms/formats.ts';

/** How far outside its bounds, as a share of the bound, a value still counts as near. Ours. */
const reach = 0.25;

/** A format that is far from what it can't do without gets no more than this. Ours. */
export const mostWhenLacking = 50;

const worth: Readonly<Record<Exclude<Fitness, 'not counted'>, number>> = { fits: 1, near: 0.5, far: 0 };

export function fitnessOf({ low, high }: Pick<Want, 'low' | 'high'>, value: number | null): Fitness {
  if (value === null) return 'not counted';
  const distance =
    low !== null && value < low ? (low - value) / low : high !== null && value > high ? (value - high) / high : 0;
  if (distance === 0) return 'fits';
  return distance <= reach ? 'near' : 'far';
}

/** Every format's fit, in the order of the table. */
export function fitsOf(formats: readonly Format[], facts: StoryFormats['facts']): FormatFit[] {
  return formats.map(({ id, wants }) => {
    const criteria = wants.map((want) => ({
      fact: want.fact,
      fitness: fitnessOf(want, facts.find((fact) => fact.id === want.fact)?.value ?? null),
    }));
    let [reached, possible] = [0, 0];
    wants.forEach(({ weight }, index) => {
      const fitness = criteria[index]?.fitness ?? 'not counted';
      if (fitness === 'not counted') return;
      reached += weight * worth[fitness];
      possible += weight;
    });
    const lacking = wants.some(({ weight }, index) => weight === 2 && criteria[index]?.fitness === 'far');
    const fit = possible === 0 ? 0 : Math.round((100 * reached) / possible);
    return { id, fit: lacking ? Math.min(mostWhenLacking, fit) : fit, criteria };
  });
}

/** Share of its criteria that a format meets. */
export const metShare = ({ criteria }: FormatFit): number =>
  criteria.filter(({ fitness }) => fitness === 'fits').length / criteria.length;

/** From this fit on a format is a good one. Ours. */
export const goodFit = 75;

/** True of a good fit where the script has all that the format can't do without: before it, none that it only comes near to is the best. */
export const meetsEssentials = ({ id, fit, criteria }: FormatFit): boolean =>
  fit >= goodFit &&
  formatOf(id)
    .wants.filter(({ weight }) => weight === 2)
    .every(({ fact }) => criteria.some((one) => one.fact === fact && one.fitness === 'fits'));
