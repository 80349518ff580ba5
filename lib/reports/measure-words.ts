/** Puts a craft measure of the graph into words: what was counted, its value, how it lies on its scale. */
import { decimal, percent } from '../engine/wording.ts';
import type { MeasureId, StoryMeasure } from '../story/measure.ts';
import type { MeasurePhrase, NameOf } from './measure-words/measure-phrase.ts';
import { memoryWords } from './measure-words/memory.ts';
import { paceWords } from './measure-words/pace.ts';
import { pageWords } from './measure-words/page.ts';

/** A measure without words does not compile. */
const phrases: Readonly<Record<MeasureId, MeasurePhrase>> = {
  ...paceWords,
  ...memoryWords,
  ...pageWords,
};

/** What is counted, as a row's label: 'Scenes a page'. */
export const nameOfMeasure = ({ id }: Pick<StoryMeasure, 'id'>): string => phrases[id].name;

/** Its value in that row: '1.2', '27% of 975'. */
export const toldOf = (measure: StoryMeasure, nameOf: NameOf): string => phrases[measure.id].told(measure, nameOf);

/** The script's own side in a few words: 'many questions'. */
export const sideOf = ({ id, percentile }: StoryMeasure): string => phrases[id][percentile > 50 ? 'high' : 'low'];

/** True where values are printed as shares of a hundred. */
export const isShare = ({ id }: Pick<StoryMeasure, 'id'>): boolean => phrases[id].unit === 'share';

/** A value of the measure's scale: '37%' or '1.19'. */
export const printed = (measure: Pick<StoryMeasure, 'id'>, value: number): string =>
  isShare(measure) ? percent(value) : decimal(value, value < 10 ? 2 : 0);

/** Between these percentiles a value is in the middle of produced scripts. */
const middle = { from: 42, to: 58 } as const;
/** How many of 100 scripts are named, in steps: norms carry no more. */
const named = { fewest: 5, most: 95, step: 5 } as const;

/** How the value lies on its scale, and which scale that is. */
export function comparisonOf(measure: StoryMeasure): string {
  const { percentile, scale } = measure;
  if (scale.kind === 'yardstick')
    return `${levelOf(percentile)} on our own yardstick${scale.of === null ? '' : ` for ${scale.of}`} (low ${printed(measure, scale.low)}, high ${printed(measure, scale.high)})`;
  const { side, count, bound } = placeAmong(measure);
  return side === null
    ? 'about the middle of produced scripts'
    : `${side} than in ${bound ? 'at least' : 'about'} ${count} of 100 produced scripts`;
}

/** On which side of the middle of produced scripts the value lies, and of how many in 100; `side` null about the middle. */
function placeAmong({ percentile, value, scale }: StoryMeasure) {
  if (percentile >= middle.from && percentile <= middle.to) return { side: null, count: 0, bound: false };
  const rounded = Math.min(named.most, Math.max(named.fewest, Math.round(percentile / named.step) * named.step));
  const isHigher = value > scale.middle;
  const count = isHigher ? rounded : 100 - rounded;
  return { side: isHigher ? 'higher' : 'lower', count, bound: count >= named.most };
}

/** Where a percentile lies on a scale, in words: 'towards the low end'. */
export function levelOf(percentile: number): string {
  if (percentile <= 20) return 'low';
  if (percentile >= 80) return 'high';
  if (percentile < 40) return 'towards the low end';
  return percentile > 60 ? 'towards the high end' : 'in the middle';
}

/** 'highest 5%' of produced scripts; 'near the middle'. A yardstick of ours is named as one. */
export function rankOf(measure: StoryMeasure): string {
  if (measure.scale.kind === 'yardstick') return comparisonOf(measure);
  const { side, count } = placeAmong(measure);
  // Of a value that many share, fewer than half may lie below it.
  return side === null || count < 50
    ? 'near the middle'
    : `${side === 'higher' ? 'highest' : 'lowest'} ${100 - count}%`;
}
