/**
 * Gives every line of the body its screenplay element, by column, words and neighbours. Long because the rules of
 * headings, cues and speeches ask each other.
 */

import { isSpokenExtension, looksLikeUncasedCue, parseCue } from '../text/cue-text.ts';
import type { LineWords } from '../text/line-words.ts';
import { isOmitted, isPlaceAndYear } from '../text/scene-heading.ts';
import type { ClassifiedLine, LineKind } from './classified-line.ts';
import { classifyByWords, classifyNamedSpeeches } from './classify-by-words.ts';
import { takeDualBlock } from './dual-columns.ts';
import { type HeadingHabits, learnHeadingHabits } from './heading-habits.ts';
import { gapAbove, type LeftEdges, paragraphGap } from './left-edges.ts';
import type { BodyLine } from './set-apart-furniture.ts';
import { outOfColumnKind } from './speech-out-of-column.ts';

/** Edges of a script in which cues were found. */
type Edges = LeftEdges & { readonly speech: NonNullable<LeftEdges['speech']> };

type Column = 'action' | 'dialogue' | 'parenthetical' | 'cue' | 'right';

interface Surroundings {
  readonly edges: Edges;
  readonly previous: ClassifiedLine | undefined;
  readonly lines: readonly BodyLine[];
  readonly index: number;
  readonly opens: boolean;
  /** True when the next line does not belong to the same paragraph. */
  readonly closes: boolean;
  /** True when most paragraphs stand apart from each other, so that a gap can be relied on. */
  readonly spaced: boolean;
  /** True in a script without INT and EXT, where any slug in capitals opens a scene. */
  readonly slugsOpenScenes: boolean;
  readonly habits: HeadingHabits;
  /** Names that stand in the cue column above a speech. */
  readonly speakers: ReadonlySet<string>;
  readonly pageCentre: number;
}

/** Pitches: one empty line between two printed ones. */
const emptyLine = 2.3;
/** Lines this far right of the cue column are transitions or centred text: six characters of Courier 12. */
const beyondCue = 44;
/** How far the middle of a centred line may stand from the page's middle: one character and a half. */
const offCentre = 11;

/**
 * Every line, in order, with its element. `pageWidth` in points tells centred text. A line of dual dialogue comes out as two: first
 * all lines of the left column, then all of the right.
 */
export function classifyLines(lines: readonly BodyLine[], found: LeftEdges, pageWidth: number): ClassifiedLine[] {
  const spokenByName = classifyNamedSpeeches(lines, found);
  if (spokenByName) return spokenByName;
  if (!found.speech) return classifyByWords(lines, found);
  const edges = { ...found, speech: found.speech };
  const classified: ClassifiedLine[] = [];
  const spaced = areParagraphsSpaced(lines, edges);
  const habits = learnHeadingHabits(lines, edges);
  const slugsOpenScenes = lines.filter(({ words }) => words.isHeading).length < 2;
  const speakers = findSpeakers(lines, edges);
  let index = 0;
  for (let line = lines[index]; line; line = lines[index]) {
    const dual = takeDualBlock(lines, index, edges);
    if (dual) {
      classified.push(...dual.left, ...dual.right);
      index += dual.lineCount;
      continue;
    }
    const previous = classified.at(-1);
    const opens = gapAbove(line, lines[index - 1], edges.pitch) > paragraphGap;
    const below = lines[index + 1];
    const closes = !below || gapAbove(below, line, edges.pitch) > paragraphGap;
    const kind = kindOf(line, {
      edges,
      previous,
      lines,
      index,
      opens,
      closes,
      spaced,
      slugsOpenScenes,
      habits,
      speakers,
      pageCentre: pageWidth / 2,
    });
    classified.push({ line, kind, opens, dual: null });
    index += 1;
  }
  return classified;
}

function findSpeakers(lines: readonly BodyLine[], edges: Edges): ReadonlySet<string> {
  const names = lines.flatMap((line, index) => {
    if (columnOf(line, edges) !== 'cue' || !line.words.isName || line.words.isShot) return [];
    return speechFollows(lines, index, edges) ? [line.words.name] : [];
  });
  return new Set(names);
}

function areParagraphsSpaced(lines: readonly BodyLine[], edges: LeftEdges): boolean {
  const gaps = lines.map((line, index) => gapAbove(line, lines[index - 1], edges.pitch)).filter(Number.isFinite);
  return gaps.filter((gap) => gap > paragraphGap).length >= gaps.length * 0.08;
}

