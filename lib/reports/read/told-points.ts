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

/** Those of the most worth that have room for all that is said of them, in all and in one report. */
function toldWhole(points: readonly Homed[], most: number): ReadonlySet<PointRead> {
  const whole = new Set<PointRead>();
  const atHome = new Map<number, number>();
  let all = 0;
  for (const { point, home } of points) {
    const words = lengthOf(point, true);
    const there = (atHome.get(home) ?? 0) + words;
    if (there > most * wholeAtHome || all + words > most) continue;
    whole.add(point);
    atHome.set(home, there);
    all += words;
  }
  return whole;
}

/** What is planned and the first strengths, weaknesses and questions, whatever they take, and of the others those that have room. */
function toldAtAll(points: readonly Homed[], whole: ReadonlySet<PointRead>): PointRead[] {
  const least = new Map<PointRead['kind'], number>([
    ['strength', leastStrengths],
    ['weakness', leastWeaknesses],
    ['question', leastQuestions],
  ]);
  const all = points.map(({ point }) => point);
  const first = new Set([
    ...points.filter(({ planned }) => planned).map(({ point }) => point),
    ...[...least].flatMap(([kind, most]) => all.filter((point) => point.kind === kind).slice(0, most)),
  ]);
  let words = [...first].reduce((sum, point) => sum + lengthOf(point, whole.has(point)), 0);
  const told = points.filter(({ point }) => {
    if (first.has(point)) return true;
    const more = lengthOf(point, whole.has(point));
    if (words + more > mostWords) return false;
    words += more;
    return true;
  });
  return told.slice(0, mostPoints).map(({ point }) => point);
}

/** What is told, and which of it whole: rather fewer second ways and samples than fewer findings. */
export function withinBudget(points: readonly Homed[]): { points: PointRead[]; whole: ReadonlySet<PointRead> } {
  const drawn = wholeSteps.map((most) => {
    const whole = toldWhole(points, most);
    return { points: toldAtAll(points, whole), whole };
  });
  const fits = drawn.find(
    (one) => one.points.reduce((sum, point) => sum + lengthOf(point, one.whole.has(point)), 0) <= mostWords,
  );
  return fits ?? { points: toldAtAll(points, new Set()), whole: new Set() };
}
