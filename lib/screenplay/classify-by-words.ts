/** Gives lines without a cue column their elements: by names before colons, by words, widths and gaps. Refuses columns. */
import type { ClassifiedLine } from './classified-line.ts';
import { looksLikeCue } from './cue-text.ts';
import { takeDualBlock } from './dual-columns.ts';
import { type BareLine, labelBareLines } from './label-bare-lines.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import { findNamedSpeeches, type NamedSpeech } from './named-speech.ts';
import type { BodyLine } from './set-apart-furniture.ts';

/** Share of lines that hold a name, a colon and a speech in a script that is printed so throughout. */
const speechesOnOneLine = 0.08;
/** Points: a speech hangs behind its speaker's name by more than this. */
const hangingIndent = 10;
/** Names beside a column of speeches make a habit from this many. */
const leastMarginNames = 5;

/** 'ANNA: Yes.' is two lines, one for the cue and one for the speech, which begins where its own segment does; what hangs below it goes on speaking. Null for a script that does not print its speeches so. */
export function classifyNamedSpeeches(lines: readonly BodyLine[], edges: LeftEdges): ClassifiedLine[] | null {
  const named = findNamedSpeeches(lines.map(({ text }) => text)) ?? findNamesInMargin(lines, edges);
  const onOneLine = named?.filter((found) => found?.speech).length ?? 0;
  if (!named || onOneLine <= lines.length * speechesOnOneLine) return null;
  const starts = lines.flatMap(({ segments }, index) => (named[index]?.speech && segments[1] ? [segments[1].x] : []));
  const hang = starts.sort((a, b) => a - b)[Math.floor(starts.length / 2)] ?? Number.POSITIVE_INFINITY;
  const isHanging = ({ x }: BodyLine): boolean =>
    x > edges.action + hangingIndent && Math.abs(x - hang) < hangingIndent;
  const hints = new Map<BodyLine, BareLine['hint']>();
  const split = lines.flatMap((line, index): BodyLine[] => {
    const found = named[index];
    if (!found) {
      if (isHanging(line)) hints.set(line, 'dialogue');
      return [line];
    }
    const [first, ...rest] = line.segments;
    const cue = { ...line, text: found.cue, segments: first ? [first] : [] };
    hints.set(cue, 'cue');
    if (found.speech === null) return [cue];
    const speech = { ...line, text: found.speech, segments: rest, x: rest[0]?.x ?? line.x };
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
  const columns = found.flatMap((one) => one?.x ?? []).sort((a, b) => a - b);
  const column = columns[Math.floor(columns.length / 2)] ?? 0;
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
    return { text: line.text, blanks: apart ? 1 : 0, ...(hint && { hint }) };
  });
  const labelled = labelBareLines(bare);
  return [...single, null].flatMap((line, index): ClassifiedLine[] => {
    const { label, opens } = labelled[index] ?? {};
    const before = duals.get(index) ?? [];
    return line && label ? [...before, { line, kind: label, opens: opens ?? true, dual: null }] : before;
  });
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
