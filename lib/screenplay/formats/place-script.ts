/** Makes a Screenplay of a script whose format has no pages, on pages of the standard layout. */

import type { Furniture, Place, TitlePage } from '../model.ts';
import { buildScenes } from '../scenes/build-scenes.ts';
import type { ScriptBlock } from '../script-block.ts';
import type { ParsedScript, ScriptLine } from '../script-line.ts';
import { emptyTitlePage } from '../text/title-fields.ts';
import { type Layout, paginate } from './paginate.ts';
import { placeBlocks } from './place-blocks.ts';
import { linesOfBlocks, placeLines, type SourceLine } from './source-lines.ts';

/** A revision mark beside the first line of a block, or of one part of a speech. */
export interface PlacedMark {
  readonly block: number;
  readonly part: number | null;
  readonly text: string;
}

/** What a reader had to guess, and at which blocks. */
export interface Doubt {
  readonly code: string;
  readonly message: string;
  readonly blocks: readonly number[];
}

/** Page furniture that the text still bore: it stands where `block` begins, before the line of that index among `lines`. */
export interface PlacedFurniture {
  readonly kind: Furniture['kind'];
  readonly text: string;
  readonly block: number;
  readonly line: number;
}

/** `titlePage` is null when the script has none. `lines` are those of the source, where they are not the blocks' own. */
export interface Script {
  readonly titlePage: TitlePage | null;
  readonly titleLines?: readonly string[];
  readonly lines?: readonly SourceLine[];
  readonly blocks: readonly ScriptBlock[];
  readonly marks?: readonly PlacedMark[];
  readonly doubts?: readonly Doubt[];
  readonly furniture?: readonly PlacedFurniture[];
}

/** Paginates and builds scenes. Never throws. */
export function placeScript(script: Script): ParsedScript {
  const { titlePage, blocks, marks = [], doubts = [], furniture = [] } = script;
  const layout = paginate(blocks);
  const titlePageCount = titlePage ? 1 : 0;
  const body = placeLines(script.lines ?? linesOfBlocks(blocks), blocks, layout, titlePageCount);
  const printed = printedFurniture(body, furniture, titlePageCount);
  return {
    screenplay: {
      titlePageCount,
      pageCount: layout.pageCount,
      titlePage: titlePage ?? emptyTitlePage,
      scenes: buildScenes(placeBlocks(blocks, layout)),
      furniture: [...moreLines(layout), ...revisionMarks(layout, marks), ...printed].sort(
        (a, b) => a.at.page - b.at.page || a.at.line - b.at.line,
      ),
      diagnostics: doubts.map(({ code, message, blocks }) => ({
        code,
        message,
        pages: [...new Set(blocks.map((block) => layout.positions[block]?.page ?? 1))],
      })),
    },
    lines: linesOf(script, body, printed, titlePageCount),
  };
}

/** The title page's lines, then those of the script; furniture that the source still bore stands before the line that it came before. */
function linesOf(
  { titleLines = [], furniture = [] }: Script,
  body: readonly ScriptLine[],
  printed: readonly Furniture[],
  titlePageCount: number,
): ScriptLine[] {
  const title = titleLines.map(
    (text, index): ScriptLine => ({ page: 1, line: index + 1, element: 'title', text, dual: null }),
  );
  if (furniture.length === 0) return [...title, ...body];
  const before = Map.groupBy(
    furniture.map((piece, index) => ({ ...piece, at: printed[index]?.at })),
    ({ line }) => line,
  );
  const toLines = (index: number): ScriptLine[] =>
    (before.get(index) ?? []).map(({ text, at = { page: 1, line: 1 } }) => ({
      page: at.page + titlePageCount,
      line: at.line,
      element: 'furniture',
      text,
      dual: null,
    }));
  return [...title, ...body.flatMap((line, index) => [...toLines(index), line]), ...toLines(body.length)];
}

function moreLines(layout: Layout): Furniture[] {
  return layout.lines
    .filter(({ style }) => style === 'more')
    .map(({ text, page, line }) => ({ kind: 'more', text, at: { page, line } }));
}

/** Each at the place of the line that it stood above. */
function printedFurniture(
  body: readonly ScriptLine[],
  furniture: readonly PlacedFurniture[],
  titlePageCount: number,
): Furniture[] {
  return furniture.map(({ kind, text, line }) => {
    const at = body[line] ?? body.at(-1);
    return { kind, text, at: at ? { page: at.page - titlePageCount, line: at.line } : { page: 1, line: 1 } };
  });
}

function revisionMarks(layout: Layout, marks: readonly PlacedMark[]): Furniture[] {
  if (marks.length === 0) return [];
  const firstLines = new Map<string, Place>();
  for (const { block, part, furniture, page, line } of layout.lines) {
    const key = `${block}:${part}`;
    if (!furniture && !firstLines.has(key)) firstLines.set(key, { page, line });
  }
  return marks.flatMap(({ block, part, text }): Furniture[] => {
    const at = firstLines.get(`${block}:${part}`) ?? layout.positions[block];
    return at ? [{ kind: 'revision-mark', text, at }] : [];
  });
}
