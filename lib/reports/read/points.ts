/** The points of a reading: in full at home, elsewhere by title, page and home. */
import type { Block } from '../../contract/blocks.ts';
import type { QuestionNumber } from '../../contract/report.ts';
import type { PointRead, Severity } from '../../story/read/point-read.ts';
import { pageOf, type ReadAround } from './around.ts';
import { bullet, type Fact, type FindingItem, fact, findings, shortPlace } from './said.ts';
import { adviceTold, sampleTold } from './told-points.ts';
import * as words from './words.ts';

/** Weight (of 5) from which a weakness is a major one. */
const majorFrom = 4;
/** Passages shown of a point; of a fault more, because it lies in what they say together. */
const mostPlaces = 2;
const mostOfFault = 3;

/** As its reader has it; of readings that were made before it was asked for by the point's weight. */
export const gravityOf = ({ kind, weight, severity }: PointRead): Severity | null =>
  kind === 'weakness' ? (severity ?? (weight >= majorFrom ? 'major' : 'minor')) : null;
const severityOf = (point: PointRead): FindingItem['severity'] => {
  const gravity = gravityOf(point);
  if (gravity === 'major' || gravity === 'minor') return gravity;
  return gravity !== null || point.kind === 'question' ? 'info' : null;
};

/** What to do, as a sentence and place by place; behind it, where there is room, what that costs and how it is spared. */
function adviceOf(point: PointRead, whole: boolean): Pick<FindingItem, 'advice' | 'steps'> {
  const { attempt, parts } = adviceTold(point, whole);
  if (attempt === null && parts.length === 0) return { advice: null };
  const steps = [
    ...parts.toSorted((a, b) => a.page - b.page).map(words.partText),
    ...(whole ? words.costOfAdvice(point) : []),
  ];
  return {
    advice: attempt === null ? words.inPlaces(parts) : words.attemptText(attempt),
    ...(steps.length > 0 && { steps }),
  };
}

/** A point at home: what, where, what it costs or gives a reader, what to try; where there is room all that goes with it. */
export function pointItem(point: PointRead, around: Pick<ReadAround, 'writtenUp' | 'isWhole'>): FindingItem {
  const { id, said, costs, fault } = point;
  const whole = around.isWhole(point);
  const sample = sampleTold(point, whole);
  const entry = whole ? around.writtenUp(point) : null;
  return {
    id,
    title: words.namedTitle(point),
    bullets: [
      bullet(said.text, said.cites.map(shortPlace), whole ? (fault ? mostOfFault : mostPlaces) : 1),
      ...(entry === null ? [] : [bullet(words.writtenUpText(entry.said.text))]),
      ...(costs === null ? [] : [bullet(costs)]),
      ...(sample === null ? [] : [bullet(words.sampleText(sample))]),
    ],
    ...adviceOf(point, whole),
    severity: severityOf(point),
  };
}

/** The points at home in report `number`, in order of worth. */
export const ownPoints = (around: ReadAround, number: QuestionNumber): PointRead[] =>
  around.points.filter((point) => around.homeOf(point) === number);

/** A point in one line: its title, its page, the report that tells it; in that report itself the page alone. */
export const pointLine = (around: ReadAround, point: PointRead, here: number | null = null): Fact => {
  const home = around.homeOf(point);
  const page = pageOf(point);
  return fact(
    words.namedTitle(point),
    home === here ? words.onPage(page) : words.toldIn(page, home, point.kind),
    [],
    point.id,
  );
};

/** The points at home here. Others stand where they are at home, and are not pointed to from each report that they touch. */
export const pointBlocks = (around: ReadAround, number: QuestionNumber): Block[] =>
  findings(
    words.titles.points,
    ownPoints(around, number).map((point) => pointItem(point, around)),
  );
