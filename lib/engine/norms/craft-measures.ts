/** Each craft measure's percentiles over produced features, counted with this engine: the scale that it is read on. */
import type { MeasureId } from '../../story/measure.ts';
import table from './craft-measures.json' with { type: 'json' };
import { craftTable } from './norm-tables.ts';
import type { Scale } from './scale.ts';

const { source, percentiles, measures } = craftTable.parse(table);

/** The scale of a craft measure; `sample` is the number of scripts that were large enough for it. */
export const craftScale = (id: MeasureId): Scale => ({
  kind: 'norm',
  source,
  sample: measures[id].scripts,
  points: percentiles.map((percentile, index) => ({ percentile, value: measures[id].values[index] ?? 0 })),
});
