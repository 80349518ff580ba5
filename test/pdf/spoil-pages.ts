/** Prints a script as the hard cases do: odd columns, other conventions, scanners. Refuses to say what a reader should make of it but the script itself. */
import type { Script } from '../../lib/screenplay/formats/place-script.ts';
import type { ScriptBlock } from '../../lib/screenplay/script-block.ts';
import { type DrawOptions, drawScreenplay, layouts } from './draw-screenplay.ts';
import { seededRandom } from './seeded-random.ts';
import { type PdfOptions, type PlacedText, writePdf } from './write-pdf.ts';

/** `script` is what was printed; places apart, a reader should find just that. */
export interface SpoiledScript {
  readonly name: string;
  readonly script: Script;
  readonly pdf: Uint8Array;
}

interface Spoiling {
  readonly draw?: DrawOptions;
  readonly pdf?: PdfOptions;
  readonly block?: (block: ScriptBlock, index: number) => ScriptBlock;
  readonly page?: (texts: readonly PlacedText[], index: number, random: () => number) => PlacedText[];
}

const { standard } = layouts;
const character = 7.2;

const cue =
  (change: (text: string) => string) =>
  (block: ScriptBlock): ScriptBlock =>
    block.kind === 'speech' ? { ...block, cue: change(block.cue) } : block;
const heading =
  (change: (text: string) => string) =>
  (block: ScriptBlock): ScriptBlock =>
    block.kind === 'heading' ? { ...block, text: change(block.text) } : block;
const titleCase = (text: string): string =>
  text.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase());
const german = (text: string): string =>
  text
    .replace(/^INT\./, 'INN.')
    .replace(/^EXT\./, 'AUSS.')
    .replace('DAY', 'TAG')
    .replace('NIGHT', 'NACHT');
const withoutPrefix = (text: string): string => text.replace(/^[A-Z./]+\s+/, '').replace(/ - .*$/, '');
const everyThird =
  (change: (block: ScriptBlock) => ScriptBlock) =>
  (block: ScriptBlock, index: number): ScriptBlock =>
    index % 3 === 0 ? change(block) : block;
/** Lines as they come, but never more than one left empty. */
const withoutWideGaps = (texts: readonly PlacedText[]): PlacedText[] => {
  const rows = [...new Set(texts.map(({ y }) => y))].sort((a, b) => a - b);
  const surplus = new Map<number, number>();
  let sum = 0;
  rows.forEach((y, index) => {
    if (y > 84) sum += Math.max(0, y - (rows[index - 1] ?? y) - 24);
    surplus.set(y, sum);
  });
  return texts.map((text) => ({ ...text, y: text.y - (surplus.get(text.y) ?? 0) }));
};
const moved = (texts: readonly PlacedText[], x: number): PlacedText[] =>
  texts.map((text) => ({ ...text, x: text.x + x }));

const spoilings: Readonly<Record<string, Spoiling>> = {
  'A4 paper': {
    page: (texts) => texts.map((text) => ({ ...text, y: text.y + 25 })),
    pdf: { width: 595, height: 842 },
  },
  'upside down': { pdf: { rotate: 180 } },
  'a colon after each cue': { block: cue((text) => `${text}:`) },
  'cues in small letters': { block: cue(titleCase) },
  'action in capitals': {
    block: (block) => (block.kind === 'action' ? { ...block, text: block.text.toUpperCase() } : block),
  },
  'no INT and EXT': { block: heading(withoutPrefix) },
  'headings without INT and EXT among others': { block: everyThird(heading(withoutPrefix)) },
  'headings without INT and EXT among others, in bold': {
    block: everyThird(heading(withoutPrefix)),
    draw: { boldHeadings: true },
    page: withoutWideGaps,
  },
  'German headings': { block: heading(german) },
  'no indent at all': { draw: { layout: { ...standard, dialogue: 1.5, parenthetical: 1.5, cue: 1.5 } } },
  'no cue column': { draw: { layout: { ...standard, parenthetical: 2.5, cue: 2.5 } } },
  'dialogue at the action edge': { draw: { layout: { ...standard, dialogue: 1.5, parenthetical: 2 } } },
  'columns that shift midway': { page: (texts, index) => moved(texts, index > 4 ? 30 : 0) },
  'a scan: every page shifted, edges that wander': {
    page: (texts, _index, random) => {
      const shift = (random() - 0.5) * 50;
      return texts.map((text) => ({ ...text, x: text.x + shift + (random() - 0.5) * 10 }));
    },
  },
  'a scan: skewed': {
    page: (texts) =>
      texts.map((text) => ({ ...text, x: text.x + text.y * 0.012, y: text.y + text.x * 0.012, angle: -0.7 })),
  },
  'a scan: every letter by itself': {
    page: (texts) =>
      texts.flatMap((line) =>
        [...line.text].flatMap((text, at) => (text === ' ' ? [] : [{ ...line, x: line.x + at * character, text }])),
      ),
  },
  'a name stamped level across each page': {
    page: (texts) => [...texts, { x: 150, y: 400, text: 'COPY OF IDA BRANDT', size: 36 }],
  },
  'all furniture at once': {
    draw: {
      watermark: 'CONFIDENTIAL',
      sceneNumbers: true,
      continued: true,
      runningHeader: 'BLUE REVISIONS 3/4/26',
      revisionMarkEvery: 3,
    },
  },
};

/** One PDF a hard case. */
export function spoilPages(original: Script): SpoiledScript[] {
  return Object.entries(spoilings).map(([name, { block = (same: ScriptBlock) => same, page, draw, pdf }]) => {
    const random = seededRandom(11);
    const script = { ...original, blocks: original.blocks.map(block) };
    const pages = drawScreenplay(script, draw).map((texts, index) => page?.(texts, index, random) ?? texts);
    return { name, script, pdf: writePdf(pages, pdf) };
  });
}
