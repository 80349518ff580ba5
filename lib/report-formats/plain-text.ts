/** Writes a report entry as plain text for a terminal, from the same blocks the page draws. Control characters of the script are left out. */
import type { Block } from '../contract/blocks.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { ReportEntry } from '../contract/report.ts';
import {
  type BlockTable,
  barsTable,
  linkWeight,
  matrixTable,
  pageRange,
  percentRange,
  ratesTable,
  scoreRange,
} from './block-tables.ts';

const width = 96;

/** Heading, then each block; lines are wrapped at 96 columns, places stand on lines of their own as 'p. 4, sc. 5: “…”'. */
export function toPlainText(entry: ReportEntry): string {
  const blocks = entry.blocks.map((block) => blockLines(block).join('\n'));
  return [entry.prompt, '='.repeat(Math.min(width, entry.prompt.length)), ...blocks]
    .map(printable)
    .join('\n\n')
    .replace(/^(.*)\n\n(=+)/, '$1\n$2');
}

/** One block; the switch is exhaustive, so a new kind does not compile until it can be written. */
function blockLines(block: Block): string[] {
  switch (block.kind) {
    case 'prose':
      return titled(
        block.title,
        block.paragraphs.flatMap((text, index) => [...(index > 0 ? [''] : []), ...wrapped(text)]),
      );
    case 'facts':
      return titled(
        block.title,
        block.items.flatMap(({ label, value, note, evidence }) => [
          ...wrapped(`${label}: ${value}`),
          ...(note ? wrapped(note, 2) : []),
          ...places(evidence, 2),
        ]),
      );
    case 'findings':
      return titled(
        block.title,
        block.items.flatMap(({ title, bullets, advice, steps = [] }, index) => [
          '',
          ...wrapped(`${index + 1}. ${title}`),
          ...bullets.flatMap(({ text, evidence }) => [...listItem(text, 3), ...places(evidence, 5)]),
          ...(advice ? wrapped(`> ${advice}`, 3) : []),
          ...steps.flatMap((step) => listItem(step, 5)),
        ]),
      );
    case 'score':
      return titled(`${block.name} ${block.score}/10${scoreRange(block)}`, [
        ...wrapped(block.description),
        ...places(block.evidence, 2),
      ]);
    case 'score_table':
      return titled(block.title, [
        ...block.rows.flatMap(({ short, name, score, low, high, description, evidence }) => [
          '',
          `${short}  ${name}: ${score}/10${scoreRange({ low, high })}`,
          ...wrapped(description, 3),
          ...places(evidence, 3),
        ]),
        ...(block.note ? ['', ...wrapped(block.note)] : []),
      ]);
    case 'series':
      return titled(block.title, [
        ...(block.finding === undefined ? [] : wrapped(block.finding)),
        ...block.lines.map(({ name, points }) => `${name}: ${points.map(({ x, y }) => `${x}: ${y}`).join(', ')}`),
      ]);
    case 'quotes':
      return titled(
        block.title,
        block.items.flatMap(({ text, evidence }) => [...wrapped(`- ${text}`), ...places([evidence], 2)]),
      );
    case 'cards':
      return titled(
        block.title,
        block.cards.flatMap(({ title, subtitle, text, groups }) => [
          '',
          ...wrapped(`* ${title}${subtitle ? ` (${subtitle})` : ''}: ${text}`),
          ...groups.flatMap(({ label, items }) => [
            ...wrapped(label, 2),
            ...items.flatMap((item) => [...wrapped(`- ${item.text}`, 3), ...places(item.evidence, 5)]),
          ]),
        ]),
      );
    case 'network':
      return titled(block.title, [
        ...block.legend.map(({ label, community }) => `Group ${community + 1}: ${label}`),
        ...block.links.map(
          ({ source, target, weight }) =>
            `${labelOf(block, source)} and ${labelOf(block, target)}: ${linkWeight(weight, block.linkUnit)}`,
        ),
      ]);
    case 'timeline':
      return titled(
        block.title,
        block.items.flatMap(({ label, fromPage, toPage, text, evidence }) => [
          '',
          ...wrapped(`${label} (${pageRange(fromPage, toPage)}). ${text}`),
          ...places(evidence, 2),
        ]),
      );
    case 'table':
      return titled(block.title, tableLines(block.columns, block.rows));
    case 'bars':
      return titled(block.title, tableLines(...barsTable(block)));
    case 'matrix':
      return titled(block.title, [
        ...tableLines(...matrixTable(block)),
        ...(block.note ? ['', ...wrapped(block.note)] : []),
      ]);
    case 'percentage':
      return titled(block.title, [
        ...(block.of === undefined
          ? [percentRange(block), ...wrapped(block.text)]
          : [...wrapped(block.text), `${percentRange(block)} ${block.of}`]),
        ...(block.baseRates.length === 0 ? [] : tableLines(...ratesTable(block))),
      ]);
    default:
      return unreachable(block);
  }
}

function unreachable(block: never): never {
  throw new TypeError(`No plain text for ${JSON.stringify(block)}`);
}

const titled = (title: string | null, lines: readonly string[]): string[] =>
  title === null ? [...lines] : [title.toUpperCase(), ...lines];
const tableLines = (...[columns, rows]: BlockTable): string[] => [
  columns.map(({ label }) => label).join(' | '),
  ...rows.map((row) => row.join(' | ')),
];
const labelOf = (block: Extract<Block, { kind: 'network' }>, id: string): string =>
  block.nodes.find((node) => node.id === id)?.label ?? id;

const places = (evidence: readonly Evidence[], indent: number): string[] =>
  evidence.flatMap(({ scene, page, quote }) =>
    wrapped(`p. ${page}${scene === null ? '' : `, sc. ${scene}`}: “${quote}”`, indent),
  );

function wrapped(text: string, indent = 0): string[] {
  const lines: string[] = [];
  let line = '';
  for (const word of text.split(/\s+/)) {
    if (line !== '' && line.length + word.length + 1 > width - indent) {
      lines.push(line);
      line = '';
    }
    line = line === '' ? word : `${line} ${word}`;
  }
  return [...lines, line].map((one) => ' '.repeat(indent) + one);
}

/** '- ' and the text; lines that are broken in it stand under one another. */
const listItem = (text: string, indent: number): string[] =>
  `- ${text}`.split('\n').flatMap((line, at) => wrapped(line, at === 0 ? indent : indent + 2));

/** Terminal control sequences in a script are text like any other: they are not passed on. */
const printable = (text: string): string => text.replace(/[\p{Cc}]/gu, (character) => (character === '\n' ? '\n' : ''));
