/** Reads a script whose text has lost its columns, with or without its empty lines, into blocks. Rejects Fountain, which says what it means. */

import type { TitlePage } from '../model.ts';
import type { ScriptBlock, SpeechBlock } from '../script-block.ts';
import { isContinuedMark } from '../text/continued-mark.ts';
import { isContinuedExtension, parseCue } from '../text/cue-text.ts';
import { joinText } from '../text/join-text.ts';
import { type BareLine, type LabelledLine, labelBareLines } from '../text/label-bare-lines.ts';
import { findNamedSpeeches } from '../text/named-speech.ts';
import { isSceneHeading, splitSceneNumber } from '../text/scene-heading.ts';
import { isEnding, isShot, isTransition } from '../text/slug-line.ts';
import { stripEmphasis } from '../text/strip-emphasis.ts';
import { isTitleKey, readTitleKeys } from '../text/title-fields.ts';
import { isCredit, isTitlePageLine, looksLikeTitle, readTitleLines } from '../text/title-lines.ts';
import { findPageMarks } from './page-marks.ts';
import type { PlacedFurniture, Script } from './place-script.ts';
import type { SourceLine } from './source-lines.ts';
import type { TextLine } from './typed-numbers.ts';

const pageNumber = /^[-–—(]?\s*\d{1,3}\s*[-–—).]?$/;
/** A title page copied with the script takes few lines. */
const mostTitleLines = 40;
const more = /^\(\s*MORE\s*\)$/i;
/** Never throws. Lines that are furniture are kept, at the block that follows them. */
export function readBareText(source: readonly TextLine[]): Script {
  const { lines: all, furniture } = setApart(source);
  const start = endOfTitle(all.map(({ text }) => text));
  const titleLines = all.slice(0, start);
  const printed = all.slice(start);
  const parts = withCueLines(printed);
  const blocks: ScriptBlock[] = [];
  const lines: SourceLine[] = [];
  for (const line of labelBareLines(parts.flat())) {
    addLine(blocks, line);
    lines.push(sourceLine(blocks, line));
  }
  const starts = [0];
  for (const part of parts) starts.push((starts.at(-1) ?? 0) + part.length);
  return {
    titlePage: start > 0 ? readTitle(titleLines) : null,
    titleLines: titleLines.map(({ text }) => text),
    blocks,
    lines,
    furniture: furniture.map(({ kind, text, line }) => {
      const at = starts[Math.max(0, line - start)] ?? lines.length;
      return { kind, text, line: at, block: (lines[at] ?? lines.at(-1))?.block ?? 0 };
    }),
  };
}

/** How many lines stand before the script; 0 where none of them bears a credit or a key of a title page, and they are no title alone. */
function endOfTitle(lines: readonly string[]): number {
  const start = lines.findIndex((text) => isSceneHeading(splitSceneNumber(text).text) || isTransition(text));
  if (start <= 0 || start > mostTitleLines) return 0;
  const head = lines.slice(0, start);
  return head.some((text) => isCredit(text) || isTitleKey(text)) || isTitleAlone(head) ? start : 0;
}

/** A title in capitals, and nothing below it but names, a draft, a source. */
const isTitleAlone = ([title = '', ...rest]: readonly string[]): boolean =>
  looksLikeTitle(title) && !isEnding(title) && !isShot(title) && rest.every(isTitlePageLine);

function readTitle(lines: readonly BareLine[]): TitlePage {
  if (isTitleKey(lines[0]?.text ?? '')) return readTitleKeys(lines.map(({ text }) => stripEmphasis(text)));
  const centred = isTitleAlone(lines.map(({ text }) => text));
  return readTitleLines(
    lines.map(({ text, blanks }, index) => ({ text, opens: blanks > 0, depth: index / lines.length, centred })),
  );
}

/** A line just added: it belongs to the last block, and there to the last part if it is spoken. */
function sourceLine(blocks: readonly ScriptBlock[], { label, text }: LabelledLine): SourceLine {
  const block = Math.max(0, blocks.length - 1);
  const last = blocks[block];
  const spoken = label === 'dialogue' || label === 'parenthetical';
  const part = spoken && last?.kind === 'speech' ? last.parts.length - 1 : null;
  const element = label === 'centered' || (spoken && part === null) ? 'action' : label;
  return { block, part, element, text };
}

