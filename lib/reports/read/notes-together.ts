/** How the advice of several notes meets: pages on which three or more of them are typed, and what a reader says of notes that go together. */
import type { Block } from '../../contract/blocks.ts';
import { capitalised, listed } from '../../engine/wording.ts';
import type { AdviceOrder, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { quotedTitle } from '../quoted-title.ts';
import type { ReadAround } from './around.ts';
import { fact, facts } from './said.ts';
import { namedTitle, onPage } from './words.ts';
import { worksOn } from './work-pages.ts';

const title = 'Where notes meet';
const how: Readonly<Record<AdviceOrder['how'], string>> = {
  together: 'Typed at once',
  'in order': 'One before the other',
  'one of them': 'One instead of the other',
};
/** Two notes on a page of fifty lines seldom touch each other. */
const fewestNotes = 3;
/** A list that is longer is no help on a desk; the pages with most notes are the ones to know of. */
const mostPages = 8;

/** Notes that the plan tells, by single pages: a cut of twenty pages meets whatever stands on them, and says so itself. */
function notesByPage({ points }: ReadAround): [number, PointRead[]][] {
  const typed = points
    .filter(({ kind }) => kind !== 'strength')
    .flatMap((point) => {
      const pages = worksOn(point).filter(({ page, to }) => to === null || to === page);
      return [...new Set(pages.map(({ page }) => page))].map((page) => ({ page, point }));
    });
  const met = [...Map.groupBy(typed, ({ page }) => page)].filter(([, each]) => each.length >= fewestNotes);
  return met
    .toSorted(([, some], [, others]) => others.length - some.length)
    .slice(0, mostPages)
    .toSorted(([one], [other]) => one - other)
    .map(([page, each]) => [page, each.map(({ point }) => point)]);
}

/** Nothing where no two notes meet. What goes together is told with the titles of its notes, and only where the plan holds them all. */
export function notesTogether({ orders }: StoryRead, around: ReadAround): Block[] {
  const titles = (points: readonly PointRead[]): string =>
    listed(points.map((point) => quotedTitle(namedTitle(point))));
  const told = orders.filter(({ points }) => points.every((id) => around.pointOf(id) !== undefined));
  const saidTogether = (points: readonly PointRead[]): boolean =>
    told.some((order) => order.how === 'together' && points.every(({ id }) => order.points.includes(id)));
  const meeting = notesByPage(around).filter(([, points]) => !saidTogether(points));
  return facts(title, [
    ...meeting.map(([page, points]) => fact(capitalised(onPage(page)), titles(points))),
    ...told.map((order) => {
      const points = order.points.flatMap((id) => around.pointOf(id) ?? []);
      return fact(how[order.how], `${titles(points)}. ${order.why}`);
    }),
  ]);
}
