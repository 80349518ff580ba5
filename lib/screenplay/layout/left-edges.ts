/** Finds the columns a script was typed in: action, dialogue, parenthetical, cue. Measures each document anew and refuses fixed inches. */

import { looksLikeUncasedCue } from '../text/cue-text.ts';
import { quantile } from '../text/quantile.ts';
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
  /** Columns that say something and not all: cues whose speeches stand at the action edge (`dialogue` is null) or hardly off it. Null where there is a `speech`, or no column at all. */
  readonly near: { readonly cue: number; readonly dialogue: number | null } | null;
  /** The middle about which cues and speeches are centred, where a word processor did so; else null. */
  readonly axis: number | null;
}

/** Points: the middles of centred lines stand this near to each other. */
const sameMiddle = 8;
/** Of the cues this share must be centred upon their speech, and less than the second share of the speeches begin at one left edge. */
const centredShare = 0.6;
const leftShare = 0.5;

/** Programs place columns at least this far apart (a third of an inch); closer edges are one column that wanders. */
const leastIndent = 20;
/** Columns of a text typed by hand may stand nearer to each other: speech by half a character, cues by one and a half. */
const nearestSpeech = 5;
const nearestCue = 10;
/** Half a character of Courier 12: edges this close are the same. */
const sameEdge = 4;
/** Lines of one paragraph stand at most this many pitches apart. */
export const paragraphGap = 1.45;
const doubleSpaced = 2.3;
const defaultPitch = 12;
/** Share of the lines that end before the longest common one does. */
const common = 0.98;
/** Fewer cues in capitals than this, and those without are looked for. */
const leastCues = 3;
/** Another way to find the columns is believed when it finds this many times as many cues, and four at least, on this share of the lines. */
const timesMore = 3;
const leastShare = 0.02;
/** Fewer cues than this share of the lines make no column: one slug above a quotation is none. */
const leastColumnShare = 0.004;

/** Distance in pitches from the line above; infinite at the top of a page. */
export function gapAbove(line: BodyLine, above: BodyLine | undefined, pitch: number): number {
  if (!above || above.page !== line.page) return Number.POSITIVE_INFINITY;
  return (line.y - above.y) / pitch;
}

/** How a script may set cues off from their speeches. */
interface Habit {
  readonly isCue: (line: BodyLine) => boolean;
  /** Pitches from a cue to its speech at most. */
  readonly gap: number;
  /** Points from the action edge at least, for the speech and for its cue. */
  readonly speech: number;
  readonly cue: number;
}

const usual: Habit = {
  isCue: ({ words }) => words.isName,
  gap: paragraphGap,
  speech: leastIndent,
  cue: 2 * leastIndent,
};

/**
 * The columns of a document. A cue is known by its company: capitals, further right than the line that follows it without a gap. Other
 * habits (an empty line below the cue, columns that stand close, cues in small letters) are believed only where they show far more often.
 */
export function findLeftEdges(lines: readonly BodyLine[]): LeftEdges {
  const pitch = linePitch(lines);
  const action = actionEdge(lines);
  const votesOf = (habit: Habit): Votes => ({ ...speechVotes(lines, action, pitch, habit), habit });
  const single = votesOf(usual);
  const double = votesOf({ ...usual, gap: doubleSpaced });
  const isMore = (count: number, than: number): boolean =>
    count >= Math.max(4, lines.length * leastShare) && count > timesMore * than;
  let votes = isMore(double.cue.length, single.cue.length) ? double : single;
  const uncased =
    votes.cue.length < leastCues ? votesOf({ ...usual, isCue: ({ text }) => looksLikeUncasedCue(text) }) : null;
  if (uncased && uncased.cue.length >= Math.max(4, lines.length * 0.04)) votes = uncased;
  const right =
    quantile(
      lines.map((line) => line.right),
      common,
    ) ?? action;
  const edges = { action, right, pitch };
  const axis = findAxis(lines, action, pitch);
  if (axis !== null) return { ...edges, speech: null, near: null, axis };
  const near = nearVotes(lines, action, pitch);
  if (isMore(near.cue.length, votes.cue.length))
    return { ...edges, speech: null, near: nearEdges(near, action), axis: null };
  const cue = commonest(votes.cue);
  const dialogue = commonest(votes.dialogue);
  if (cue === undefined || dialogue === undefined || votes.cue.length < lines.length * leastColumnShare)
    return { ...edges, speech: null, near: null, axis: null };
  const parenthetical = commonest(votes.parenthetical) ?? dialogue + (cue - dialogue) * 0.4;
  const speech = { dialogue, parenthetical, cue, uncased: votes === uncased, gap: votes.habit.gap };
  return { ...edges, speech, near: null, axis: null };
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
  const headings = lines.filter((line) => line.words.isHeading || line.sceneNumber !== null);
  return commonest(headings.map((line) => line.x)) ?? smallestCommon(lines.map((line) => line.x)) ?? 0;
}

