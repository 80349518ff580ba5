/** How a measure is named and its value told: the form of an entry in the tables beside this file. */
import { decimal, percent } from '../../engine/wording.ts';
import type { StoryMeasure } from '../../story/measure.ts';

/** A person's name by their id in the graph. */
export type NameOf = (id: string) => string;

/**
 * `unit` says how values on the scale are printed. `name` is the label of its row: what is counted, without a script's own figures. `told` is the value in that row, with the numbers
 * and the people behind it ('27% of 975'). `high` and `low` say a script's own side in a few words ('many questions').
 */
export interface MeasurePhrase {
  readonly unit: 'share' | 'number';
  readonly name: string;
  readonly high: string;
  readonly low: string;
  told(measure: StoryMeasure, nameOf: NameOf): string;
}

/** A number behind the value. Throws RangeError where the measure does not carry it. */
export function countIn({ id, counts }: StoryMeasure, name: string): number {
  const count = counts[name];
  if (count === undefined) throw new RangeError(`The measure ${id} carries no count of ${name}`);
  return count;
}

/** The value alone. */
export const inPercent = ({ value }: StoryMeasure): string => percent(value);
/** The value alone, with so many digits behind the point. */
export const inNumbers =
  (digits = 1) =>
  ({ value }: StoryMeasure): string =>
    decimal(value, digits);
