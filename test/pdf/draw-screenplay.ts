/** Draws a script in screenplay layout, page by page, for the PDF writer. Refuses to paginate: it prints the pages of lib/screenplay's own layout. */
import type { LineStyle } from '../../lib/screenplay/formats/lay-out.ts';
import { type LaidLine, paginate } from '../../lib/screenplay/formats/paginate.ts';
import type { Script } from '../../lib/screenplay/formats/place-script.ts';
import type { TitlePage } from '../../lib/screenplay/model.ts';
import { letter, type PlacedText } from './write-pdf.ts';

/** Left edges in inches. Transitions end at `right`, or begin at `transition` where a program prints them so. */
export interface PageLayout {
  readonly action: number;
  readonly dialogue: number;
  readonly parenthetical: number;
  readonly cue: number;
  readonly right: number;
  readonly transition?: number;
}

/** The layouts of common programs, measured on their PDFs. */
export const layouts = {
  standard: { action: 1.5, dialogue: 2.5, parenthetical: 3.1, cue: 3.7, right: 7.5 },
  finalDraft: { action: 1.5, dialogue: 2.5, parenthetical: 2.9, cue: 3.5, right: 7.1 },
  fadeIn: { action: 1.2, dialogue: 2.5, parenthetical: 3.1, cue: 3.7, right: 7.2, transition: 5.5 },
  screenplain: { action: 1.5, dialogue: 2.4, parenthetical: 2.8, cue: 3.4, right: 7.5, transition: 6.3 },
  latex: { action: 1.5, dialogue: 3.0, parenthetical: 3.7, cue: 4.2, right: 7.5, transition: 6.6 },
} as const satisfies Record<string, PageLayout>;

export interface DrawOptions {
  readonly layout?: PageLayout;
  readonly boldHeadings?: boolean;
  /** Prints scene numbers in both margins, from 1 where the script gives none. */
  readonly sceneNumbers?: boolean;
  /** Prints (CONTINUED) and CONTINUED: where a scene runs over a page end. */
  readonly continued?: boolean;
  readonly runningHeader?: string;
  /** Prints an asterisk in the right margin of every n-th line. */
  readonly revisionMarkEvery?: number;
  readonly watermark?: string;
}

const inch = 72;
const character = 7.2;
const lineHeight = 12;
const firstBaseline = 84;
const headBaseline = 42;

/** Title page first, if the script has one. Page numbers stand at the top right from page 2. */
export function drawScreenplay({ titlePage, blocks }: Script, options: DrawOptions = {}): PlacedText[][] {
  const { lines, pageCount } = paginate(blocks);
  const layout = options.layout ?? layouts.standard;
  const numbers = options.sceneNumbers ? sceneNumbers(blocks) : new Map<number, string>();
  const pages = Array.from({ length: pageCount }, (_, index) => {
    const page = index + 1;
    const printed = lines.filter((line) => line.page === page);
    return [
      ...drawHead(page, layout, options),
      ...printed.flatMap((line, at) =>
        drawLine(
          line,
          options,
          at === 0 || printed[at - 1]?.block !== line.block ? numbers.get(line.block) : undefined,
        ),
      ),
      ...drawMargins(printed, layout, options),
      ...drawContinued(page, pageCount, layout, options),
    ];
  });
  return titlePage ? [drawTitlePage(titlePage), ...pages] : pages;
}

function sceneNumbers(blocks: Script['blocks']): Map<number, string> {
  const headings = blocks.flatMap((block, index) =>
    block.kind === 'heading' ? [{ index, number: block.number }] : [],
  );
  return new Map(headings.map(({ index, number }, ordinal) => [index, number ?? String(ordinal + 1)]));
}

const baseline = (line: number): number => firstBaseline + (line - 1) * lineHeight;
const rightAligned = (text: string, right: number, y: number): PlacedText => ({
  x: right * inch - text.length * character,
  y,
  text,
});

