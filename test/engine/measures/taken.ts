/** Takes measures of scripts written in a test. */
import { derive } from '../../../lib/engine/derive.ts';
import { allMeasures } from '../../../lib/engine/measures/count-measures.ts';
import { countMeasure } from '../../../lib/engine/measures/measure.ts';
import type { MeasureId, StoryMeasure } from '../../../lib/story/measure.ts';
import { screenplayOf } from '../../corpus/scripts.ts';

/** One measure of a script in Fountain; null where the script is too small for it. */
export async function measureOf(id: MeasureId, fountain: string): Promise<StoryMeasure | null> {
  const definition = allMeasures.find((one) => one.id === id);
  if (!definition) throw new RangeError(`There is no measure ${id}`);
  return countMeasure(definition, derive(await screenplayOf(fountain)));
}

/** What was counted alone: the value to four decimals, the counts and what it speaks of, the quotes it shows. */
export async function factsOf(id: MeasureId, fountain: string) {
  const measure = await measureOf(id, fountain);
  if (measure === null) return null;
  const { value, counts, about, places } = measure;
  return { value: Number(value.toFixed(4)), counts, about, quotes: places.map(({ quote }) => quote) };
}
