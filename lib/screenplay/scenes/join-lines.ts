/** Joins classified lines into headings, speeches and paragraphs, also across a page break. */

import type { ClassifiedLine } from '../layout/classified-line.ts';
import type { BodyLine } from '../layout/set-apart-furniture.ts';
import type { PageTurn, Place, Span, Speech, SpeechPart, TextElement } from '../model.ts';
import { isContinuedExtension, parseCue } from '../text/cue-text.ts';
import { joinText } from '../text/join-text.ts';
import { parseSceneHeading, splitSceneNumber } from '../text/scene-heading.ts';
import type { Piece } from './build-scenes.ts';
import { runsOnOverPage } from './page-break.ts';
import { pageTurnsOf, withTurns } from './page-turns.ts';

/** What joining needs to know of the pages: where a line stands, and which pages (of the file) end in (MORE). */
export interface PageFacts {
  placeOf(line: BodyLine): Place;
  readonly pagesWithMore: ReadonlySet<number>;
}

/** Headings and elements in reading order, every one placed; and the cues that a page break repeated, which belong to the page. */
export function joinLines(
  lines: readonly ClassifiedLine[],
  facts: PageFacts,
): { readonly pieces: Piece[]; readonly repeatedCues: readonly BodyLine[] } {
  const repeatedCues: BodyLine[] = [];
  const groups = groupLines(lines, facts, repeatedCues);
  return { pieces: groups.map((group) => toPiece(group, facts)), repeatedCues };
}

type Group = ClassifiedLine[];

function groupLines(lines: readonly ClassifiedLine[], facts: PageFacts, repeatedCues: BodyLine[]): Group[] {
  const groups: Group[] = [];
  /** Half of a dual dialogue that goes on over a page end, while the other half waits. */
  let half: Group | undefined;
  for (const line of lines) {
    const open = groups.at(-1);
    if (half && isSpoken(line) && line.dual === half[0]?.dual) {
      half.push(line);
      continue;
    }
    half = groups.slice(-2).find((group) => repeatsDualCueAfterBreak(group, line, facts));
    if (half) {
      repeatedCues.push(line.line);
      continue;
    }
    if (!open) groups.push([line]);
    else if (repeatsCueAfterBreak(open, line, facts)) repeatedCues.push(line.line);
    else if (belongs(open, line)) open.push(line);
    else groups.push([line]);
  }
  return groups;
}

const isSpoken = (line: ClassifiedLine): boolean => line.kind === 'dialogue' || line.kind === 'parenthetical';

/**
 * The cue printed again at the top of a page for a speech that runs on: it is dropped and the speech goes on. Programs that print (MORE)
 * print it at every such break; where a script has none, (CONT'D) right at the top of a page tells it.
 */
function repeatsCueAfterBreak(open: Group, line: ClassifiedLine, facts: PageFacts): boolean {
  return !line.dual && repeatsCueOf(open, line, facts);
}

/** The same for a half of a dual dialogue: both cues are printed again, side by side. */
function repeatsDualCueAfterBreak(open: Group, line: ClassifiedLine, facts: PageFacts): boolean {
  return line.dual !== null && repeatsCueOf(open, line, facts);
}

function repeatsCueOf(open: Group, line: ClassifiedLine, facts: PageFacts): boolean {
  const first = open[0];
  const last = open.at(-1);
  if (line.kind !== 'cue' || first?.kind !== 'cue' || first.dual !== line.dual || !last) return false;
  if (line.line.page !== last.line.page + 1) return false;
  const before = parseCue(cueText(open));
  const again = parseCue(line.line.text);
  const { pagesWithMore } = facts;
  const saysSo =
    pagesWithMore.size > 0 ? pagesWithMore.has(last.line.page) : again.extensions.some(isContinuedExtension);
  return saysSo && again.name === before.name;
}

function belongs(open: Group, line: ClassifiedLine): boolean {
  const last = open.at(-1);
  if (!last || last.dual !== line.dual) return false;
  if (isSpoken(line)) return last.kind === 'cue' || isSpoken(last);
  if (last.kind !== line.kind) return false;
  if (line.line.page !== last.line.page)
    return line.kind === 'action' && runsOnOverPage(last.line.text, line.line.text);
  if (line.kind === 'cue' || line.kind === 'heading') return !line.opens && line.line.sceneNumber === null;
  return line.kind === 'action' && !line.opens;
}

const spanOf = (group: Group, facts: PageFacts): Span => {
  const first = group[0];
  const last = group.at(-1);
  if (!first || !last) throw new RangeError('A group of lines is never empty');
  return { start: facts.placeOf(first.line), end: facts.placeOf(last.line) };
};

const textOf = (group: Group): string => joinText(group.map(({ line }) => line.text));

/** The text of a group, and where in it a page turns. */
function turningText(group: Group, facts: PageFacts): { text: string; turns?: PageTurn[] } {
  const text = textOf(group);
  const lines = group.map(({ line }) => ({ text: line.text, ...facts.placeOf(line) }));
  return { text, ...withTurns(pageTurnsOf(text, lines)) };
}

function toPiece(group: Group, facts: PageFacts): Piece {
  const first = group[0];
  if (!first) throw new RangeError('A group of lines is never empty');
  const at = spanOf(group, facts);
  switch (first.kind) {
    case 'heading': {
      const { text, number } = splitSceneNumber(textOf(group));
      return { kind: 'heading', heading: parseSceneHeading(text, first.line.sceneNumber ?? number, at) };
    }
    case 'cue':
      return toSpeech(group, facts);
    case 'dialogue':
    case 'parenthetical':
      return { kind: 'action', ...turningText(group, facts), at };
    default:
      return { kind: first.kind, ...turningText(group, facts), at } satisfies TextElement;
  }
}

const cueText = (group: Group): string =>
  group
    .filter((line) => line.kind === 'cue')
    .map(({ line }) => line.text)
    .join(' ');

/** 'JOHN          SHOUTING NOW': what stands further right on a cue's line is said of the speech; it is kept in the text and is no part of the name. */
function nameBeside(cueLines: Group): { readonly name?: string } {
  const [first, second] = cueLines[0]?.line.segments ?? [];
  if (cueLines.length !== 1 || !first || !second || cueLines[0]?.dual) return {};
  return second.text.startsWith('(') || !/\p{L}/u.test(first.text) ? {} : { name: parseCue(first.text).name };
}

function toSpeech(group: Group, facts: PageFacts): Speech {
  const cueLines = group.filter((line) => line.kind === 'cue');
  const parts: Group[] = [];
  for (const line of group.slice(cueLines.length)) {
    const open = parts.at(-1);
    if (open && joinsPart(open, line)) open.push(line);
    else parts.push([line]);
  }
  return {
    kind: 'speech',
    cue: { ...parseCue(cueText(group)), ...nameBeside(cueLines), at: spanOf(cueLines, facts) },
    parts: parts.map(
      (part): SpeechPart => ({
        kind: part[0]?.kind === 'parenthetical' ? 'parenthetical' : 'dialogue',
        ...turningText(part, facts),
        at: spanOf(part, facts),
      }),
    ),
    dual: group[0]?.dual ?? null,
    at: spanOf(group, facts),
  };
}

function joinsPart(part: Group, line: ClassifiedLine): boolean {
  const last = part.at(-1);
  return last?.kind === line.kind && !(line.kind === 'parenthetical' && line.line.text.startsWith('('));
}