function drawHead(page: number, layout: PageLayout, { runningHeader, watermark }: DrawOptions): PlacedText[] {
  return [
    ...(watermark ? [{ x: 150, y: 600, text: watermark, size: 40, angle: 45 }] : []),
    ...(runningHeader ? [{ x: layout.action * inch, y: headBaseline, text: runningHeader }] : []),
    ...(page > 1 ? [rightAligned(`${page}.`, layout.right, headBaseline)] : []),
  ];
}

function drawMargins(lines: readonly LaidLine[], layout: PageLayout, { revisionMarkEvery }: DrawOptions): PlacedText[] {
  if (!revisionMarkEvery) return [];
  return lines.flatMap((line, index) =>
    index % revisionMarkEvery === 0 ? [{ x: (layout.right + 0.4) * inch, y: baseline(line.line), text: '*' }] : [],
  );
}

function drawContinued(page: number, pageCount: number, layout: PageLayout, { continued }: DrawOptions): PlacedText[] {
  if (!continued) return [];
  const top = page > 1 ? [{ x: layout.action * inch, y: baseline(-1), text: 'CONTINUED:' }] : [];
  const foot = page < pageCount ? [rightAligned('(CONTINUED)', layout.right, baseline(57))] : [];
  return [...top, ...foot];
}

function drawLine(
  line: LaidLine,
  { layout = layouts.standard, boldHeadings }: DrawOptions,
  number: string | undefined,
): PlacedText[] {
  const y = baseline(line.line);
  const printed = { x: leftEdge(line, layout), y, text: line.text, bold: boldHeadings && line.style === 'heading' };
  if (!number) return [printed];
  return [
    { x: (layout.action - 0.75) * inch, y, text: number },
    printed,
    { x: (layout.right + 0.05) * inch, y, text: number },
  ];
}

/** The columns of dual dialogue begin at the action edge and 3.2 inches right of it. */
const dualOffset: Readonly<Record<LineStyle, number>> = {
  cue: 0.8,
  parenthetical: 0.4,
  'parenthetical-rest': 0.5,
  dialogue: 0,
  heading: 0,
  action: 0,
  transition: 0,
  centered: 0,
  more: 0,
};

function leftEdge({ style, column, text }: LaidLine, layout: PageLayout): number {
  const width = text.length * character;
  if (column !== 'whole') return (layout.action + (column === 'right' ? 3.2 : 0) + dualOffset[style]) * inch;
  switch (style) {
    case 'heading':
    case 'action':
      return layout.action * inch;
    case 'dialogue':
      return layout.dialogue * inch;
    case 'parenthetical':
      return layout.parenthetical * inch;
    case 'parenthetical-rest':
      return layout.parenthetical * inch + character;
    case 'cue':
    case 'more':
      return layout.cue * inch;
    case 'transition':
      return layout.transition ? layout.transition * inch : layout.right * inch - width;
    case 'centered':
      return ((layout.action + layout.right) / 2) * inch - width / 2;
  }
}

function drawTitlePage({ title, episode, credit, authors, source, draft, contact }: TitlePage): PlacedText[] {
  const middle = (text: string, line: number): PlacedText => ({
    x: letter.width / 2 - (text.length * character) / 2,
    y: baseline(line),
    text,
  });
  const contactLines = contact?.split('\n') ?? [];
  return [
    ...(title ? [middle(title, 18)] : []),
    ...(episode ? [middle(`Episode ${episode}`, 19)] : []),
    ...(credit ? [middle(credit, 21)] : []),
    ...authors.map((author, index) => middle(author, 23 + index)),
    ...(source ? [middle(source, 28)] : []),
    ...contactLines.map((text, index) => ({ x: 1.5 * inch, y: baseline(52 - contactLines.length + index), text })),
    ...(draft ? [rightAligned(draft, 7.5, baseline(51))] : []),
  ];
}
