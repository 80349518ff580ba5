/** Reads Fountain 1.1 (fountain.io/syntax) into blocks. Guesses only at slugs in capitals, as the PDF reader does; all else is what the syntax says. */

import type { ScriptBlock, SpeechBlock } from '../script-block.ts';
import { isMostlyCapitals, isPlaceAndTime, isSceneHeading, splitSceneNumber } from '../text/scene-heading.ts';
import { isShot, isTransition } from '../text/slug-line.ts';
import { stripEmphasis } from '../text/strip-emphasis.ts';
import { opensTitlePage, readTitleKeys } from '../text/title-fields.ts';
import { noteOnly, takeNotes, withoutBoneyard } from './fountain-notes.ts';
import type { Script } from './place-script.ts';

/** Longer lines are prose, whatever they begin with. */
const longestHeading = 200;

/** Never throws: text that is no screenplay comes out as action. Takes time linear in the length of `source`. */
export function readFountain(source: string): Script {
  const unix = source.includes('\r') ? source.replace(/\r\n?/g, '\n') : source;
  const lines = withoutBoneyard(unix.replace(/^\uFEFF/, '')).split('\n');
  const first = lines.findIndex((line) => !isBlank(line));
  const firstEnd = first < 0 ? 0 : endOfTitlePage(lines, first);
  const hasTitle = first >= 0 && opensTitlePage(lines.slice(first, firstEnd));
  if (!hasTitle) return { titlePage: null, blocks: readBody(lines) };
  const keys = lines
    .slice(first, firstEnd)
    .filter((line) => !isBlank(line))
    .map(stripEmphasis);
  return {
    titlePage: readTitleKeys(keys),
    titleLines: keys.map((line) => line.trim()),
    blocks: readBody(lines.slice(firstEnd)),
  };
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Writers set the lines of a value apart by a line of spaces; what follows it is still indented. */
function endOfTitlePage(lines: readonly string[], from: number): number {
  let end = endOfParagraph(lines, from);
  while (/^[ \t]+$/.test(lines[end] ?? '') && /^(?:\t| {3,})\S/.test(lines[end + 1] ?? ''))
    end = endOfParagraph(lines, end + 1);
  return end;
}

function endOfParagraph(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  return end;
}

/** A line of two spaces is the syntax's way to leave a line empty inside a speech. */
function endOfElement(lines: readonly string[], from: number): number {
  let end = endOfParagraph(lines, from);
  if (end === from + 1 || !/^ {2,}$/.test(lines[end] ?? '')) return end;
  if (!isCueLine((lines[from] ?? '').trim())) return end;
  while (/^ {2,}$/.test(lines[end] ?? '')) end = endOfParagraph(lines, end + 1);
  return end;
}

function readBody(source: readonly string[]): ScriptBlock[] {
  const blocks: ScriptBlock[] = [];
  const { lines, notes } = takeNotes(source);
  let at = 0;
  while (at < lines.length) {
    if (isBlank(lines[at])) {
      at += 1;
      continue;
    }
    const end = endOfElement(lines, at);
    readParagraph(
      lines.slice(at, end).filter((line) => line !== noteOnly),
      blocks,
    );
    for (let line = at; notes.size > 0 && line < end; line += 1) {
      for (const text of notes.get(line) ?? []) blocks.push({ kind: 'note', text });
    }
    at = end;
  }
  return pairDual(blocks);
}

/** One run of lines without an empty line among them. */
function readParagraph(lines: readonly string[], blocks: ScriptBlock[]): void {
  let at = 0;
  while (at < lines.length) {
    const line = (lines[at] ?? '').trim();
    const single = readLine(line, lines.length === 1);
    if (single) {
      blocks.push(single);
      at += 1;
    } else if (at + 1 < lines.length && isCueLine(line)) {
      blocks.push(readSpeech(line, lines.slice(at + 1)));
      return;
    } else {
      const end = endOfAction(lines, at);
      blocks.push(readAction(lines.slice(at, end)));
      at = end;
    }
  }
}

/** Centred text, sections, synopses and page breaks end the paragraph above them; lyrics are one of their own. */
function endOfAction(lines: readonly string[], from: number): number {
  let end = from + 1;
  const isLyric = (at: number): boolean => /^\s*~/.test(lines[at] ?? '');
  while (end < lines.length && !/^\s*[>#=]/.test(lines[end] ?? '') && isLyric(end) === isLyric(from)) end += 1;
  return end;
}

/** An element that is always one line; null for action and cues. */
function readLine(line: string, alone: boolean): ScriptBlock | null {
  switch (line.charAt(0)) {
    case '=':
      return /^={3,}$/.test(line) ? { kind: 'page-break' } : { kind: 'note', text: line };
    case '#':
      return { kind: 'note', text: line };
    case '.':
      return /^\.[^.\s]/.test(line) ? heading(line.slice(1)) : null;
    case '>': {
      const centered = line.endsWith('<');
      return { kind: centered ? 'centered' : 'transition', text: clean(line.slice(1, centered ? -1 : undefined)) };
    }
    case '!':
    case '@':
    case '~':
      return null;
    default:
      return line.length <= longestHeading && isHeadingLine(line, alone) ? heading(line) : null;
  }
}

/** Action; alone in its paragraph and in capitals it may be a transition, a shot or a heading without INT or EXT. `!` forces action. */
function readAction(lines: readonly string[]): ScriptBlock {
  const text = lines.map((line) => clean(line.replace(/^\s*[!~]/, ''))).join('\n');
  if (lines.every((line) => /^\s*~/.test(line))) return { kind: 'lyric', text };
  if (lines.length > 1 || text.length > longestHeading || /^\s*[!~]/.test(lines[0] ?? ''))
    return { kind: 'action', text };
  if (isPlaceAndTime(text) && !isShot(text)) return heading(text);
  return { kind: isTransition(text) ? 'transition' : isShot(text) ? 'shot' : 'action', text };
}

/** Without emphasis, and with single spaces: what a note leaves behind, and what a writer puts after a full stop, prints as one. */
function clean(text: string): string {
  const plain = stripEmphasis(text.trim()).trim();
  return plain.includes('  ') ? plain.replace(/ {2,}/g, ' ') : plain;
}

function isHeadingLine(line: string, alone: boolean): boolean {
  const text = clean(line);
  return (
    isSceneHeading(splitSceneNumber(text).text) || (alone && /^(?:int|ext|est|int\.?\/ext|i\/e)[.\s]\s*\S/i.test(text))
  );
}

/** '#12A#' at the end is the scene number. */
function heading(line: string): ScriptBlock {
  const [, text = line, number = null] = /^(.*?)\s*#([^#\s]+)#\s*$/.exec(line) ?? [];
  const printed = splitSceneNumber(clean(text));
  return { kind: 'heading', text: printed.text, number: number ?? printed.number };
}

function isCueLine(line: string): boolean {
  if (line.startsWith('@')) return true;
  if (line.startsWith('!') || line.startsWith('~') || line.startsWith('(')) return false;
  const name = clean(line.replace(/\^$/, ''))
    .replace(/\([^)]*\)?/g, '')
    .trim();
  return /\p{L}/u.test(name) && !/\p{Ll}/u.test(name) && isMostlyCapitals(name) && !/TO:$/.test(name);
}

function readSpeech(cueLine: string, lines: readonly string[]): SpeechBlock {
  const dual = cueLine.endsWith('^');
  const cue = clean(cueLine.replace(/^@/, '').replace(/\^$/, ''));
  const parts: { kind: 'dialogue' | 'parenthetical' | 'lyric'; text: string }[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = lines[at] ?? '';
    const lyric = line.trim().startsWith('~');
    const more = lyric ? 0 : linesToClose(lines, at);
    const text =
      more > 0
        ? lines
            .slice(at, at + more + 1)
            .map(clean)
            .join(' ')
        : clean(line.replace(/^\s*~/, ''));
    at += more;
    if (text === '') continue;
    const kind = lyric ? 'lyric' : /^\(.*\)$/.test(text) ? 'parenthetical' : 'dialogue';
    const last = parts.at(-1);
    if (last?.kind === 'dialogue' && kind === 'dialogue') last.text += `\n${text}`;
    else parts.push({ kind, text });
  }
  return { kind: 'speech', cue, parts, dual: dual ? 'right' : null };
}

/** How many further lines a parenthetical takes that was broken by hand: at most two, the last of which closes it. */
function linesToClose(lines: readonly string[], from: number): number {
  const first = (lines[from] ?? '').trim();
  if (!first.startsWith('(') || first.includes(')')) return 0;
  const close = [1, 2].find((step) => lines[from + step]?.includes(')')) ?? 0;
  return close > 0 && lines[from + close]?.trim().endsWith(')') ? close : 0;
}

/** A speech marked ^ is the right half of a pair with the speech before it; without one it stands alone. */
function pairDual(blocks: readonly ScriptBlock[]): ScriptBlock[] {
  const paired: ScriptBlock[] = [];
  for (const block of blocks) {
    const before = paired.at(-1);
    if (block.kind !== 'speech' || block.dual === null) paired.push(block);
    else if (before?.kind === 'speech' && before.dual === null) {
      paired[paired.length - 1] = { ...before, dual: 'left' };
      paired.push(block);
    } else paired.push({ ...block, dual: null });
  }
  return paired;
}
