/** The advice of all notes in the order of the pages, as a draft is gone through once, and what a reader says of notes that go together. */
import type { Block } from '../../contract/blocks.ts';
import { listed } from '../../engine/wording.ts';
import type { AdviceOrder, PointRead } from '../../story/read/point-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import { quotedTitle } from '../quoted-title.ts';
import type { ReadAround } from './around.ts';
import { type Fact, fact, facts } from './said.ts';
import { homeName, namedTitle } from './words.ts';
import { byPlace, pageLabel, spansIn, worksOn } from './work-pages.ts';

const titles = { pages: 'The rewrite in page order', orders: 'Where notes meet' } as const;
const how: Readonly<Record<AdviceOrder['how'], string>> = {
  together: 'Typed at once',
  'in order': 'One before the other',
  'one of them': 'One instead of the other',
};
/** Advice that stands with somebody, or with what is between two, and with no point: under whose name it is looked up, and in which report. */
export interface AdviceBeside {
  readonly under: string;
  readonly home: string;
  readonly attempt: string;
}

/** Of more, those on which most notes meet. */
const mostPages = 24;

/** A note by its title; `home` is the report that tells it, where that is another. */
interface Noted {
  readonly title: string;
  readonly home: string | null;
}
interface Worked {
  readonly pages: readonly string[];
  readonly notes: readonly Noted[];
}

/** The notes of each place, a note with its home where it is first named. */
function firstWithHome(places: readonly Worked[]): string[] {
  const named = new Set<string>();
  return places.map(({ notes }) =>
    notes
      .map(({ title, home }) => {
        const known = home === null || named.has(title);
        named.add(title);
        return known ? title : `${title} (${home})`;
      })
      .join('; '),
  );
}

/** Places that follow each other with the same notes are one line. */
const joined = (lines: readonly Worked[]): Worked[] =>
  lines.reduce<Worked[]>((told, line) => {
    const last = told.at(-1);
    const isSame = last?.notes.length === line.notes.length && line.notes.every((note, at) => note === last.notes[at]);
    if (last === undefined || !isSame) return [...told, line];
    return [...told.slice(0, -1), { ...line, pages: [...last.pages, ...line.pages] }];
  }, []);

/** Each page, or stretch, on which something is typed, with the titles of what asks for it. */
function pageFacts(around: ReadAround, here: number, besides: readonly AdviceBeside[]): Fact[] {
  const noted = (point: PointRead): Noted => {
    const home = around.homeOf(point);
    return { title: namedTitle(point), home: home === here ? null : homeName(home, point.kind) };
  };
  const ofPoints = around.points
    .filter(({ kind }) => kind !== 'strength')
    .map((point) => ({ note: noted(point), spans: worksOn(point) }));
  const ofOthers = besides.map(({ under, home, attempt }) => ({
    note: { title: under, home },
    spans: spansIn(attempt),
  }));
  const places = byPlace(
    [...ofPoints, ...ofOthers].flatMap(({ note, spans }) => spans.map((span) => ({ span, of: note }))),
  );
  const most = new Set(places.toSorted((some, others) => others.all.length - some.all.length).slice(0, mostPages));
  const lines = joined(places.filter((one) => most.has(one)).map(({ place, all }) => ({ pages: [place], notes: all })));
  const notes = firstWithHome(lines);
  return lines.map(({ pages }, at) => fact(pageLabel(pages), notes[at] ?? ''));
}

/** What goes together is told with the titles of its notes, and only where the plan holds them all. */
function orderFacts({ orders }: StoryRead, around: ReadAround): Fact[] {
  return orders
    .filter(({ points }) => points.every((id) => around.pointOf(id) !== undefined))
    .map((order) => {
      const points: PointRead[] = order.points.flatMap((id) => around.pointOf(id) ?? []);
      const named = listed(points.map((point) => quotedTitle(namedTitle(point))));
      return fact(how[order.how], `${named}. ${order.why}`);
    });
}

/** `here` is the report that tells it; `besides` is what other reports advise and no point does. */
export const notesTogether = (
  read: StoryRead,
  around: ReadAround,
  here: number,
  besides: readonly AdviceBeside[] = [],
): Block[] => [
  ...facts(titles.pages, pageFacts(around, here, besides)),
  ...facts(titles.orders, orderFacts(read, around)),
];