interface SetApart {
  readonly lines: BareLine[];
  readonly furniture: (Omit<PlacedFurniture, 'block'> & { readonly line: number })[];
}

/** Page numbers, (MORE) and CONTINUED leave no gap behind: a speech runs on over them. */
function setApart(source: readonly TextLine[]): SetApart {
  const lines: BareLine[] = [];
  const furniture: SetApart['furniture'] = [];
  let blanks = 0;
  let isTurned = false;
  const marks = new Map(findPageMarks(source.map(({ text }) => text)).map(({ line, kind }) => [line, kind]));
  for (const [index, { text: printed, number }] of source.entries()) {
    if (number !== null) furniture.push({ kind: 'header', text: number, line: lines.length });
    const text = printed.trim().replace(/\s+/g, ' ');
    const kind = marks.get(index) ?? furnitureKind(text);
    if (kind) {
      furniture.push({ kind, text, line: lines.length });
      isTurned = true;
    } else if (text === '') blanks += 1;
    else {
      // Over a page end empty lines say nothing; a sentence that goes on does.
      const goesOn = isTurned && !/[.!?…)”"]$/.test(lines.at(-1)?.text ?? '');
      lines.push({ text, blanks: goesOn ? 0 : blanks });
      blanks = 0;
      isTurned = false;
    }
  }
  return { lines, furniture };
}

function furnitureKind(text: string): PlacedFurniture['kind'] | null {
  if (more.test(text)) return 'more';
  if (isContinuedMark(text)) return 'continued';
  return pageNumber.test(text) ? 'page-number' : null;
}

/** Each line as one or two: 'ANNA: Yes.' becomes a cue and its dialogue. */
function withCueLines(lines: readonly BareLine[]): BareLine[][] {
  const named = findNamedSpeeches(lines.map(({ text }) => text));
  const speeches = lines.filter((_, index) => named?.[index]?.speech);
  // Where speeches stand apart from each other, what follows one without an empty line belongs to it.
  const goesOn = speeches.filter(({ blanks }) => blanks > 0).length >= speeches.length * 0.8;
  let isSpeaking = false;
  return lines.map((line, index) => {
    const found = named?.[index];
    isSpeaking = found ? found.speech !== null : isSpeaking && goesOn && line.blanks === 0;
    if (!found) return [isSpeaking ? { ...line, hint: 'dialogue' } : line];
    const cue: BareLine = { ...line, text: found.cue, hint: 'cue' };
    return found.speech === null ? [cue] : [cue, { text: found.speech, blanks: 0, hint: 'dialogue' }];
  });
}

function addLine(blocks: ScriptBlock[], { label, text, opens }: LabelledLine): void {
  const open = blocks.at(-1);
  switch (label) {
    case 'heading':
      blocks.push({ kind: 'heading', ...splitSceneNumber(text) });
      return;
    case 'cue':
      if (!continuesSpeech(open, text)) blocks.push({ kind: 'speech', cue: text, parts: [], dual: null });
      return;
    case 'dialogue':
    case 'parenthetical':
      if (open?.kind === 'speech') blocks[blocks.length - 1] = withPart(open, label, text);
      else blocks.push({ kind: 'action', text });
      return;
    default:
      if (label === 'action' && open?.kind === 'action' && !opens)
        blocks[blocks.length - 1] = { kind: 'action', text: joinText([open.text, text]) };
      else blocks.push({ kind: label, text });
  }
}

/** The cue that a page break repeated, with (CONT'D), after a speech that stops in mid-sentence. */
function continuesSpeech(open: ScriptBlock | undefined, text: string): boolean {
  if (open?.kind !== 'speech') return false;
  const { name, extensions } = parseCue(text);
  const last = open.parts.at(-1)?.text ?? '';
  return name === parseCue(open.cue).name && extensions.some(isContinuedExtension) && !/[.!?…"”—-]$/.test(last);
}

function withPart(speech: SpeechBlock, kind: 'dialogue' | 'parenthetical', text: string): SpeechBlock {
  const last = speech.parts.at(-1);
  const joins = last?.kind === kind && !(kind === 'parenthetical' && text.startsWith('('));
  if (!joins) return { ...speech, parts: [...speech.parts, { kind, text }] };
  return { ...speech, parts: [...speech.parts.slice(0, -1), { kind, text: joinText([last.text, text]) }] };
}
