/** Turns positioned pages into a Screenplay: lines, columns, elements, scenes. */
import { alignPages } from './layout/align-pages.ts';
import { classifyLines } from './layout/classify-lines.ts';
import { countTitlePages, findInnerTitlePages, readTitlePages, takePrintedTitle } from './layout/find-title-pages.ts';
import { findLeftEdges } from './layout/left-edges.ts';
import { placedLines } from './layout/placed-lines.ts';
import { refuseTwoColumns } from './layout/refuse-two-columns.ts';
import { type BodyLine, type ParsedPage, setApartFurniture } from './layout/set-apart-furniture.ts';
import type { Diagnostic, Furniture, Place } from './model.ts';
import type { Hiding, PdfPage } from './pdf/pdf-page.ts';
import { buildScenes, standardPageLines } from './scenes/build-scenes.ts';
import { joinLines } from './scenes/join-lines.ts';
import { pageRanges } from './screenplay-error.ts';
import type { ParsedScript } from './script-line.ts';
import { mendLetters } from './text/mend-letters.ts';

/** The whole way from positions to scenes. Title pages are cut off; page 1 is the first page of the script. */
export function readPositions(found: readonly PdfPage[]): ParsedScript {
  const pages = mendPages(found);
  const parsed = setApartFurniture(pages);
  refuseTwoColumns(parsed.flatMap((page) => page.body));
  const edges = findLeftEdges(parsed.flatMap((page) => page.body));
  const titlePageCount = countTitlePages(parsed, edges);
  const script = parsed.slice(titlePageCount);
  const innerTitles = findInnerTitlePages(parsed, titlePageCount, edges);
  const printed = script.flatMap(({ page, body }) => (innerTitles.has(page.number) ? [] : body));
  const pageWidth = pages[titlePageCount]?.width ?? 612;
  const keys = titlePageCount === 0 ? takePrintedTitle(printed, edges, pageWidth) : null;
  const body = alignPages(keys?.rest ?? printed, edges);
  const slots = lineSlots(script, titlePageCount, edges.pitch);
  const lines = classifyLines(body, edges, pageWidth);
  const pagesWithMore = new Set(
    script.flatMap((page) => page.furniture.flatMap(({ kind }) => (kind === 'more' ? [page.page.number] : []))),
  );
  const { pieces, repeatedCues } = joinLines(lines, { placeOf: slots.placeOf, pagesWithMore });
  return {
    screenplay: {
      titlePageCount,
      pageCount: script.length,
      titlePage: keys?.titlePage ?? readTitlePages(parsed.slice(0, titlePageCount), edges.pitch),
      scenes: buildScenes(pieces, slots.linesPerPage),
      furniture: [
        ...script.flatMap(({ page, body }) => (innerTitles.has(page.number) ? body.map(asHeader) : [])),
        ...repeatedCues.map(({ text, page, y }) => ({ kind: 'continued' as const, text, page, y })),
        // Furniture of title pages says nothing; what is hidden there does, and has its place on page 1.
        ...parsed.slice(0, titlePageCount).flatMap((page) => page.furniture.filter(({ kind }) => kind === 'hidden')),
        ...script.flatMap((page) => page.furniture),
      ]
        .sort((a, b) => a.page - b.page || a.y - b.y)
        .map(({ kind, text, ...at }): Furniture => ({ kind, text, at: slots.placeOf(at) })),
      diagnostics: [...diagnose(pages), ...diagnoseHidden(pages), ...diagnoseScripts(innerTitles)],
    },
    lines: placedLines({
      pages: parsed,
      isTitlePage: (page) => page <= titlePageCount || innerTitles.has(page),
      printedKeys: keys ? printed.slice(0, printed.length - keys.rest.length) : [],
      lines,
      slotOf: (line) => slots.placeOf(line).line,
    }),
  };
}

/** Wrong letters are mended before anything reads words; whether a file has them is asked of all its text at once. */
function mendPages(pages: readonly PdfPage[]): readonly PdfPage[] {
  const whole = pages.map(({ runs }) => runs.map(({ text }) => text.replaceAll('\n', ' ')).join('\n')).join('\n');
  const mended = mendLetters(whole);
  if (mended === whole) return pages;
  const lines = mended.split('\n');
  let at = 0;
  return pages.map((page) => {
    if (page.runs.length === 0) at += 1;
    return { ...page, runs: page.runs.map((run) => ({ ...run, text: lines[at++] ?? run.text })) };
  });
}