interface SpeechVotes {
  readonly cue: number[];
  readonly dialogue: number[];
  readonly parenthetical: number[];
}

interface Votes extends SpeechVotes {
  readonly habit: Habit;
}

/** Cues set off from a line that stands at the action edge, or so near to it that only the script as a whole can tell. */
function nearVotes(lines: readonly BodyLine[], action: number, pitch: number): { cue: number[]; below: number[] } {
  const votes = { cue: [] as number[], below: [] as number[] };
  lines.forEach((line, index) => {
    const below = lines[index + 1];
    if (!below || line.segments.length > 1 || gapAbove(below, line, pitch) > paragraphGap) return;
    const isSetOff = line.x > action + nearestCue && below.x > action - sameEdge && below.x < line.x - 8;
    if (!isSetOff || below.x > action + leastIndent || below.words.isCapitals || !line.words.isName) return;
    votes.cue.push(line.x);
    votes.below.push(below.x);
  });
  return votes;
}

const middleOf = ({ x, right }: BodyLine): number => (x + right) / 2;

/** The middle about which cues and speeches are centred; null for a script whose columns begin at left edges. */
function findAxis(lines: readonly BodyLine[], action: number, pitch: number): number | null {
  const pairs = lines.flatMap((line, index) => {
    const below = lines[index + 1];
    if (!below || line.segments.length > 1 || gapAbove(below, line, pitch) > paragraphGap) return [];
    const isCue = line.x > action + 2 * leastIndent && line.words.isName && !below.words.isCapitals;
    return isCue ? [{ line, below }] : [];
  });
  const centred = pairs.filter(
    ({ line, below }) =>
      Math.abs(middleOf(line) - middleOf(below)) < sameMiddle && Math.abs(line.x - below.x) > sameEdge,
  );
  if (centred.length < Math.max(4, pairs.length * centredShare)) return null;
  // Cues of one length begin at one edge, centred or not; speeches do not.
  const edge = commonest(pairs.map(({ below }) => below.x)) ?? 0;
  if (pairs.filter(({ below }) => Math.abs(below.x - edge) <= sameEdge).length > pairs.length * leftShare) return null;
  return commonest(centred.map(({ line }) => middleOf(line))) ?? null;
}

function nearEdges({ cue, below }: { cue: number[]; below: number[] }, action: number): LeftEdges['near'] {
  const dialogue = commonest(below, sameEdge / 2) ?? action;
  return { cue: commonest(cue) ?? action, dialogue: dialogue - action > nearestSpeech ? dialogue : null };
}

function speechVotes(
  lines: readonly BodyLine[],
  action: number,
  pitch: number,
  { isCue, gap, speech, cue }: Habit,
): SpeechVotes {
  const votes: SpeechVotes = { cue: [], dialogue: [], parenthetical: [] };
  lines.forEach((line, index) => {
    const below = lines[index + 1];
    if (!below || line.segments.length > 1 || below.page !== line.page) return;
    const indented = line.x > action + cue && below.x > action + speech && below.x < line.x - 8;
    if (!indented || gapAbove(below, line, pitch) > gap || !isCue(line)) return;
    votes.cue.push(line.x);
    const isNote = below.text.startsWith('(');
    (isNote ? votes.parenthetical : votes.dialogue).push(below.x);
    const third = lines[index + 2];
    if (isNote && third && third.x < below.x - sameEdge && third.x > action + speech) votes.dialogue.push(third.x);
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
  return quantile(
    sorted.filter((value) => value >= from && value - from <= reach),
    0.5,
  );
}
