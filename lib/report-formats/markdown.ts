/** Writes a report entry as markdown, from the same blocks the page draws. No markup from the script: its words are escaped. */
import type { Block } from '../contract/blocks.ts';
import type { Evidence } from '../contract/evidence.ts';
import type { ReportEntry } from '../contract/report.ts';
import { barsTable, matrixTable, pageRange, percentRange, ratesTable, scoreRange } from './block-tables.ts';
import { escapeMarkdown, fencedJson } from './escape-markdown.ts';
import { networkObject } from './network-object.ts';
import { ratingsObject } from './ratings-object.ts';

/**
 * The heading first (emoji and all), then each block. Score tables and networks carry their object as one fenced JSON block: a
 * table by its title (`{"FRAME": {"Flux": {rating, score, low, high, description}}}`), a network entry by its lists' titles without
 * spaces (`{"KeyCharacteristics": [{keyword, description}]}`).
 */
export function toMarkdown(entry: ReportEntry): string {
  const object = objectOf(entry);
  const parts = [
    `# ${escapeMarkdown(entry.prompt)}`,
    ...entry.blocks.map((block, at) => blockMarkdown(block, entry.blocks[at + 1])),
    object === null ? '' : fencedJson(object),
  ];
  return `${parts.filter((part) => part !== '').join('\n\n')}\n`;
}

function objectOf(entry: ReportEntry): Record<string, unknown> | null {
  const tables = entry.blocks.filter((block) => block.kind === 'score_table');
  if (tables.length > 0) return Object.fromEntries(tables.map((table) => [table.title, ratingsObject(table)]));
  return networkObject(entry.blocks);
}

/** One block; the switch is exhaustive, so a new kind does not compile until it can be written. */
function blockMarkdown(block: Block, next: Block | undefined): string {
  switch (block.kind) {
    case 'prose':
      return lines(heading(block.title), ...block.paragraphs.map((text) => `${escapeMarkdown(text)}\n`));
    case 'facts':
      return lines(
        heading(block.title),
        ...block.items.map(
          ({ label, value, note, evidence }) =>
            `**${escapeMarkdown(label)}:** ${escapeMarkdown(value)}${note ? ` (${escapeMarkdown(note)})` : ''}${cited(evidence)}\n`,
        ),
      );
    case 'findings':
      return lines(heading(block.title), ...block.items.map(findingMarkdown));
    case 'score':
      return lines(
        heading(block.name),
        `**${block.score}/10**${scoreRange(block)}\n`,
        escapeMarkdown(block.description),
        cited(block.evidence),
      );
    case 'score_table':
      return scoreTableMarkdown(block);
    case 'series':
      // A drawing without words has its heading where what follows belongs under it.
      if (block.finding === undefined && seriesTable(block) === '' && !(next && 'title' in next && next.title === null))
        return '';
      return lines(
        heading(block.title),
        block.finding === undefined ? '' : `**${escapeMarkdown(block.finding)}**\n`,
        seriesTable(block),
      );
    case 'quotes':
      return lines(
        heading(block.title),
        ...block.items.map(({ text, evidence }) => `- ${escapeMarkdown(text)}${cited([evidence])}`),
      );
    case 'cards':
      return lines(heading(block.title), ...block.cards.map(cardMarkdown));
    case 'network':
      return networkMarkdown(block);
    case 'timeline':
      return timelineMarkdown(block);
    case 'table':
      return lines(heading(block.title), tableMarkdown(block.columns, block.rows));
    case 'bars':
      return lines(heading(block.title), tableMarkdown(...barsTable(block)));
    case 'matrix':
      return lines(
        heading(block.title),
        tableMarkdown(...matrixTable(block)),
        block.note === null ? '' : `\n${escapeMarkdown(block.note)}`,
      );
    case 'percentage':
      return lines(
        heading(block.title),
        ...percentageMarkdown(block),
        block.baseRates.length === 0 ? '' : tableMarkdown(...ratesTable(block)),
      );
    default:
      return unreachable(block);
  }
}

/** A figure that says what it is of stands behind its sentence, never alone. */
const percentageMarkdown = (block: Extract<Block, { kind: 'percentage' }>): string[] =>
  block.of === undefined
    ? [`**${percentRange(block)}**\n`, `${escapeMarkdown(block.text)}\n`]
    : [`${escapeMarkdown(block.text)}\n`, `**${percentRange(block)}** ${escapeMarkdown(block.of)}\n`];

function unreachable(block: never): never {
  throw new TypeError(`No markdown for ${JSON.stringify(block)}`);
}

const lines = (...parts: readonly string[]): string =>
  parts
    .filter((part) => part !== '')
    .join('\n')
    .trimEnd();
const heading = (title: string | null): string => (title === null ? '' : `## ${escapeMarkdown(title)}\n`);

/** ' (sc. 3, p. 2: “…”)' for each place; '' without evidence. */
function cited(evidence: readonly Evidence[]): string {
  return evidence
    .map(
      ({ scene, page, quote }) => ` (${scene === null ? '' : `sc. ${scene}, `}p. ${page}: “${escapeMarkdown(quote)}”)`,
    )
    .join('');
}

