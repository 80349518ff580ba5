/** What the words, widths and gaps of a line without a column say about it, as named features for label-bare-lines. */

import { isSpokenExtension, parseCue } from './cue-text.ts';
import { actionWords, talkWords } from './lexicons/script-words.ts';
import { type LineWords, wordsOf } from './line-words.ts';
import { anyOf } from './phrases.ts';
import { quantile } from './quantile.ts';

/** `blanks` counts the empty lines above. `hint` is what more than words says the line is: a name before a colon, a hanging indent. */
export interface BareLine {
  readonly text: string;
  readonly blanks: number;
  readonly hint?: 'cue' | 'dialogue';
  /** What its words say, where that is known. */
  readonly words?: LineWords;
  /** Where the line stands, in a text that kept some of its columns, by and large. */
  readonly column?: 'cue' | 'speech' | 'action';
}

/** What the lines of one text have in common. Widths are in characters. */
export interface Habits {
  /** Empty lines that part two paragraphs; null when the text has lost them. */
  readonly gap: number | null;
  readonly textWidth: number;
  readonly dialogueWidth: number;
  readonly nameCounts: ReadonlyMap<string, number>;
  /** Words of the names that speak more than once, in capitals. */
  readonly nameWords: ReadonlySet<string>;
  /** True when the cues are known beforehand. */
  readonly hinted: boolean;
}

/** A line with what was found out about it, once. `room` is what the line above left empty for this line's first word, in the width of dialogue and of action. */
export interface LineFacts {
  readonly own: readonly string[];
  readonly afterSpeech: readonly string[];
  readonly afterOther: readonly string[];
}

/** Habits of a text and the facts of each of its lines. */
export function factsOfLines(lines: readonly BareLine[]): { habits: Habits; facts: LineFacts[] } {
  const words = lines.map(({ text, words: known }) => known ?? wordsOf(text));
  const habits = findHabits(lines, words);
  const facts = lines.map((line, index): LineFacts => {
    const above = lines[index - 1];
    return {
      own: ownFeatures(line, words[index] ?? wordsOf(line.text), lines[index + 1], habits),
      afterSpeech: stepFeatures(line, above, habits, habits.dialogueWidth),
      afterOther: stepFeatures(line, above, habits, habits.textWidth),
    };
  });
  return { habits, facts };
}

function findHabits(lines: readonly BareLine[], words: readonly LineWords[]): Habits {
  const cues = lines.map(({ hint }, index) => hint === 'cue' || words[index]?.isCue === true);
  const nameCounts = new Map<string, number>();
  words.forEach(({ name }, index) => {
    if (cues[index]) nameCounts.set(name, (nameCounts.get(name) ?? 0) + 1);
  });
  const isKnown = (index: number): boolean =>
    cues[index] === true && (nameCounts.get(words[index]?.name ?? '') ?? 0) > 1;
  const spoken = lines.flatMap((line, index) => (isKnown(index - 1) && !cues[index] ? [line.text.length] : []));
  const lengths = lines.map((line) => line.text.length);
  const textWidth = quantile(lengths, 0.98) ?? 60;
  const firstSpoken = quantile(spoken, 0.97) ?? textWidth;
  const narrow = spoken.length > 4 && firstSpoken < textWidth * 0.85 && firstSpoken <= 50;
  const repeated = [...nameCounts].flatMap(([name, count]) => (count > 1 ? name.split(/[^\p{L}]+/u) : []));
  return {
    gap: paragraphBlanks(lines, cues),
    textWidth,
    dialogueWidth: narrow ? firstSpoken : textWidth,
    nameCounts,
    nameWords: new Set(repeated.filter((word) => word.length > 2)),
    hinted: lines.some(({ hint }) => hint === 'cue'),
  };
}

/** The empty lines above cues, when the line below a cue has fewer. */
function paragraphBlanks(lines: readonly BareLine[], cues: readonly boolean[]): number | null {
  const above = lines.flatMap((line, index) => (cues[index] && index > 0 ? [line.blanks] : []));
  const below = lines.flatMap((line, index) => (cues[index - 1] && !cues[index] ? [line.blanks] : []));
  const blanks = lines.map((line) => line.blanks);
  const usual = quantile(above, 0.5) ?? quantile(blanks, 0.9) ?? 0;
  return usual > (quantile(below, 0.5) ?? 0) ? usual : null;
}

/** Words of people who talk to each other, and of those who describe them. English; other languages go by the rest. */
const speaking = new RegExp(
  `(?<![\\p{L}'’])${anyOf(talkWords)}(?![\\p{L}])|['’](?:m|re|ll|ve|d)(?!\\p{L})|n['’]t(?!\\p{L})`,
  'giu',
);
const describing = new RegExp(`(?<!\\p{L})${anyOf(actionWords)}(?!\\p{L})`, 'giu');

const bucket = (value: number, ...limits: readonly number[]): number => limits.filter((limit) => value >= limit).length;
const countOf = (text: string, pattern: RegExp): number => text.match(pattern)?.length ?? 0;

