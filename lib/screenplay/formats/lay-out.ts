/** Breaks blocks into printed lines of the standard widths. Does not break pages: that is paginate's. */
import type { ScriptBlock, SpeechBlock } from '../script-block.ts';
import { opensAtTheLeft } from '../text/slug-line.ts';

export type LineStyle =
  | 'heading'
  | 'action'
  | 'transition'
  | 'centered'
  | 'cue'
  | 'parenthetical'
  | 'parenthetical-rest'
  | 'dialogue'
  | 'more';

/** `part` counts the parts of a speech from 0; it is null for the cue and for all else. */
export interface Row {
  readonly style: LineStyle;
  readonly column: 'whole' | 'left' | 'right';
  readonly text: string;
  readonly part: number | null;
}

/**
 * Characters a line (Courier 12, ten an inch) in the standard layout: action from 1.5 to 7.5 in, dialogue from 2.5 to 6.0, parenthetical
 * from 3.1 to 5.6, cue from 3.7 (The Hollywood Standard).
 */
const widths = { text: 60, dialogue: 35, parenthetical: 25, cue: 38 } as const;
const dualWidths = { dialogue: 28, parenthetical: 22, cue: 22 } as const;

/** The printed lines of one block; none for what is not printed. The columns of dual dialogue are narrower. */
export function layOut(block: ScriptBlock, column: Row['column'] = 'whole'): Row[] {
  switch (block.kind) {
    case 'speech':
      return laySpeech(block, column);
    case 'heading':
      return layText(block.text, 'heading');
    case 'transition':
      return layText(block.text, opensAtTheLeft(block.text) ? 'action' : 'transition');
    case 'action':
    case 'lyric':
    case 'shot':
      return layText(block.text, 'action');
    case 'centered':
      return layText(block.text, 'centered');
    case 'note':
    case 'page-break':
      return [];
  }
}

function layText(text: string, style: LineStyle): Row[] {
  return wrap(text, widths.text).map((line) => ({ style, column: 'whole', text: line, part: null }));
}

function laySpeech(speech: SpeechBlock, column: Row['column']): Row[] {
  const width = column === 'whole' ? widths : dualWidths;
  const rows: Row[] = [];
  const add = (style: LineStyle, text: string, part: number | null) => rows.push({ style, column, text, part });
  for (const line of wrap(speech.cue, width.cue)) add('cue', line, null);
  speech.parts.forEach((part, index) => {
    const spoken = part.kind !== 'parenthetical';
    wrap(part.text, spoken ? width.dialogue : width.parenthetical).forEach((line, row) => {
      add(spoken ? 'dialogue' : row === 0 ? 'parenthetical' : 'parenthetical-rest', line, index);
    });
  });
  return rows;
}

/** Words on lines of at most `width` characters; a longer word gets a line of its own, cut where it does not fit. */
export function wrap(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const paragraph of text.split('\n')) wrapParagraph(paragraph, width, lines);
  return lines;
}

/** The words of a line are gathered by their ends, not joined one by one: most of the layout's time goes here. */
function wrapParagraph(paragraph: string, width: number, lines: string[]): void {
  const text = / {2}|[^\S ]/.test(paragraph) ? paragraph.replace(/\s+/g, ' ').trim() : paragraph.trim();
  let from = 0;
  while (from < text.length) {
    let end = text.length;
    if (end - from > width) {
      const space = text.slice(from, from + width + 1).lastIndexOf(' ');
      end = from + (space > 0 ? space : width);
    }
    lines.push(text.slice(from, end));
    from = text.charAt(end) === ' ' ? end + 1 : end;
  }
}