function kindOf(line: BodyLine, at: Surroundings): LineKind {
  if (isHeadingHere(line, at)) return 'heading';
  if (continuesParenthetical(line, at)) return 'parenthetical';
  if (isCueHere(line, at)) return 'cue';
  if (inSpeech(at.previous) && isSpeechColumn(line, at)) return speechKind(line, at);
  if (isParentheticalAtCue(line, at)) return 'parenthetical';
  const outOfColumn = outOfColumnKind(at);
  if (outOfColumn) return outOfColumn;
  const alone = (at.opens && at.closes) || !at.spaced;
  if (alone && isTransitionHere(line, at)) return 'transition';
  if (alone && columnOf(line, at.edges) === 'action' && line.words.isShot) return 'shot';
  if (isCentred(line, at)) return 'centered';
  return 'action';
}

const inSpeech = (previous: ClassifiedLine | undefined): boolean =>
  previous !== undefined &&
  previous.dual === null &&
  (previous.kind === 'cue' || previous.kind === 'parenthetical' || previous.kind === 'dialogue');

/** The column whose left edge is nearest: a line belongs right of the middle between two columns. */
function columnOf({ x }: { x: number }, { action, speech }: Edges): Column {
  const { dialogue, parenthetical, cue } = speech;
  if (x < (action + dialogue) / 2) return 'action';
  if (x < (dialogue + parenthetical) / 2) return 'dialogue';
  if (x < (parenthetical + cue) / 2) return 'parenthetical';
  return x < cue + beyondCue ? 'cue' : 'right';
}

const isSpeechColumn = (line: BodyLine, at: Surroundings): boolean => {
  const column = columnOf(line, at.edges);
  return column === 'dialogue' || column === 'parenthetical';
};

function speechKind(line: BodyLine, at: Surroundings): LineKind {
  if (!opensParenthesis(line.text) || speaksAfterParenthesis(line.text)) return 'dialogue';
  if (columnOf(line, at.edges) === 'parenthetical' || !hasParentheticalColumn(at.edges)) return 'parenthetical';
  return at.previous?.kind === 'cue' && closesParenthesis(line.text) ? 'parenthetical' : 'dialogue';
}

/** Some print a parenthetical under the name, at its indent; some with an empty line above. The speech goes on right below. */
function isParentheticalAtCue(line: BodyLine, at: Surroundings): boolean {
  const { lines, index, edges } = at;
  const below = lines[index + 1];
  if (!inSpeech(at.previous) || !opensParenthesis(line.text) || !closesParenthesis(line.text) || !below) return false;
  if (columnOf(line, edges) !== 'cue' || gapAbove(line, lines[index - 1], edges.pitch) > emptyLine) return false;
  return isSpeechColumn(below, at) && !(gapAbove(below, line, edges.pitch) > paragraphGap);
}

/** Scanned text takes parentheses for braces and brackets. */
const opensParenthesis = (text: string): boolean => /^[([{]/.test(text);
const speaksAfterParenthesis = (text: string): boolean => /^\([^)]*\)\s*[\p{L}\d"“'‘.]/u.test(text);
const closesParenthesis = (text: string): boolean => /[)\]}][.,]?$/.test(text);

const hasParentheticalColumn = ({ speech }: Edges): boolean => speech.parenthetical - speech.dialogue > 8;

/** True when the line stands further from the one above than lines of one speech do. */
const opensBeyondSpeech = (line: BodyLine, { edges, lines, index }: Surroundings): boolean =>
  gapAbove(line, lines[index - 1], edges.pitch) > edges.speech.gap;

/** A parenthetical runs on until its parenthesis closes. */
function continuesParenthetical(line: BodyLine, at: Surroundings): boolean {
  const { previous } = at;
  if (previous?.kind !== 'parenthetical' || previous.dual || opensBeyondSpeech(line, at)) return false;
  if (closesParenthesis(previous.line.text) || opensParenthesis(line.text)) return false;
  const column = columnOf(line, at.edges);
  if (column === 'action') return false;
  const closesSoon = at.lines.slice(at.index, at.index + 4).some(({ text }) => closesParenthesis(text));
  return closesSoon || (column === 'parenthetical' && hasParentheticalColumn(at.edges));
}

