/** Gives every line of a text without columns its element, as the likeliest sequence of the whole script. Refuses to join lines. */
import { isContinuedExtension, looksLikeCue, parseCue } from './cue-text.ts';
import { isMostlyCapitals, isPlaceAndTime, isSceneHeading, splitSceneNumber } from './scene-heading.ts';
import { isEnding, isShot, isTransition } from './slug-line.ts';

const labels = ['heading', 'action', 'cue', 'parenthetical', 'dialogue', 'transition', 'shot', 'centered'] as const;
export type BareLabel = (typeof labels)[number];

/** `blanks` counts the empty lines above. `hint` is what more than words says the line is: a name before a colon, a hanging indent. */
export interface BareLine {
  readonly text: string;
  readonly blanks: number;
  readonly hint?: 'cue' | 'dialogue';
}

/** `opens` is true when the line begins a paragraph. */
export interface LabelledLine extends BareLine {
  readonly label: BareLabel;
  readonly opens: boolean;
}

/** What the lines of one text have in common. Widths are in characters. */
interface Habits {
  /** Empty lines that part two paragraphs; null when the text has lost them. */
  readonly gap: number | null;
  readonly textWidth: number;
  readonly dialogueWidth: number;
  readonly nameCounts: ReadonlyMap<string, number>;
  /** True when the cues are known beforehand. */
  readonly hinted: boolean;
}

/**
 * The weights are set by hand, as log odds to about one decimal: 8 is next to certain, 1 is a hint. They were tuned on this project's own
 * scripts with their layout taken away (test/screenplay/accuracy.ts).
 */
export function labelBareLines(lines: readonly BareLine[]): LabelledLine[] {
  const habits = findHabits(lines);
  const path = likeliestPath(lines, habits);
  return lines.map((line, index) => {
    const label = path[index] ?? 'action';
    const above = lines[index - 1];
    const before = path[index - 1];
    const opens = !above || label !== before || breakAbove(line, above, label, habits) > 0;
    return { ...line, label, opens };
  });
}

function findHabits(lines: readonly BareLine[]): Habits {
  const cues = lines.map(({ text, hint }) => hint === 'cue' || isPossibleCue(text));
  const nameCounts = new Map<string, number>();
  lines.forEach(({ text }, index) => {
    if (cues[index]) nameCounts.set(nameOf(text), (nameCounts.get(nameOf(text)) ?? 0) + 1);
  });
  const hinted = lines.some(({ hint }) => hint === 'cue');
  const isKnown = (index: number): boolean =>
    cues[index] === true && (nameCounts.get(nameOf(lines[index]?.text ?? '')) ?? 0) > 1;
  const spoken = lines.flatMap((line, index) => (isKnown(index - 1) && !cues[index] ? [line.text.length] : []));
  const textWidth =
    percentile(
      lines.map((line) => line.text.length),
      0.98,
    ) ?? 60;
  const firstSpoken = percentile(spoken, 0.97) ?? textWidth;
  const narrow = spoken.length > 4 && firstSpoken < textWidth * 0.85 && firstSpoken <= 50;
  return {
    gap: paragraphBlanks(lines, cues),
    textWidth,
    dialogueWidth: narrow ? firstSpoken : textWidth,
    nameCounts,
    hinted,
  };
}

/** The empty lines above cues, when the line below a cue has fewer. */
function paragraphBlanks(lines: readonly BareLine[], cues: readonly boolean[]): number | null {
  const above = lines.flatMap((line, index) => (cues[index] && index > 0 ? [line.blanks] : []));
  const below = lines.flatMap((line, index) => (cues[index - 1] && !cues[index] ? [line.blanks] : []));
  const usual =
    percentile(above, 0.5) ??
    percentile(
      lines.map((line) => line.blanks),
      0.9,
    ) ??
    0;
  return usual > (percentile(below, 0.5) ?? 0) ? usual : null;
}

function percentile(values: readonly number[], share: number): number | undefined {
  const sorted = [...values].sort((a, b) => a - b);
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))];
}

const nameOf = (text: string): string => parseCue(text).name;
const isHeading = (text: string): boolean => isSceneHeading(splitSceneNumber(text).text);
const isPossibleCue = (text: string): boolean =>
  looksLikeCue(text) &&
  !isHeading(text) &&
  !isTransition(text) &&
  !isShot(text) &&
  !isPlaceAndTime(text) &&
  !isEnding(text);

/** How much the lines speak for a new paragraph at `line`: positive for, negative against. */
function breakAbove(line: BareLine, above: BareLine, label: BareLabel, habits: Habits): number {
  if (habits.gap !== null) return line.blanks >= habits.gap ? 4 : -4;
  const width = label === 'dialogue' || label === 'parenthetical' ? habits.dialogueWidth : habits.textWidth;
  const firstWord = line.text.split(' ', 1)[0] ?? '';
  const room = width - above.text.length - 1 - firstWord.length;
  if (room >= 3) return 3;
  if (room >= 0) return /[.!?…:)"”]$/.test(above.text) ? 1.5 : -1;
  return -2;
}