function ownFeatures(
  { text, hint, column }: BareLine,
  words: LineWords,
  below: BareLine | undefined,
  habits: Habits,
): string[] {
  const apart = habits.gap === null ? 'lost' : below && below.blanks < habits.gap ? 'close' : 'apart';
  const features = [
    'any',
    `length ${bucket(text.length, 8, 16, 24, 32, 40, 48, 56)}`,
    `begins ${beginning(text)}`,
    `ends ${ending(text)}`,
    `parenthesis ${parenthesis(text)}`,
    `speaking ${bucket(countOf(text, speaking), 1, 2)}`,
    `describing ${bucket(countOf(text, describing), 1, 2)}`,
    words.isCue ? `cue ${bucket(habits.nameCounts.get(words.name) ?? 1, 2, 3, 5, 10)} ${apart}` : 'no cue',
  ];
  if (habits.dialogueWidth < habits.textWidth)
    features.push(`narrow ${bucket(text.length - habits.dialogueWidth, -12, -4, 1, 4)}`);
  if (!words.isCue && !hint && !column) features.push('never cue');
  if (words.isCue) features.push(...cueFeatures(text, words.name));
  if (words.isCapitals) features.push('capitals');
  features.push(...slugFeatures(words));
  const [first = '', second = ''] = text.split(/[\s,.'’]+/, 2);
  if (/\p{Ll}/u.test(text) && habits.nameWords.has(first.toUpperCase()))
    features.push(/^\p{Ll}/u.test(second) ? 'a name does' : 'a name');
  if (/^[△▲]/.test(text)) features.push('triangle');
  if (column) features.push(`column ${column}`, `column ${column} ${words.isCue ? 'cue' : parenthesis(text)}`);
  if (hint) features.push(`hint ${hint}`);
  else if (habits.hinted) features.push('no hint');
  return features;
}

/** What a line is not is said, too: no other words make a heading, a transition, a shot or an ending. */
function slugFeatures(words: LineWords): string[] {
  return [
    words.isHeading ? 'heading' : words.isPlaceAndTime ? 'place and time' : 'never heading',
    words.isTransition ? 'transition' : 'never transition',
    words.isShot ? 'shot' : 'never shot',
    words.isEnding ? 'ending' : 'never ending',
  ];
}

function cueFeatures(text: string, name: string): string[] {
  const { extensions } = parseCue(text);
  const features = [`cue of ${Math.min(5, name.split(' ').length)} words`];
  if (extensions.some(isSpokenExtension)) features.push('cue with extension');
  if (/[.]$/.test(name) && !/\b(?:JR|SR|DR)\.$/.test(name)) features.push('cue with a full stop');
  return features;
}

function beginning(text: string): string {
  if (/^\p{Ll}/u.test(text)) return 'small';
  if (/^[\p{Lu}\p{Lo}]/u.test(text)) return 'capital';
  return /^["“‘'.…–—-]/.test(text) ? 'mark' : 'other';
}

function ending(text: string): string {
  if (/[.。]["”’)]?$/.test(text)) return /\.{3}$/.test(text) ? 'dots' : 'stop';
  if (/[?!？！]["”’)]?$/.test(text)) return 'cry';
  if (/[」』]$/.test(text)) return 'bracket';
  if (/(?:--|[–—-])$/.test(text)) return 'dash';
  if (/…$/.test(text)) return 'dots';
  return /[,;:]$/.test(text) ? 'comma' : 'word';
}

function parenthesis(text: string): string {
  if (/^\([^)]*\)\s*\S/.test(text)) return 'then words';
  if (text.startsWith('(')) return text.endsWith(')') ? 'whole' : 'opens';
  return /^[^(]*\)$/.test(text) ? 'closes' : 'none';
}

/** What stands between a line and the one above: the gap, or what is left of it in the width of the line above. */
function stepFeatures(line: BareLine, above: BareLine | undefined, { gap }: Habits, width: number): string[] {
  if (!above) return ['step first'];
  const room = bucket(roomAbove(line, above, width), 0, 3, 10);
  // A Japanese speech ends with its bracket.
  if (/[」』]$/.test(above.text)) return ['step', 'step bracket'];
  const finished = /[.!?…:)"”。！？]$/.test(above.text) ? 'finished' : 'open';
  const apart = gap === null ? 'lost' : line.blanks >= gap ? 'apart' : 'close';
  return [
    'step',
    apart === 'apart' ? 'step apart' : `step ${apart} ${room} ${finished}`,
    above.text.endsWith(')') ? 'step closed' : 'step unclosed',
  ];
}

/** Characters that the line above had left, with this line's first word on it. */
const roomAbove = (line: BareLine, above: BareLine, width: number): number =>
  width - above.text.length - 1 - line.text.search(/ |$/);

/** How much the lines speak for a new paragraph at `line`: positive for, negative against. */
export function breakAbove(line: BareLine, above: BareLine, isSpoken: boolean, habits: Habits): number {
  if (habits.gap !== null) return line.blanks >= habits.gap ? 4 : -4;
  const width = isSpoken ? habits.dialogueWidth : habits.textWidth;
  const room = roomAbove(line, above, width);
  if (room >= 3) return 3;
  if (room >= 0) return /[.!?…:)"”]$/.test(above.text) ? 1.5 : -1;
  return -2;
}
