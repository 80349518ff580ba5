/** Counts the graph's craft measures: all that can be taken of a script. */
import type { StoryMeasure } from '../../story/measure.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { changeMeasures } from './change-measure.ts';
import { countMeasure, type MeasureDefinition } from './measure.ts';
import { memoryMeasures } from './memory-measures.ts';
import { paceMeasures } from './pace-measures.ts';
import { pageMeasures } from './page-measures.ts';
import { recallMeasures } from './recall-measure.ts';
import { sayingMeasures } from './saying-measures.ts';
import { senseMeasures } from './sense-measure.ts';

/** Every measure there is. */
export const allMeasures: readonly MeasureDefinition[] = [
  changeMeasures,
  recallMeasures,
  senseMeasures,
  paceMeasures,
  sayingMeasures,
  memoryMeasures,
  pageMeasures,
].flatMap((group) => Object.values<MeasureDefinition>(group));

/** Ratings are put together from the same measures: taken once a script. */
const known = new WeakMap<Derived, StoryMeasure[]>();

export function countMeasures({ derived }: Pick<AnalysisInput, 'derived'>): StoryMeasure[] {
  const taken = known.get(derived) ?? allMeasures.flatMap((definition) => countMeasure(definition, derived) ?? []);
  known.set(derived, taken);
  return taken;
}
