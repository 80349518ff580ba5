/** Where in a text the next page begins, for paragraphs and speeches that run over a page end. */
import type { PageTurn, Place } from '../model.ts';

interface PrintedLine extends Place {
  readonly text: string;
}

const printed = (text: string): number => text.replace(/\s/g, '').length;

/** The turns of a text that was joined of these lines. What is counted is ink: joining and laying out change nothing but spaces. */
export function pageTurnsOf(text: string, lines: readonly PrintedLine[]): PageTurn[] {
  const turns: PageTurn[] = [];
  if (lines[0]?.page === lines.at(-1)?.page) return turns;
  let offset = 0;
  lines.forEach((line, index) => {
    const before = lines[index - 1];
    if (before === undefined) return;
    for (let left = printed(before.text); left > 0 && offset < text.length; offset += 1) {
      if (/\S/.test(text.charAt(offset))) left -= 1;
    }
    if (line.page === before.page) return;
    const rest = text.slice(offset);
    const from = offset + rest.length - rest.trimStart().length;
    if (from > 0 && from < text.length) turns.push({ from, at: { page: line.page, line: line.line } });
  });
  return turns;
}

/** `turns` as a node holds them: a text on one page says nothing of pages. */
export const withTurns = (turns: readonly PageTurn[]): { turns?: PageTurn[] } =>
  turns.length === 0 ? {} : { turns: [...turns] };

/** Where the character at `offset` stands: at the text's own start, or on the page that has been turned to by then. */
export const placeOfText = (start: Place, turns: readonly PageTurn[] | undefined, offset: number): Place =>
  turns?.findLast(({ from }) => from <= offset)?.at ?? start;
