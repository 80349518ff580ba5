/** Puts the lines of a paged script into reading order: title pages, body, furniture where it stands. */

import type { LineElement, ScriptLine } from '../script-line.ts';
import type { ClassifiedLine } from './classified-line.ts';
import type { BodyLine, ParsedPage } from './set-apart-furniture.ts';

interface PlacedLinesInput {
  readonly pages: readonly ParsedPage[];
  /** By the page's number in the file. */
  isTitlePage(page: number): boolean;
  /** Lines at the top of the script that hold the keys of a title page. */
  readonly printedKeys: readonly BodyLine[];
  readonly lines: readonly ClassifiedLine[];
  slotOf(at: { readonly page: number; readonly y: number }): number;
}

interface Standing {
  readonly y: number;
  readonly line: ScriptLine;
}

/** Every line of the file once. The columns of dual dialogue come one after the other, as they are read. */
export function placedLines({ pages, isTitlePage, printedKeys, lines, slotOf }: PlacedLinesInput): ScriptLine[] {
  const bodyOf = Map.groupBy(lines, ({ line }) => line.page);
  const keysOf = Map.groupBy(printedKeys, ({ page }) => page);
  const stand = (
    at: { readonly page: number; readonly y: number },
    element: LineElement,
    text: string,
    dual: ScriptLine['dual'] = null,
  ): Standing => ({ y: at.y, line: { page: at.page, line: slotOf(at), element, text, dual } });
  return pages.flatMap(({ page, body, furniture }) => {
    const isTitle = isTitlePage(page.number);
    const titles = isTitle ? body : (keysOf.get(page.number) ?? []);
    const script = isTitle ? [] : (bodyOf.get(page.number) ?? []);
    const read = [
      ...titles.map((line) => stand(line, 'title', line.text)),
      ...script.map(({ line, kind, dual }) => stand(line, kind === 'centered' ? 'action' : kind, line.text, dual)),
    ];
    return interleave(
      read,
      furniture.map((piece) => stand(piece, 'furniture', piece.text)),
    );
  });
}

/** Furniture comes before the first line that stands lower; the second column of dual dialogue, which begins higher up again, is not parted. */
function interleave(body: readonly Standing[], furniture: readonly Standing[]): ScriptLine[] {
  const waiting = furniture.toSorted((a, b) => a.y - b.y);
  const merged: ScriptLine[] = [];
  let reached = Number.NEGATIVE_INFINITY;
  for (const { y, line } of body) {
    reached = Math.max(reached, y);
    while ((waiting[0]?.y ?? Number.POSITIVE_INFINITY) < reached)
      merged.push(...waiting.splice(0, 1).map((piece) => piece.line));
    merged.push(line);
  }
  return [...merged, ...waiting.map((piece) => piece.line)];
}
