/** The words of the fix list. */
import { capitalised, listed } from '../../engine/wording.ts';
import type { AdviceOrder, PlanStep, PointEffort, PointRead } from '../../story/read/point-read.ts';
import { pageOf } from '../read/around.ts';
import { attemptText, effortNames, namedTitle, toldIn } from '../read/words.ts';

export const prompt = '🧰 Fix list';
export const titles = {
  steps: 'In order of worth for effort',
  orders: 'What goes together',
  day: 'If there is only one day',
  keep: 'Leave alone',
} as const;

export const effortLine = (effort: PointEffort, page: number): string =>
  `${capitalised(effortNames[effort])} to write, on page ${page}. It answers:`;
export const gain = ({ gains }: Pick<PlanStep, 'gains'>): string[] => (gains === null ? [] : [`Gains: ${gains}`]);
/** Where the reason stands; its title is left out where the step bears it. */
export const why = (point: PointRead, goal: string, home: number): string =>
  `Why: ${point.title === goal ? '' : `${namedTitle(point)}, `}${toldIn(pageOf(point), home, point.kind)}`;
/** Another point of the same step, with what to do about it. */
export const besides = (point: PointRead, home: number): string => {
  const named = `And: ${namedTitle(point)}, ${toldIn(pageOf(point), home, point.kind)}`;
  return point.attempt === null ? named : `${named}: ${attemptText(point.attempt)}`;
};
export const attempt = (point: PointRead): string | null =>
  point.attempt === null ? null : attemptText(point.attempt);
/** The steps by their numbers: 'Steps 1, 2 and 4: none of them takes more than a scene.' */
export const dayLine = (steps: readonly number[]): string =>
  `${steps.length === 1 ? 'Step' : 'Steps'} ${listed(steps.map(String))}: the most for work on single lines and scenes.`;
export const proofread = (count: number): string => `Proofread it aloud, cues included: ${count} lines to begin with`;
export const proofreadWhy = (report: string): string => `They stand in ${report}, in page order.`;
export const stepOf = ({ title }: PointRead): string => title;

/** 'Steps 2 and 5 together', 'Step 1, then step 4', 'Step 2 or step 6'. */
export function orderLabel(how: AdviceOrder['how'], steps: readonly number[]): string {
  if (how === 'together') return `Steps ${listed(steps.map(String))} together`;
  const named = steps.map((step) => `step ${step}`);
  return capitalised(how === 'in order' ? named.join(', then ') : named.join(' or '));
}
