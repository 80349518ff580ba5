/** Takes Fountain's emphasis marks off a line: *italics*, **bold**, _underline_. Refuses to keep the styles. */

interface Mark {
  readonly text: string;
  readonly at: number;
}

/**
 * The line without marks that come in pairs. A mark opens before a letter and closes after one, so that 'dial *69 and then *23' is left
 * alone; a backslash makes a mark a plain character (Fountain 1.1, Emphasis).
 */
export function stripEmphasis(line: string): string {
  if (!/[*_\\]/.test(line)) return line;
  const removed = new Set<number>();
  const open: Mark[] = [];
  for (const match of line.matchAll(/\\[*_\\]|\*{1,3}|_/g)) {
    const { index } = match;
    const [text] = match;
    if (text.startsWith('\\')) {
      removed.add(index);
      continue;
    }
    const partner = open.findLastIndex((mark) => mark.text === text);
    if (partner >= 0 && closes(line, index, text)) {
      for (const mark of [open[partner], { text, at: index }]) {
        for (let at = mark?.at ?? 0; at < (mark?.at ?? 0) + text.length; at += 1) removed.add(at);
      }
      open.length = partner;
    } else if (opens(line, index, text)) open.push({ text, at: index });
  }
  let kept = '';
  for (let at = 0; at < line.length; at += 1) if (!removed.has(at)) kept += line.charAt(at);
  return kept;
}

const isWord = (character: string): boolean => /[\p{L}\p{N}]/u.test(character);

function opens(line: string, at: number, mark: string): boolean {
  const after = line.charAt(at + mark.length);
  return after !== '' && !/\s/.test(after) && (mark !== '_' || !isWord(line.charAt(at - 1)));
}

function closes(line: string, at: number, mark: string): boolean {
  const before = line.charAt(at - 1);
  return before !== '' && !/\s/.test(before) && (mark !== '_' || !isWord(line.charAt(at + 1)));
}
