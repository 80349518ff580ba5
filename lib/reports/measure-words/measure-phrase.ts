/** How the value of a measure is said: the form of an entry in the tables beside this file. */
import type { StoryMeasure } from '../../story/measure.ts';

/** A person's name by their id in the graph. */
export type NameOf = (id: string) => string;

/** `unit` says how values on the scale are printed; `shown` is the value as the subject of a sentence ('1.2 scenes a page'). */
export interface MeasurePhrase {
  readonly unit: 'share' | 'number';
  shown(measure: StoryMeasure, nameOf: NameOf): string;
}

/** A number behind the value. Throws RangeError where the measure does not carry it. */
export function countIn({ id, counts }: StoryMeasure, name: string): number {
  const count = counts[name];
  if (count === undefined) throw new RangeError(`The measure ${id} carries no count of ${name}`);
  return count;
}

/** 'all 5' of five, '3 of the 5' of fewer. */
export const allOr = (some: number, all: number, others = `${some} of the ${all}`): string =>
  some === all ? `all ${all}` : others;
