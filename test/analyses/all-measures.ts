/** Every measure there is, for tests that look at all of them. */
import { castMeasures } from '../../lib/analyses/measures/cast-measures.ts';
import { imageMeasures } from '../../lib/analyses/measures/image-measures.ts';
import type { MeasureDefinition } from '../../lib/analyses/measures/measure.ts';
import { memoryMeasures } from '../../lib/analyses/measures/memory-measures.ts';
import { paceMeasures } from '../../lib/analyses/measures/pace-measures.ts';
import { pageMeasures } from '../../lib/analyses/measures/page-measures.ts';
import { sayingMeasures } from '../../lib/analyses/measures/saying-measures.ts';
import { talkMeasures } from '../../lib/analyses/measures/talk-measures.ts';

export const allMeasures: readonly MeasureDefinition[] = [
  ...Object.values(paceMeasures),
  ...Object.values(talkMeasures),
  ...Object.values(sayingMeasures),
  ...Object.values(memoryMeasures),
  ...Object.values(pageMeasures),
  ...Object.values(imageMeasures),
  ...Object.values(castMeasures),
];
