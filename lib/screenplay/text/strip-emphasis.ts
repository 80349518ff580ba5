/** Takes Fountain's emphasis marks off a line: *italics*, **bold**, _underline_. */

/** A mark that nothing has closed yet; `depth` is how many were open before it. */
interface OpenMark {
  readonly at: number;
  readonly depth: number;
}

/**
 * The line without marks that come in pairs. A mark opens before a letter and closes after one, so that 'dial *69 and then *23' is left
 * alone; a backslash makes a mark a plain character (Fountain 1.1, Emphasis). `***` closes bold and italics that opened apart.
 */
export function stripEmphasis(line: string): string {
  if (!/[*_\\]/.test(line)) return line;
  const pairs = new MarkPairs();
  for (const { 0: mark, index } of line.matchAll(/\\[*_\\]|\*{1,3}|_/g)) {
    if (mark.startsWith('\\')) pairs.removed.add(index);
    else if (!(closes(line, index, mark) && pairs.close(mark, index)) && opens(line, index, mark))
      pairs.open(mark, index);
  }
  if (pairs.removed.size === 0) return line;
  let kept = '';
  for (let at = 0; at < line.length; at += 1) if (!pairs.removed.has(at)) kept += line.charAt(at);
  return kept;
}

/** The marks of one line. Every mark is looked at once, so that a line of a million marks takes no longer than it must. */
class MarkPairs {
  /** Positions of the characters that do not print. */
  readonly removed = new Set<number>();
  private readonly opened = new Map<string, OpenMark[]>();
  private depth = 0;

  open(mark: string, at: number): void {
    const marks = this.openMarks(mark);
    marks.push({ at, depth: this.depth });
    this.opened.set(mark, marks);
    this.depth += 1;
  }

  /** Closes the innermost open mark of this kind and forgets those inside it. False when none is open. */
  close(mark: string, at: number): boolean {
    const partner = this.openMarks(mark).at(-1);
    if (!partner) return mark === '***' && this.closeBoth(at);
    for (const start of [partner.at, at]) {
      for (let offset = 0; offset < mark.length; offset += 1) this.removed.add(start + offset);
    }
    this.depth = partner.depth;
    return true;
  }

  private closeBoth(at: number): boolean {
    const bold = this.openMarks('**').at(-1);
    const italics = this.openMarks('*').at(-1);
    if (!bold || !italics) return false;
    const boldIsInside = bold.depth > italics.depth;
    this.close(boldIsInside ? '**' : '*', at);
    return this.close(boldIsInside ? '*' : '**', boldIsInside ? at + 2 : at + 1);
  }

  /** Marks inside a pair that has closed meanwhile are dropped here. */
  private openMarks(mark: string): OpenMark[] {
    const marks = this.opened.get(mark) ?? [];
    while ((marks.at(-1)?.depth ?? -1) >= this.depth) marks.pop();
    return marks;
  }
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