/** Lines of a list's item, each broken as in the text, under one another. */
const brokenLines = (text: string, indent: number): string =>
  text
    .split('\n')
    .map(escapeMarkdown)
    .join(`  \n${' '.repeat(indent)}`);

type Finding = Extract<Block, { kind: 'findings' }>['items'][number];

function findingMarkdown({ title, bullets, advice, steps = [] }: Finding, index: number): string {
  const points = bullets.map(({ text, evidence }) => `   - ${brokenLines(text, 5)}${cited(evidence)}`);
  if (advice !== null) points.push(`   - *What to do:* ${escapeMarkdown(advice)}`);
  points.push(...steps.map((step) => `     - ${brokenLines(step, 7)}`));
  return [`${index + 1}. **${escapeMarkdown(title)}**`, ...points].join('\n');
}

type Card = Extract<Block, { kind: 'cards' }>['cards'][number];

function cardMarkdown({ title, subtitle, text, groups }: Card): string {
  const head = `- **${escapeMarkdown(title)}**${subtitle ? ` (${escapeMarkdown(subtitle)})` : ''}: ${escapeMarkdown(text)}`;
  const items = groups.flatMap(({ label, items: bullets }) => [
    `  - ${escapeMarkdown(label)}`,
    ...bullets.map((bullet) => `    - ${escapeMarkdown(bullet.text)}${cited(bullet.evidence)}`),
  ]);
  return [head, ...items].join('\n');
}

function scoreTableMarkdown({ title, rows, note }: Extract<Block, { kind: 'score_table' }>): string {
  const columns = ['Short', 'Full Name', 'Score out of 10', 'Description'].map((label) => ({
    label,
    align: 'left' as const,
  }));
  const cells = rows.map(({ short, name, score, low, high, description }) => [
    short,
    name,
    `${score}${scoreRange({ low, high })}`,
    description,
  ]);
  const places = rows
    .filter(({ evidence }) => evidence.length > 0)
    .map(({ name, evidence }) => `- **${escapeMarkdown(name)}**: where to look${cited(evidence)}`);
  return lines(
    heading(title),
    tableMarkdown(columns, cells),
    '\n',
    ...places,
    note === null ? '' : `\n${escapeMarkdown(note)}`,
  );
}

function tableMarkdown(
  columns: readonly { readonly label: string; readonly align: 'left' | 'right' }[],
  rows: readonly (readonly (string | number)[])[],
): string {
  const row = (cells: readonly (string | number)[]): string =>
    `| ${cells.map((cell) => escapeMarkdown(String(cell))).join(' | ')} |`;
  const rule = `| ${columns.map(({ align }) => (align === 'right' ? '---:' : '---')).join(' | ')} |`;
  return [row(columns.map(({ label }) => label)), rule, ...rows.map(row)].join('\n');
}

type Series = Extract<Block, { kind: 'series' }>;
const seriesColumns = ({ xLabel, yLabel }: Series) =>
  ['', `${xLabel}: ${yLabel}`].map((label) => ({ label, align: 'left' as const }));

/** Points of a line that are told in figures: a plot's hundred are for the eye, and its finding says what it shows. */
const mostPoints = 10;

function seriesTable(block: Series): string {
  const short = block.lines.filter(({ points }) => points.length <= mostPoints);
  return short.length === 0 ? '' : tableMarkdown(seriesColumns(block), short.map(seriesRow));
}

const seriesRow = ({ name, points }: Series['lines'][number]): string[] => [
  name,
  points.map(({ x, y }) => `${x}: ${y}`).join(', '),
];

/** What was counted is a row each; what somebody says of a stretch is a line. */
function timelineMarkdown({ title, items, basis }: Extract<Block, { kind: 'timeline' }>): string {
  if (basis === 'counted') return lines(heading(title), tableMarkdown(timelineColumns, items.map(timelineRow)));
  return lines(
    heading(title),
    ...items.map(
      ({ label, fromPage, toPage, text, evidence }) =>
        `- **${escapeMarkdown(label)}** (${pageRange(fromPage, toPage)}): ${escapeMarkdown(text)}${cited(evidence)}`,
    ),
  );
}

const timelineColumns = ['Part', 'Pages', 'Here', 'See'].map((label) => ({ label, align: 'left' as const }));
const timelineRow = ({
  label,
  fromPage,
  toPage,
  text,
  evidence,
}: Extract<Block, { kind: 'timeline' }>['items'][number]): string[] => [
  label,
  fromPage === toPage ? String(fromPage) : `${fromPage}-${toPage}`,
  text,
  evidence.map(({ scene, page, quote }) => `${scene === null ? '' : `sc. ${scene}, `}p. ${page}: “${quote}”`).join(' '),
];

/** What the map shows and its groups; the ties are told in the entry's lists. A map without groups is drawn, and has no words. */
const networkMarkdown = ({ title, legend }: Extract<Block, { kind: 'network' }>): string =>
  legend.length === 0
    ? ''
    : lines(
        heading(title),
        tableMarkdown(
          legendColumns,
          legend.map(({ community, label }) => [community + 1, label]),
        ),
      );
const legendColumns = [
  { label: 'Group', align: 'right' as const },
  { label: 'Who', align: 'left' as const },
];
