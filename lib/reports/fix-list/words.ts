/** The words of the fix list. */
import { capitalised, listed } from '../../engine/wording.ts';
import type { AdviceOrder, AdvicePart, PlanStep, PointEffort, PointRead } from '../../story/read/point-read.ts';
import { pageOf } from '../read/around.ts';
import { effortNames, namedTitle, toldIn } from '../read/words.ts';

export const prompt = '🧰 Fix list';
export const titles = {
  steps: 'In order of worth for effort',
  orders: 'What goes together',
  day: 'If there is only one day',
  keep: 'Leave alone',
} as const;

type Span = Pick<AdvicePart, 'page' | 'to'>;
const pagesBetween = ({ page, to }: Span): string => (to === null || to === page ? `${page}` : `${page}-${to}`);
const pageNamed = /\bpages?\s+(\d+)(?:\s*(to|and|or|[-–])\s*(\d+))?/gi;
/** Pages that advice names in its sentence: 'page 7', 'pages 33 to 40', 'pages 3 and 9'. */
const spansIn = (text: string): Span[] =>
  [...text.matchAll(pageNamed)].flatMap(([, from, joined, to]): Span[] => {
    const [first, last] = [Number(from), to === undefined ? null : Number(to)];
    if (last === null) return [{ page: first, to: null }];
    const apart = joined === 'and' || joined === 'or' || last <= first;
    return apart
      ? [
          { page: first, to: null },
          { page: last, to: null },
        ]
      : [{ page: first, to: last }];
  });
/** 'page 7', 'pages 33-35 and 40': where there is something to type, place by place or in the sentence alone. A page within a stretch is not named beside it. */
function onPages(points: readonly PointRead[], page: number): string {
  const worked = points
    .flatMap(({ parts, attempt }): Span[] => [
      ...parts.filter(({ act }) => act !== 'keep'),
      ...(attempt === null ? [] : spansIn(attempt)),
    ])
    .toSorted((a, b) => a.page - b.page);
  const isWithin = (one: Span): boolean =>
    worked.some(
      ({ page: from, to }) =>
        to !== null && to > from && one.to !== to && one.page >= from && (one.to ?? one.page) <= to,
    );
  const pages = [...new Set(worked.filter((one) => !isWithin(one)).map(pagesBetween))];
  if (pages.length === 0) return `page ${page}`;
  return `${pages.length === 1 && !pages[0]?.includes('-') ? 'page' : 'pages'} ${listed(pages)}`;
}
/** 'A scene, on page 7.' */
export const effortLine = (effort: PointEffort, points: readonly PointRead[], page: number): string =>
  `${capitalised(effortNames[effort])}, on ${onPages(points, page)}.`;
export const gain = ({ gains }: Pick<PlanStep, 'gains'>): string[] => (gains === null ? [] : [`Gains: ${gains}`]);
/** The note that says why and what to type; its title is left out where the step bears it. */
export const noteOf = (point: PointRead, goal: string, home: number): string =>
  `${point.title === goal ? 'Why and how' : namedTitle(point)}: ${toldIn(pageOf(point), home, point.kind)}`;
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
