/** The words of the fix list. */
import { capitalised, listed } from '../../engine/wording.ts';
import type { AdviceOrder, PlanStep, PointEffort, PointRead } from '../../story/read/point-read.ts';
import { pageOf } from '../read/around.ts';
import { effortNames, namedTitle, toldIn } from '../read/words.ts';
import { lastOf, pagesBetween, type Span, worksOn } from '../read/work-pages.ts';

export const prompt = '🧰 Fix list';
export const titles = {
  steps: 'In order of worth for effort',
  orders: 'What goes together',
  pages: 'By page',
  day: 'If there is only one day',
  keep: 'Leave alone',
} as const;

/** 'page 7', 'pages 33-35 and 40'. A page within a stretch is not named beside it. */
function onPages(points: readonly PointRead[], page: number): string {
  const worked = points.flatMap(worksOn).toSorted((a, b) => a.page - b.page || lastOf(b) - lastOf(a));
  const isWithin = (one: Span, at: number): boolean =>
    worked.slice(0, at).some((other) => other.page <= one.page && lastOf(one) <= lastOf(other));
  const pages = worked.filter((one, at) => !isWithin(one, at)).map(pagesBetween);
  if (pages.length === 0) return `page ${page}`;
  return `${pages.length === 1 && !pages[0]?.includes('-') ? 'page' : 'pages'} ${listed(pages)}`;
}
const manyLines = 'Single lines';
/** 'A scene, on page 7.', 'Single lines, on pages 4 and 9.' */
export function effortLine(effort: PointEffort, points: readonly PointRead[], page: number): string {
  const pages = onPages(points, page);
  const work = effort === 'word' && pages.startsWith('pages') ? manyLines : capitalised(effortNames[effort]);
  return `${work}, on ${pages}.`;
}
export const gain = ({ gains }: Pick<PlanStep, 'gains'>): string[] => (gains === null ? [] : [`Gains: ${gains}`]);
/** The note that says why and what to type; its title is left out where the step bears it. */
export const noteOf = (point: PointRead, goal: string, home: number): string =>
  `${point.title === goal ? 'Why and how' : namedTitle(point)}: ${toldIn(pageOf(point), home, point.kind)}`;
/** The steps by their numbers: 'Steps 1, 2 and 4.' */
export const dayLine = (steps: readonly number[]): string =>
  `${steps.length === 1 ? 'Step' : 'Steps'} ${listed(steps.map(String))}.`;
export const proofread = (count: number): string =>
  `Proofread it aloud, cues included: ${count} ${count === 1 ? 'line' : 'lines'} to begin with`;
export const proofreadWhy = (report: string): string => `They stand in ${report}, in page order.`;
export const stepOf = ({ title }: PointRead): string => title;

/** 'Steps 2 and 5 together', 'Step 1, then step 4', 'Step 2 or step 6'. */
export function orderLabel(how: AdviceOrder['how'], steps: readonly number[]): string {
  if (how === 'together') return `Steps ${listed(steps.map(String))} together`;
  const named = steps.map((step) => `step ${step}`);
  return capitalised(how === 'in order' ? named.join(', then ') : named.join(' or '));
}