function isHeadingHere(line: BodyLine, at: Surroundings): boolean {
  if (columnOf(line, at.edges) !== 'action') return false;
  const { slug, isHeading, isCapitals, isPlaceAndTime, name } = line.words;
  if (isOmitted(slug)) return false;
  if (isHeading) return at.opens || !at.spaced || isCapitals;
  if (at.opens && at.closes && isPlaceAndTime) return true;
  if (line.sceneNumber !== null && isCapitals) return true;
  if (at.speakers.has(name)) return false;
  if (at.opens && at.closes && isPlaceAndYear(slug)) return at.lines[at.index + 1]?.words.isHeading !== true;
  if (at.opens && at.closes && isBareSlug(line.words) && (at.slugsOpenScenes || isForcedHeading(line, at))) return true;
  return continuesHeading(line, at);
}

/** A slug in a script that has INT and EXT: printed as its headings are and other lines are not. The bare name of a place is a shot inside its scene. */
function isForcedHeading(line: BodyLine, { habits, lines, index }: Surroundings): boolean {
  return habits.isPrintedAsHeading(line, lines[index - 1]);
}

/** Capitals of more than one letter that are no shot, no transition and no exclamation. */
const isBareSlug = ({ slug, isCapitals, isShot, isTransition, isEnding }: LineWords): boolean =>
  isCapitals && /\p{Lu}{2}/u.test(slug) && !/[.!?:…"”]$/.test(slug) && !isShot && !isTransition && !isEnding;

/** A heading too long for its line goes on in capitals; the line above must have been nearly full. */
function continuesHeading(line: BodyLine, at: Surroundings): boolean {
  const above = at.previous;
  if (above?.kind !== 'heading' || at.opens || !line.words.isCapitals) return false;
  const firstWord = line.text.search(/ |$/);
  const character = (line.right - line.x) / line.text.length;
  return above.line.right + (firstWord + 1) * character > at.edges.right - 2 * character;
}

function isCueHere(line: BodyLine, at: Surroundings): boolean {
  const { speech } = at.edges;
  const isName = speech.uncased ? looksLikeUncasedCue(line.text) : line.words.isName;
  if (!isName) return isLongCue(line, at);
  if (line.words.isShot) return false;
  const column = columnOf(line, at.edges);
  if (isCueOutOfColumn(line, at)) return true;
  const isTurn = column === 'right' && line.words.isTransition;
  const inColumn = column === 'cue' || (at.opens && line.x > speech.dialogue + 12 && !isTurn);
  if (!inColumn) return false;
  // Who speaks elsewhere may have an empty line below the name once.
  const isKnown = column === 'cue' && at.speakers.has(line.words.name);
  return speechFollows(at.lines, at.index, at.edges, isKnown ? emptyLine : undefined);
}

/** A name that speaks elsewhere, or one with V.O., above a speech: typed at the action edge or at that of the dialogue. */
function isCueOutOfColumn(line: BodyLine, at: Surroundings): boolean {
  const { lines, index, edges, speakers } = at;
  const below = lines[index + 1];
  if (!at.opens || !below) return false;
  const { name, extensions } = parseCue(line.text);
  if (!speakers.has(name) && !extensions.some(isSpokenExtension)) return false;
  return isSpeechColumn(below, at) && !(gapAbove(below, line, edges.pitch) > paragraphGap);
}

/** Further lines of a cue that did not fit on one. */
function isLongCue(line: BodyLine, at: Surroundings): boolean {
  const { previous } = at;
  if (previous?.kind !== 'cue' || previous.dual || at.opens) return false;
  return columnOf(line, at.edges) === 'cue' && line.words.isCapitals;
}

/** True when the next line that is no part of the cue itself is spoken: right below, or first on the next page. */
function speechFollows(lines: readonly BodyLine[], index: number, edges: Edges, gap = edges.speech.gap): boolean {
  for (let next = index + 1; next <= index + 6; next += 1) {
    const line = lines[next];
    const above = lines[next - 1];
    if (!line || !above) return false;
    if (line.page === above.page && gapAbove(line, above, edges.pitch) > gap) return false;
    const column = columnOf(line, edges);
    if (column === 'dialogue' || column === 'parenthetical') return true;
    if (column !== 'cue') return false;
    if (line.text.startsWith('(')) return true;
  }
  return false;
}

function isTransitionHere(line: BodyLine, at: Surroundings): boolean {
  if (line.words.isTransition) return true;
  const column = columnOf(line, at.edges);
  return column === 'right' && line.words.isCapitals && /[:.]$/.test(line.text) && !isCentred(line, at);
}

function isCentred(line: BodyLine, at: Surroundings): boolean {
  if (line.x < at.edges.action + 20) return false;
  const middle = (line.x + line.right) / 2;
  const textMiddle = (at.edges.action + at.edges.right) / 2;
  return Math.abs(middle - at.pageCentre) < offCentre || Math.abs(middle - textMiddle) < offCentre;
}
