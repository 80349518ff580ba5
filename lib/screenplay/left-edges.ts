/** Finds the columns a script was typed in: action, dialogue, parenthetical, cue. Measures each document anew and refuses fixed inches. */
import { looksLikeCue, looksLikeUncasedCue } from './cue-text.ts';
import { isSceneHeading } from './scene-heading.ts';
import type { BodyLine } from './set-apart-furniture.ts';

/**
 * Left edges in points. `speech` is null when no cue was found. `right` is the right end of the longest common line; `pitch` the
 * distance between two lines of one paragraph.
 */
export interface LeftEdges {
  readonly action: number;
  readonly speech: {
    readonly dialogue: number;
    readonly parenthetical: number;
    readonly cue: number;
    /** True when the cues of this script are not in capitals. */
    readonly uncased: boolean;
    /** Lines of one speech stand at most this many pitches apart: sitcoms leave every second line of dialogue empty. */
    readonly gap: number;
  } | null;
  readonly right: number;
  readonly pitch: number;
}

/** Programs place columns at least this far apart (a third of an inch); closer edges are one column that wanders. */
const leastIndent = 20;
/** Half a character of Courier 12: edges this close are the same. */
const sameEdge = 4;
/** Lines of one paragraph stand at most this many pitches apart. */
export const paragraphGap = 1.45;
const doubleSpaced = 2.3;
const defaultPitch = 12;
/** Fewer cues in capitals than this, and those without are looked for. */
const leastCues = 3;

/** Distance in pitches from the line above; infinite at the top of a page. */
export function gapAbove(line: BodyLine, above: BodyLine | undefined, pitch: number): number {
  if (!above || above.page !== line.page) return Number.POSITIVE_INFINITY;
  return (line.y - above.y) / pitch;
}

/** The columns of a document. A cue is known by its company: capitals, further right than the line that follows it without a gap. */
export function findLeftEdges(lines: readonly BodyLine[]): LeftEdges {
  const pitch = linePitch(lines);
  const action = actionEdge(lines);
  const single = speechVotes(lines, action, pitch, { isCue: looksLikeCue, gap: paragraphGap });
  const double = single.cue.length < leastCues ? doubleSpacedVotes(lines, action, pitch) : null;
  const capitals = double ?? single;
  const uncased = capitals.cue.length < leastCues;
  const votes = uncased ? (uncasedVotes(lines, action, pitch) ?? capitals) : capitals;
  const right =
    percentile(
      lines.map((line) => line.right),
      0.98,
    ) ?? action;
  const cue = commonest(votes.cue);
  const dialogue = commonest(votes.dialogue);
  if (cue === undefined || dialogue === undefined) return { action, speech: null, right, pitch };
  const parenthetical = commonest(votes.parenthetical) ?? dialogue + (cue - dialogue) * 0.4;
  const gap = votes === double ? doubleSpaced : paragraphGap;
  return { action, speech: { dialogue, parenthetical, cue, uncased: votes !== capitals, gap }, right, pitch };
}

function linePitch(lines: readonly BodyLine[]): number {
  const gaps = lines.flatMap((line, index) => {
    const above = lines[index - 1];
    const gap = above?.page === line.page ? line.y - above.y : 0;
    return gap > 5 && gap < 40 ? [gap] : [];
  });
  return smallestCommon(gaps, 0.75) ?? defaultPitch;
}

function actionEdge(lines: readonly BodyLine[]): number {
  const headings = lines.filter((line) => isSceneHeading(line.text) || line.sceneNumber !== null);
  const fromHeadings = commonest(headings.map((line) => line.x));
  if (fromHeadings !== undefined) return fromHeadings;
  return smallestCommon(lines.map((line) => line.x)) ?? 0;
}

interface SpeechVotes {
  readonly cue: number[];
  readonly dialogue: number[];
  readonly parenthetical: number[];
}

/** Votes where an empty line stands between a cue and its speech: only when they are many, so that no lone slug above a paragraph makes a column. */
function doubleSpacedVotes(lines: readonly BodyLine[], action: number, pitch: number): SpeechVotes | null {
  const votes = speechVotes(lines, action, pitch, { isCue: looksLikeCue, gap: doubleSpaced });
  return votes.cue.length >= Math.max(4, lines.length * 0.04) ? votes : null;
}

/** Votes of cues without capitals: only when they are many, so that a centred title is none. */
function uncasedVotes(lines: readonly BodyLine[], action: number, pitch: number): SpeechVotes | null {
  const votes = speechVotes(lines, action, pitch, { isCue: looksLikeUncasedCue, gap: paragraphGap });
  return votes.cue.length >= Math.max(4, lines.length * 0.04) ? votes : null;
}

function speechVotes(
  lines: readonly BodyLine[],
  action: number,
  pitch: number,
  { isCue, gap }: { isCue: (text: string) => boolean; gap: number },
): SpeechVotes {
  const votes: SpeechVotes = { cue: [], dialogue: [], parenthetical: [] };
  lines.forEach((line, index) => {
    const below = lines[index + 1];
    if (!below || line.segments.length > 1 || below.page !== line.page) return;
    const indented = line.x > action + 2 * leastIndent && below.x > action + leastIndent && below.x < line.x - 8;
    if (!indented || gapAbove(below, line, pitch) > gap || !isCue(line.text)) return;
    votes.cue.push(line.x);
    if (below.text.startsWith('(')) votes.parenthetical.push(below.x);
    else votes.dialogue.push(below.x);
    const third = lines[index + 2];
    if (third && below.text.startsWith('(') && third.x < below.x - sameEdge && third.x > action + leastIndent) {
      votes.dialogue.push(third.x);
    }
  });
  return votes;
}

/** The value with the most neighbours within `reach`; undefined for no values. */
function commonest(values: readonly number[], reach = sameEdge): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  let best: { from: number; count: number } | undefined;
  let end = 0;
  for (let from = 0; from < sorted.length; from += 1) {
    while (end < sorted.length && (sorted[end] ?? 0) - (sorted[from] ?? 0) <= reach) end += 1;
    if (!best || end - from > best.count) best = { from, count: end - from };
  }
  return best && sorted[best.from + Math.floor((best.count - 1) / 2)];
}

/** The smallest value that a tenth of all values share: the middle one of those within `reach` of each other. */
function smallestCommon(values: readonly number[], reach = sameEdge): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  const others = Math.ceil(Math.max(2, sorted.length * 0.1)) - 1;
  const at = sorted.findIndex((value, index) => (sorted[index + others] ?? Number.POSITIVE_INFINITY) - value <= reach);
  const from = sorted[Math.max(0, at)];
  if (from === undefined) return undefined;
  const near = sorted.filter((value) => value >= from && value - from <= reach);
  return near[Math.floor(near.length / 2)];
}

function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}
