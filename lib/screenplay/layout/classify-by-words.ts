/** Gives lines without a cue column their elements: by names before colons, by words, widths and gaps. */

import { looksLikeCue } from '../text/cue-text.ts';
import { type BareLine, labelBareLines } from '../text/label-bare-lines.ts';
import { findNamedSpeeches, type NamedSpeech } from '../text/named-speech.ts';
import { quantile } from '../text/quantile.ts';
import type { ClassifiedLine } from './classified-line.ts';
import { takeDualBlock } from './dual-columns.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import { type BodyLine, withText } from './set-apart-furniture.ts';

/** Share of lines that hold a name, a colon and a speech in a script that is printed so throughout. */
const speechesOnOneLine = 0.08;
const speechesApart = 0.8;
/** Points: a speech hangs behind its speaker's name by more than this. */
const hangingIndent = 10;
/** Points: a line begins at the action edge, and is centred, within these. */
const atEdge = 2;
const atAxis = 8;
/** Names beside a column of speeches make a habit from this many. */
const leastMarginNames = 5;

/** 'ANNA: Yes.' is two lines, one for the cue and one for the speech, which begins where its own segment does; what hangs below it goes on speaking. Null for a script that does not print its speeches so. */
export function classifyNamedSpeeches(lines: readonly BodyLine[], edges: LeftEdges): ClassifiedLine[] | null {
  const named = findNamedSpeeches(lines.map(({ text }) => text)) ?? findNamesInMargin(lines, edges);
  const onOneLine = named?.filter((found) => found?.speech).length ?? 0;
  if (!named || onOneLine <= lines.length * speechesOnOneLine) return null;
  const starts = lines.flatMap(({ segments }, index) => (named[index]?.speech && segments[1] ? [segments[1].x] : []));
  const hang = quantile(starts, 0.5) ?? Number.POSITIVE_INFINITY;
  const isHanging = ({ x }: BodyLine): boolean =>
    x > edges.action + hangingIndent && Math.abs(x - hang) < hangingIndent;
  const hints = new Map<BodyLine, BareLine['hint']>();
  const isApart = (index: number): boolean =>
    gapAbove(lines[index] as BodyLine, lines[index - 1], edges.pitch) > paragraphGap;
  const apart = named.filter((found, index) => found?.speech && isApart(index)).length;
  /** Where speeches stand apart from each other, what follows one without a gap belongs to it. */
  const goesOn = apart >= onOneLine * speechesApart;
  let isSpeaking = false;
  const split = lines.flatMap((line, index): BodyLine[] => {
    const found = named[index];
    isSpeaking = found ? found.speech !== null : isSpeaking && goesOn && !isApart(index);
    if (!found) {
      if (isSpeaking || isHanging(line)) hints.set(line, 'dialogue');
      return [line];
    }
    const [first, ...rest] = line.segments;
    const cue = withText(line, found.cue, first ? [first] : []);
    hints.set(cue, 'cue');
    if (found.speech === null) return [cue];
    const speech = withText(line, found.speech, rest);
    hints.set(speech, 'dialogue');
    return [cue, speech];
  });
  return classifyByWords(split, edges, hints);
}

/** 'ANNA    Yes.': a name in capitals at the left edge and its speech in a column of its own on the same line, without a colon. Null where that is no habit. */
function findNamesInMargin(lines: readonly BodyLine[], edges: LeftEdges): (NamedSpeech | null)[] | null {
  const found = lines.map(({ segments: [name, speech, ...more] }) =>
    name && speech && more.length === 0 && Math.abs(name.x - edges.action) < hangingIndent && looksLikeCue(name.text)
      ? { cue: name.text, speech: speech.text, x: speech.x }
      : null,
  );
  const columns = found.flatMap((one) => one?.x ?? []);
  const column = quantile(columns, 0.5) ?? 0;
  const inColumn = columns.filter((x) => Math.abs(x - column) < hangingIndent).length;
  return inColumn >= leastMarginNames && inColumn >= columns.length * 0.7 ? found : null;
}

/** Without a cue column only words, widths and gaps are left. At the top of a page a finished sentence stands for a gap. */
export function classifyByWords(
  lines: readonly BodyLine[],
  edges: LeftEdges,
  hints: ReadonlyMap<BodyLine, BareLine['hint']> = new Map(),
): ClassifiedLine[] {
  const { single, duals } = setDualsApart(lines, edges);
  const bare = single.map((line, index): BareLine => {
    const above = single[index - 1];
    const gap = gapAbove(line, above, edges.pitch);
    const apart = Number.isFinite(gap) ? gap > paragraphGap : !above || /[.!?…)”"]$/.test(above.text);
    const hint = hints.get(line);
    const column = weakColumnOf(line, edges);
    return {
      text: line.text,
      words: line.words,
      blanks: apart ? 1 : 0,
      ...(hint && { hint }),
      ...(column && { column }),
    };
  });
  const labelled = labelBareLines(bare);
  return [...single, null].flatMap((line, index): ClassifiedLine[] => {
    const { label, opens } = labelled[index] ?? {};
    const before = duals.get(index) ?? [];
    return line && label ? [...before, { line, kind: label, opens: opens ?? true, dual: null }] : before;
  });
}

/** The column a line stands in, where the script has columns that do not say all: null for what they leave open. */
export function weakColumnOf(
  { x, right, words }: Pick<BodyLine, 'x' | 'right' | 'words'>,
  { action, near, axis }: Pick<LeftEdges, 'action' | 'near' | 'axis'>,
): BareLine['column'] | null {
  if (axis !== null) {
    if (Math.abs(x - action) < atEdge) return 'action';
    return Math.abs((x + right) / 2 - axis) < atAxis ? (words.isName ? 'cue' : 'speech') : null;
  }
  if (!near) return null;
  const { cue, dialogue } = near;
  if (x > ((dialogue ?? action) + cue) / 2) return 'cue';
  if (dialogue === null) return null;
  return x > (action + dialogue) / 2 ? 'speech' : 'action';
}

/** The lines that stand alone, and dual dialogue by the index of the lone line that it comes before. */
function setDualsApart(
  lines: readonly BodyLine[],
  edges: LeftEdges,
): { single: BodyLine[]; duals: Map<number, ClassifiedLine[]> } {
  const single: BodyLine[] = [];
  const duals = new Map<number, ClassifiedLine[]>();
  for (let at = 0; at < lines.length; ) {
    const dual = takeDualBlock(lines, at, edges);
    const line = lines[at];
    if (dual) duals.set(single.length, [...(duals.get(single.length) ?? []), ...dual.left, ...dual.right]);
    else if (line) single.push(line);
    at += dual?.lineCount ?? 1;
  }
  return { single, duals };
}