const asHeader = ({ text, page, y }: BodyLine) => ({ kind: 'header' as const, text, page, y });

interface Slots {
  placeOf(line: { readonly page: number; readonly y: number }): Place;
  readonly linesPerPage: number;
}

/** Line slots count from the height at which most pages begin their text; what stands above is in slot 1. */
function lineSlots(pages: readonly ParsedPage[], titlePageCount: number, pitch: number): Slots {
  const tops = pages.flatMap(({ body }) => (body[0] ? [Math.round(body[0].y * 2) / 2] : []));
  const counted = [...Map.groupBy(tops, (top) => top)].sort((a, b) => b[1].length - a[1].length || a[0] - b[0]);
  const top = counted[0]?.[0] ?? 0;
  const placeOf: Slots['placeOf'] = ({ page, y }) => ({
    page: Math.max(1, page - titlePageCount),
    line: Math.max(1, Math.round((y - top) / pitch) + 1),
  });
  const longest = Math.max(standardPageLines, ...pages.map(({ body }) => lastSlot(body, placeOf)));
  return { placeOf, linesPerPage: Math.min(longest, 70) };
}

function lastSlot(body: ParsedPage['body'], placeOf: Slots['placeOf']): number {
  const last = body.at(-1);
  return last ? placeOf(last).line : 1;
}

/** Pages that could not be read, by their number in the file: that is what a PDF reader shows. */
function diagnose(pages: readonly PdfPage[]): Diagnostic[] {
  const damaged = pages.filter((page) => !page.readable).map((page) => page.number);
  const empty = pages.filter((page) => page.readable && page.runs.length === 0).map((page) => page.number);
  const name = (numbers: readonly number[]) =>
    `${numbers.length === 1 ? 'Page' : 'Pages'} ${pageRanges(numbers)} of the file`;
  return [
    ...(damaged.length > 0
      ? [{ code: 'damaged_pages', message: `${name(damaged)} could not be read and was left out.`, pages: damaged }]
      : []),
    ...(empty.length > 0
      ? [
          {
            code: 'pages_without_text',
            message: `${name(empty)} held no text: a picture or an empty page.`,
            pages: empty,
          },
        ]
      : []),
  ];
}

const hidingWords: Readonly<Record<Hiding, string>> = {
  invisible: 'drawn without ink',
  blank: 'in letters without form',
  'other-letters': 'in letters that draw another text',
  'paper-coloured': 'in the colour of the paper',
  transparent: 'drawn see-through',
  'hidden-layer': 'in a layer that is off',
  covered: 'covered by a shape',
  'under-picture': 'covered by a picture',
  clipped: 'cut off by the drawing',
  tiny: 'far too small to read',
  'off-page': 'beside the page',
};

/** Letters and digits of a page: fewer are what recognition makes of specks and of marks in the margin. */
const leastHidden = 4;

function diagnoseHidden(pages: readonly PdfPage[]): Diagnostic[] {
  const hiding = pages.filter(
    ({ hidden = [] }) =>
      (hidden
        .map(({ text }) => text)
        .join('')
        .match(/[\p{L}\p{N}]/gu)?.length ?? 0) >= leastHidden,
  );
  if (hiding.length === 0) return [];
  const runs = hiding.flatMap(({ hidden = [] }) => hidden);
  const words = runs.flatMap(({ text }) => text.trim().split(/\s+/)).length;
  const ways = [...new Set(runs.flatMap((run) => (run.hiding ? [hidingWords[run.hiding]] : [])))];
  const numbers = hiding.map(({ number }) => number);
  const where = `${numbers.length === 1 ? 'Page' : 'Pages'} ${pageRanges(numbers)} of the file`;
  const message = `${where} ${numbers.length === 1 ? 'holds' : 'hold'} ${words === 1 ? 'a word' : `${words} words`} that a reader of the PDF does not see (${ways.join(', ')}). No report counts ${words === 1 ? 'it' : 'them'}.`;
  return [{ code: 'hidden_text', message, pages: numbers }];
}

function diagnoseScripts(innerTitles: ReadonlySet<number>): Diagnostic[] {
  const pages = [...innerTitles];
  if (pages.length === 0) return [];
  const where = `${pages.length === 1 ? 'Page' : 'Pages'} ${pageRanges(pages)} of the file`;
  const message = `${where} ${pages.length === 1 ? 'looks like the title page' : 'look like the title pages'} of another script. All were read as one: upload them one by one if they are not parts of a whole.`;
  return [{ code: 'several_scripts', message, pages }];
}
