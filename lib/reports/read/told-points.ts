/** Which points of a reading have room, and which of them are told whole: fewer samples and second ways rather than fewer findings. */
import type { PointRead } from '../../story/read/point-read.ts';
import { wordsIn } from '../count-words.ts';

/** More than a writer works through is not told. */
const mostPoints = 26;
/** Words that points take. So many of them are told whole, in all and in one report, as leave room for the others in brief: the first of these steps that does. */
const mostWords = 2160;
const wholeSteps = Array.from({ length: 34 }, (_, at) => 1650 - 50 * at);
const wholeAtHome = 0.9;
/** Whoever reads a report is told what to keep as well as what to mend: so many of either kind have room whatever the others take, and so has what a step of the plan is made of. */
const leastStrengths = 6;
const leastWeaknesses = 12;
const leastQuestions = 1;

const wordsOf = (text: string): string[] => text.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [];
/** Share of a sample's words from which the advice is taken to have written it out already. */
const writtenOut = 0.6;
export const isWrittenOut = (text: string, by: string): boolean => {
  const [words, others] = [wordsOf(text), new Set(wordsOf(by))];
  return words.filter((word) => others.has(word)).length >= writtenOut * words.length;
};
/** Share of a line's neighbouring words that the advice has side by side, from which it types the line: small words alone are soon shared. */
const typedOut = 0.3;
const pairsOf = (text: string): string[] => {
  const words = wordsOf(text);
  return words.slice(1).map((word, at) => `${words[at]} ${word}`);
};
const isTyped = (line: string, by: string): boolean => {
  const [pairs, others] = [pairsOf(line), new Set(pairsOf(by))];
  return isWrittenOut(line, by) && pairs.filter((pair) => others.has(pair)).length >= typedOut * pairs.length;
};
const partsText = ({ parts }: Pick<PointRead, 'parts'>): string => parts.map(({ text }) => text).join(' ');

/** Advice that takes the line as it could be for granted: without it nobody knows what to type. */
const namesSample = /\bnew (?:line|speech|version)\b/i;

/** The lines as they could be, where the advice does not have them or names them; in brief where no list of places says what to type. */
export const sampleTold = (
  { sample, attempt, parts }: Pick<PointRead, 'sample' | 'attempt' | 'parts'>,
  whole: boolean,
): PointRead['sample'] => {
  if (sample === null || isTyped(sample.after, `${attempt ?? ''} ${partsText({ parts })}`)) return null;
  return whole || parts.length === 0 || namesSample.test(`${attempt ?? ''} ${partsText({ parts })}`) ? sample : null;
};

/** The advice as a sentence and place by place, neither where the other says it; in brief the sentence alone, for it is understood without the lines that go with it. */
export function adviceTold(
  point: Pick<PointRead, 'attempt' | 'parts'>,
  whole: boolean,
): Pick<PointRead, 'attempt' | 'parts'> {
  const { attempt, parts } = point;
  if (attempt === null || parts.length === 0) return { attempt, parts };
  if (!whole || isWrittenOut(partsText(point), attempt)) return { attempt, parts: [] };
  return { attempt: isWrittenOut(attempt, partsText(point)) ? null : attempt, parts };
}

/** Words that a point takes in its home, whole or in brief. */
function lengthOf(point: PointRead, whole: boolean): number {
  const { title, said, costs } = point;
  const sample = sampleTold(point, whole);
  const { attempt, parts } = adviceTold(point, whole);
  return [
    title,
    said.text,
    costs,
    attempt,
    ...parts.map(({ text }) => text),
    sample?.before,
    sample?.after,
    ...said.cites.slice(0, whole ? said.cites.length : 1).map(({ quote }) => quote),
    ...(whole ? [point.loses, point.instead] : []),
  ].reduce((sum, text) => sum + wordsIn(text ?? ''), 0);
}

/** A point with the report that tells it; `planned`: a step of the plan is made of it. */
interface Homed {
  readonly point: PointRead;
  readonly home: number;
  readonly planned: boolean;
}
/** The same with its words, whole and in brief. */
interface Measured extends Homed {
  readonly wholeWords: number;
  readonly briefWords: number;
}
type Whole = ReadonlySet<PointRead>;
const wordsOfIt = ({ point, wholeWords, briefWords }: Measured, whole: Whole): number =>
  whole.has(point) ? wholeWords : briefWords;
const wordsOfAll = (points: readonly Measured[], whole: Whole): number =>
  points.reduce((sum, one) => sum + wordsOfIt(one, whole), 0);

/** Those of the most worth that have room for all that is said of them, in all and in one report. */
function toldWhole(points: readonly Measured[], most: number): Whole {
  const whole = new Set<PointRead>();
  const atHome = new Map<number, number>();
  let all = 0;
  for (const { point, home, wholeWords } of points) {
    const there = (atHome.get(home) ?? 0) + wholeWords;
    if (there > most * wholeAtHome || all + wholeWords > most) continue;
    whole.add(point);
    atHome.set(home, there);
    all += wholeWords;
  }
  return whole;
}

/** What is planned and the first strengths, weaknesses and questions have room whatever they take. */
function firstOf(points: readonly Measured[]): ReadonlySet<Measured> {
  const ofKind = (kind: PointRead['kind'], most: number) =>
    points.filter(({ point }) => point.kind === kind).slice(0, most);
  return new Set([
    ...points.filter(({ planned }) => planned),
    ...ofKind('strength', leastStrengths),
    ...ofKind('weakness', leastWeaknesses),
    ...ofKind('question', leastQuestions),
  ]);
}

/** The first, and of the others those that have room. */
function toldAtAll(points: readonly Measured[], first: ReadonlySet<Measured>, whole: Whole): Measured[] {
  let words = wordsOfAll([...first], whole);
  const told = points.filter((one) => {
    if (first.has(one)) return true;
    const more = wordsOfIt(one, whole);
    if (words + more > mostWords) return false;
    words += more;
    return true;
  });
  return told.slice(0, mostPoints);
}

/** What is told, and which of it whole: rather fewer second ways and samples than fewer findings. */
export function withinBudget(homed: readonly Homed[]): { points: PointRead[]; whole: Whole } {
  const points = homed.map((one) => ({
    ...one,
    wholeWords: lengthOf(one.point, true),
    briefWords: lengthOf(one.point, false),
  }));
  const first = firstOf(points);
  const draw = (whole: Whole) => ({ told: toldAtAll(points, first, whole), whole });
  for (const most of wholeSteps) {
    const { told, whole } = draw(toldWhole(points, most));
    if (wordsOfAll(told, whole) <= mostWords) return { points: told.map(({ point }) => point), whole };
  }
  const { told, whole } = draw(new Set());
  return { points: told.map(({ point }) => point), whole };
}
