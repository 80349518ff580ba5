/** The points of a reading in one report: those at home here in full, the others in a line with page and home. */
import type { Block } from '../../contract/blocks.ts';
import type { QuestionNumber } from '../../contract/report.ts';
import type { PointRead } from '../../story/read/point-read.ts';
import { pageOf, type ReadAround, sampleTold } from './around.ts';
import { bullet, type Fact, type FindingItem, fact, facts, findings } from './said.ts';
import * as words from './words.ts';

/** Weight (of 5) from which a weakness is a major one. */
const majorFrom = 4;
/** Passages shown of a point; of a fault all, because it lies in what they say together. */
const mostPlaces = 2;
/** Lines about points of other reports. */
const mostLines = 2;

const severityOf = ({ kind, weight }: PointRead): FindingItem['severity'] =>
  kind === 'weakness' ? (weight >= majorFrom ? 'major' : 'minor') : kind === 'question' ? 'info' : null;

/** A point in full: what, where, what it costs or gives a reader, what to try. */
export function pointItem(point: PointRead): FindingItem {
  const { id, said, costs, attempt, absence, fault } = point;
  const sample = sampleTold(point);
  return {
    id,
    title: words.pointTitle(point),
    bullets: [
      bullet(said.text, said.cites, fault ? said.cites.length : mostPlaces),
      ...(absence === null ? [] : [bullet(words.absenceText(absence))]),
      ...(costs === null ? [] : [bullet(words.costText(costs, point.kind))]),
      ...(sample === null ? [] : [bullet(words.sampleText(sample))]),
    ],
    advice: attempt === null ? null : words.attemptText(attempt),
    severity: severityOf(point),
  };
}

/** The points at home in report `number`, in order of worth. */
export const ownPoints = (around: ReadAround, number: QuestionNumber): PointRead[] =>
  around.points.filter((point) => around.homeOf(point) === number);

/** A point in one line: its title, its page, the report that tells it; in that report itself the page alone. */
export const pointLine = (around: ReadAround, point: PointRead, here: number | null = null): Fact => {
  const home = around.homeOf(point);
  return fact(
    words.namedTitle(point),
    home === here ? words.onPage(pageOf(point)) : words.toldIn(pageOf(point), home, point.kind),
    [],
    point.id,
  );
};

/** Points that the report has named already. */
interface Named {
  readonly besides?: readonly PointRead[];
}

export function pointBlocks(around: ReadAround, number: QuestionNumber, { besides = [] }: Named = {}): Block[] {
  const others = around.points.filter(({ reports }) => reports.includes(number));
  const lines = others.filter((point) => around.homeOf(point) !== number && !besides.includes(point));
  return [
    ...findings(words.titles.points, ownPoints(around, number).map(pointItem)),
    ...facts(
      words.titles.elsewhere,
      lines.slice(0, mostLines).map((point) => pointLine(around, point)),
    ),
  ];
}
