/** How much each feature of a line without a column speaks for each label, learned by `npm run train-lines`. Numbers only; no word of a script is in it. */
import weights from './bare-line-weights.json' with { type: 'json' };

export const bareLabels = [
  'heading',
  'action',
  'cue',
  'parenthetical',
  'dialogue',
  'transition',
  'shot',
  'centered',
] as const;
export type BareLabel = (typeof bareLabels)[number];

const parse = (table: Readonly<Record<string, string>>): ReadonlyMap<string, readonly number[]> =>
  new Map(Object.entries(table).map(([feature, row]) => [feature, row.split(' ').map(Number)]));

/** Of a feature: its weight for each label, in the order above. */
export const lineWeights = parse(weights.line);
/** Of what stands between two lines: its weight for each step, eight rows of eight, from label to label. */
export const stepWeights = parse(weights.step);
