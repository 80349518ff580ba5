/** Moves the lines of pages that a scanner or a changed margin has shifted back to the columns of the script. */
import { isContinuedExtension, parseCue } from '../text/cue-text.ts';
import { quantile } from '../text/quantile.ts';
import { gapAbove, type LeftEdges } from './left-edges.ts';
import type { BodyLine } from './set-apart-furniture.ts';

/** Points: no page is moved further than two thirds of an inch by its left edges alone, so that no column comes to lie on the next but one. */
const furthest = 48;
const step = 2;
/** A line is in its column when it stands this near. */
const near = 5;
/** Pages of fewer lines say too little; a page is moved only for this many lines more in their columns, as a share. */
const leastLines = 8;
const leastGain = 0.3;
/** Of two ways to bring a page into the columns the shorter is likelier: the furthest must place this share of lines more than none. */
const costOfDistance = 0.25;

/** Points: cues of one page stand this near to each other, and a page whose cues are further off than that was moved. */
const cueSpread = 8;
const leastCueShift = 24;

/** The same lines, page by page, with `x` and the segments moved. Pages that stand well are handed back as they are. */
export function alignPages(lines: readonly BodyLine[], edges: LeftEdges): readonly BodyLine[] {
  const { speech } = edges;
  if (!speech) return lines;
  const columns = [edges.action, speech.dialogue, speech.parenthetical, speech.cue];
  const shifts = new Map<number, number>();
  for (const [page, own] of Map.groupBy(lines, (line) => line.page)) {
    const shift =
      shiftOfCues(own, speech, edges.pitch) ??
      shiftOfSpeech(own, speech) ??
      (own.length < leastLines ? 0 : shiftOf(own, columns));
    if (shift !== 0) shifts.set(page, shift);
  }
  if (shifts.size === 0) return lines;
  return lines.map((line) => {
    const shift = shifts.get(line.page);
    return shift === undefined ? line : moved(line, shift);
  });
}

/** Where a page's own cues say the columns are: those that stand as far from their speech as cues of this script do. Null when fewer than two are off. */
function shiftOfCues(
  lines: readonly BodyLine[],
  speech: NonNullable<LeftEdges['speech']>,
  pitch: number,
): number | null {
  const shifts = lines.flatMap((line, index) => {
    const below = lines[index + 1];
    if (!below || line.segments.length > 1 || !line.words.isName) return [];
    if (gapAbove(below, line, pitch) > speech.gap) return [];
    const column = below.text.startsWith('(') ? speech.parenthetical : speech.dialogue;
    const asFar = Math.abs(line.x - below.x - (speech.cue - column)) < cueSpread;
    return asFar ? [speech.cue - line.x] : [];
  });
  const middle = quantile(shifts, 0.5) ?? 0;
  const agreeing = shifts.filter((shift) => Math.abs(shift - middle) < cueSpread).length;
  return Math.abs(middle) >= leastCueShift && agreeing >= 2 && agreeing * 2 > shifts.length ? middle : null;
}

/** A page that is one speech which goes on from the page before, and has lost its margin: where its lines have to go. Null for every other page. */
function shiftOfSpeech([cue, ...lines]: readonly BodyLine[], speech: NonNullable<LeftEdges['speech']>): number | null {
  const spoken = lines.filter(({ text }) => !text.startsWith('('));
  const [first] = spoken;
  if (!cue || !first || spoken.length < leastLines || !parseCue(cue.text).extensions.some(isContinuedExtension))
    return null;
  const shift = speech.dialogue - first.x;
  const isOne = cue.x > first.x && spoken.every(({ x }) => Math.abs(x - first.x) < near);
  return isOne && Math.abs(shift) >= leastCueShift ? shift : null;
}

function shiftOf(lines: readonly BodyLine[], columns: readonly number[]): number {
  const count = (shift: number): number =>
    lines.filter(({ x }) => columns.some((column) => Math.abs(x + shift - column) < near)).length -
    (Math.abs(shift) / furthest) * costOfDistance * lines.length;
  const enough = count(0) + lines.length * leastGain;
  let best = { shift: 0, count: enough };
  for (let size = step; size <= furthest; size += step) {
    for (const shift of [size, -size]) {
      const found = count(shift);
      if (found > best.count) best = { shift, count: found };
    }
  }
  return best.shift;
}

const moved = (line: BodyLine, shift: number): BodyLine => ({
  ...line,
  x: line.x + shift,
  right: line.right + shift,
  segments: line.segments.map((segment) => ({ ...segment, x: segment.x + shift, right: segment.right + shift })),
});
