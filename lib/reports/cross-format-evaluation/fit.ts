/** Holds the counted facts against what a format wants. Refuses a verdict on a fact that couldn't be counted. */
import type { Format, Want } from '../../engine/norms/formats.ts';
import { decimal, percent } from '../../engine/wording.ts';
import type { Fitness, FormatFact, FormatFit } from './card.ts';

/** How far outside its bounds, as a share of the bound, a value still counts as near. Ours. */
const reach = 0.25;

/** A format that is far from what it can't do without gets no more than this. Ours. */
export const mostWhenLacking = 50;

const worth: Readonly<Record<Exclude<Fitness, 'not counted'>, number>> = { fits: 1, near: 0.5, far: 0 };
const shares: ReadonlySet<string> = new Set(['talk', 'small', 'interiors', 'wordless', 'standing']);

export function fitnessOf({ low, high }: Want, value: number | null): Fitness {
  if (value === null) return 'not counted';
  const distance =
    low !== null && value < low ? (low - value) / low : high !== null && value > high ? (value - high) / high : 0;
  if (distance === 0) return 'fits';
  return distance <= reach ? 'near' : 'far';
}

/** Every format's fit, in the order of the table. */
export function fitsOf(formats: readonly Format[], facts: readonly FormatFact[]): FormatFit[] {
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

/** 'at most 4', '85 to 130', 'at least 55%'. */
export function wantText({ fact, low, high }: Want): string {
  const print = (value: number): string => (shares.has(fact) ? percent(value) : decimal(value));
  if (low !== null && high !== null) return low === 1 ? `at most ${print(high)}` : `${print(low)} to ${print(high)}`;
  return low !== null ? `at least ${print(low)}` : `at most ${print(high ?? 0)}`;
}

export const wantOf = (format: Format, fact: Want['fact']): Want | undefined =>
  format.wants.find((want) => want.fact === fact);