/** Log odds of each label by the line's own words. */
function emissions({ text, hint }: BareLine, habits: Habits): Record<BareLabel, number> {
  const capitals = isMostlyCapitals(text);
  const slug = isTransition(text) || isShot(text);
  const dialogueTooLong = text.length > habits.dialogueWidth + 3;
  return {
    heading: isHeading(text) ? 9 : isPlaceAndTime(text) && !isShot(text) ? 5 : -9,
    action: isHeading(text) ? -3 : /^[△▲]/.test(text) ? 9 : isPossibleCue(text) ? -1.5 : 0,
    cue: hint === 'cue' ? 9 : cueOdds(text, habits) - (habits.hinted ? 6 : 0),
    parenthetical: /^\([^)]*\)\s*\S/.test(text)
      ? -3
      : text.startsWith('(')
        ? text.endsWith(')')
          ? 5
          : 3
        : /^[^(]*\)$/.test(text)
          ? -1
          : -7,
    dialogue:
      (hint === 'dialogue' ? 7 : dialogueTooLong ? -5 : 0) -
      (/^\([^)]*\)?$/.test(text) ? 2 : 0) -
      (slug ? 3 : 0) -
      (capitals ? 0.7 : 0),
    transition: isTransition(text) ? 6 : -9,
    shot: isShot(text) ? 5 : -9,
    centered: isEnding(text) ? 5 : -9,
  };
}

function cueOdds(text: string, { nameCounts }: Habits): number {
  if (!isPossibleCue(text)) return -12;
  const { name, extensions } = parseCue(text);
  const known = Math.min(3, ((nameCounts.get(name) ?? 1) - 1) * 1.5);
  const spoken = extensions.some(
    (extension) => /^[VO]\.?\s?[OS]\.?|^O\.?C\.?/i.test(extension) || isContinuedExtension(extension),
  );
  const long = Math.max(0, name.split(' ').length - 3) * 1.5;
  return 0.5 + known + (spoken ? 3 : 0) - long - (/[.]$/.test(name) && !/\b(?:JR|SR|DR)\.$/.test(name) ? 2 : 0);
}

const speaks = (label: BareLabel): boolean => label === 'dialogue' || label === 'parenthetical';

/** Log odds of `label` after `before`: what may follow what, and whether the lines stand together. */
function transitionOdds(before: BareLabel, label: BareLabel, line: BareLine, above: BareLine, habits: Habits): number {
  if (before === 'cue') return speaks(label) ? (habits.gap !== null && line.blanks >= habits.gap ? -2 : 1) : -8;
  const open = before === 'parenthetical' && !above.text.endsWith(')');
  if (open) return label === 'parenthetical' ? 5 : -3;
  const apart = breakAbove(line, above, speaks(before) ? 'dialogue' : 'action', habits);
  if (speaks(label)) {
    if (!speaks(before)) return -10;
    // A Japanese speech ends with its bracket.
    if (/[」』]$/.test(above.text)) return -8;
    if (label === 'parenthetical') return before === 'parenthetical' ? -3 : habits.gap === null ? 0 : -apart;
    if (before === 'parenthetical') return 2;
    return habits.gap === null ? -apart : -Math.max(0, apart);
  }
  if (before === 'parenthetical') return -4;
  if (label === 'action') return before === 'action' ? 0 : before === 'dialogue' ? apart : 0.5;
  if (before === label) return label === 'heading' ? -2 : -1;
  return habits.gap === null ? 0 : apart > 0 ? 0 : -3;
}

/** Viterbi over all lines. */
function likeliestPath(lines: readonly BareLine[], habits: Habits): BareLabel[] {
  const steps: Map<BareLabel, BareLabel>[] = [];
  let scores = new Map<BareLabel, number>(labels.map((label) => [label, speaks(label) ? -10 : 0]));
  lines.forEach((line, index) => {
    const own = emissions(line, habits);
    const above = lines[index - 1];
    const from = new Map<BareLabel, BareLabel>();
    const next = new Map<BareLabel, number>();
    for (const label of labels) {
      let best = Number.NEGATIVE_INFINITY;
      for (const [before, score] of scores) {
        const total = score + (above ? transitionOdds(before, label, line, above, habits) : 0);
        if (total > best) {
          best = total;
          from.set(label, before);
        }
      }
      next.set(label, best + own[label]);
    }
    if (above) steps.push(from);
    scores = index === 0 ? new Map(labels.map((label) => [label, (scores.get(label) ?? 0) + own[label]])) : next;
  });
  const path: BareLabel[] = [];
  let label = [...scores].reduce((a, b) => (b[1] > a[1] ? b : a))[0];
  for (let at = lines.length - 1; at >= 0; at -= 1) {
    path[at] = label;
    label = steps[at - 1]?.get(label) ?? label;
  }
  return path;
}
