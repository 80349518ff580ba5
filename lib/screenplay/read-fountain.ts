/** Reads Fountain 1.1 (fountain.io/syntax) into blocks. Guesses only at slugs in capitals, as the PDF reader does; all else is what the syntax says. */

import type { TitlePage } from './model.ts';
import { isMostlyCapitals, isPlaceAndTime, isSceneHeading, splitSceneNumber } from './scene-heading.ts';
import type { ScriptBlock, SpeechBlock } from './script-block.ts';
import { isShot, isTransition } from './slug-line.ts';
import { stripEmphasis } from './strip-emphasis.ts';
import { isTitleKey, readTitleKeys } from './title-fields.ts';

/** `titlePage` is null when the script begins without one. */
export interface FountainScript {
  readonly titlePage: TitlePage | null;
  readonly blocks: readonly ScriptBlock[];
}

/** Never throws: text that is no screenplay comes out as action. */
export function readFountain(source: string): FountainScript {
  const lines = withoutBoneyard(source.replace(/^\uFEFF/, '')).split(/\r\n|\r|\n/);
  const first = lines.findIndex((line) => line.trim() !== '');
  const hasTitle = first >= 0 && isTitleKey(lines[first] ?? '');
  const titleEnd = hasTitle ? endOfParagraph(lines, first) : 0;
  const titlePage = hasTitle ? readTitleKeys(lines.slice(first, titleEnd).map(stripEmphasis)) : null;
  return { titlePage, blocks: readBody(lines.slice(titleEnd)) };
}

function withoutBoneyard(source: string): string {
  const kept: string[] = [];
  let at = 0;
  for (;;) {
    const open = source.indexOf('/*', at);
    const close = open < 0 ? -1 : source.indexOf('*/', open + 2);
    if (close < 0) return kept.join('') + source.slice(at);
    kept.push(source.slice(at, open));
    at = close + 2;
  }
}

function endOfParagraph(lines: readonly string[], from: number): number {
  let end = from;
  while (end < lines.length && !isBlank(lines[end])) end += 1;
  return end;
}

/** A line of two spaces is the syntax's way to leave a line empty inside a speech. */
function endOfElement(lines: readonly string[], from: number): number {
  let end = endOfParagraph(lines, from);
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
    const paragraph = lines.slice(at, end).filter((line) => line !== noteOnly);
    blocks.push(...readParagraph(paragraph));
    for (let line = at; line < end; line += 1) {
      for (const text of notes.get(line) ?? []) blocks.push({ kind: 'note', text });
    }
    at = end;
  }
  return pairDual(blocks);
}

const isBlank = (line: string | undefined): boolean => line === undefined || line.trim() === '';

/** Stands for a line that held nothing but a note: it neither prints nor parts what is around it. */
const noteOnly = '\uE000';

/** Takes [[notes]] out of the lines; a note may run over lines, but not over an empty one. */
function takeNotes(lines: readonly string[]): { lines: string[]; notes: Map<number, string[]> } {
  const kept: string[] = [];
  const notes = new Map<number, string[]>();
  let open: { line: number; text: string } | null = null;
  lines.forEach((line, index) => {
    if (open && line === '') {
      kept[open.line] = `${kept[open.line] ?? ''}[[${open.text}`;
      open = null;
    }
    let rest = line;
    let text = '';
    while (rest !== '') {
      if (open) {
        const close = rest.indexOf(']]');
        const inside: string = close < 0 ? rest : rest.slice(0, close);
        open.text = open.text === '' ? inside.trim() : `${open.text} ${inside.trim()}`;
        rest = close < 0 ? '' : rest.slice(close + 2);
        if (close >= 0) {
          notes.set(open.line, [...(notes.get(open.line) ?? []), open.text]);
          open = null;
        }
      } else {
        const start = rest.indexOf('[[');
        text += start < 0 ? rest : rest.slice(0, start);
        rest = start < 0 ? '' : rest.slice(start + 2);
        if (start >= 0) open = { line: index, text: '' };
      }
    }
    kept.push(text.trim() === '' && line.trim() !== '' ? noteOnly : text);
  });
  return { lines: kept, notes };
}

/** One run of lines without an empty line among them. */
function readParagraph(lines: readonly string[]): ScriptBlock[] {
  const blocks: ScriptBlock[] = [];
  for (let at = 0; at < lines.length; at += 1) {
    const line = (lines[at] ?? '').trim();
    const rest = lines.slice(at + 1);
    const single = readLine(line, lines.length === 1);
    if (single) blocks.push(single);
    else if (rest.length > 0 && isCueLine(line)) return [...blocks, readSpeech(line, rest)];
    else return [...blocks, ...readAction(lines.slice(at))];
  }
  return blocks;
}

/** An element that is always one line; null for action and cues. */
function readLine(line: string, alone: boolean): ScriptBlock | null {
  if (/^={3,}$/.test(line)) return { kind: 'page-break' };
  if (line.startsWith('#') || line.startsWith('=')) return { kind: 'note', text: line };
  if (/^\.[^.\s]/.test(line)) return heading(line.slice(1));
  if (line.startsWith('>')) {
    const centered = line.endsWith('<');
    return { kind: centered ? 'centered' : 'transition', text: clean(line.slice(1, centered ? -1 : undefined)) };
  }
  return isHeadingLine(line, alone) ? heading(line) : null;
}

/** Action; alone in its paragraph and in capitals it may be a transition, a shot or a heading without INT or EXT. `!` forces action. */
function readAction(lines: readonly string[]): ScriptBlock[] {
  const stop = lines.findIndex((line, index) => index > 0 && line.startsWith('>'));
  const own = stop < 0 ? lines : lines.slice(0, stop);
  const text = own.map((line) => clean(line.replace(/^\s*[!~]/, ''))).join('\n');
  const forced = /^[!~]/.test(own[0] ?? '');
  const single = own.length === 1 && !forced;
  if (single && isPlaceAndTime(text) && !isShot(text)) return [heading(text)];
  const kind = single && isTransition(text) ? 'transition' : single && isShot(text) ? 'shot' : 'action';
  return [{ kind, text }, ...(stop < 0 ? [] : readParagraph(lines.slice(stop)))];
}

const clean = (text: string): string => stripEmphasis(text.trim()).trim();

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
  for (const line of lines) {
    const lyric = line.trim().startsWith('~');
    const text = clean(line.replace(/^\s*~/, ''));
    if (text === '') continue;
    const kind = lyric ? 'lyric' : /^\(.*\)$/.test(text) ? 'parenthetical' : 'dialogue';
    const last = parts.at(-1);
    if (last?.kind === 'dialogue' && kind === 'dialogue') last.text += `\n${text}`;
    else parts.push({ kind, text });
  }
  return { kind: 'speech', cue, parts, dual: dual ? 'right' : null };
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
