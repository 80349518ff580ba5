/** Blocks as short lines, for tests that state exactly what a report lays out of known facts: nothing that a block holds is left out. */
import type { Block } from '../../lib/contract/blocks.ts';
import type { Evidence } from '../../lib/contract/evidence.ts';

type Kind<K extends Block['kind']> = Extract<Block, { kind: K }>;
type Written = { readonly text: string; readonly page: number; readonly line: number | null };
type Bullet = Kind<'findings'>['items'][number]['bullets'][number];

/** ' @3:12' for a passage on line 12 of page 3. */
const at = (places: readonly Pick<Evidence, 'page' | 'line'>[]): string =>
  places.map(({ page, line }) => ` @${page}:${line}`).join('');
/** ' -> 7 on 7:3' for the words that lead to a place. */
const to = (place: Written | undefined): string =>
  place === undefined ? '' : ` -> ${place.text} on ${place.page}:${place.line ?? 'all'}`;
const id = (name: string | undefined): string => (name === undefined ? '' : ` #${name}`);
const year = (published: number | null | undefined): string => (published === undefined ? '' : ` (${published})`);
const bullet = ({ text, evidence, published }: Bullet): string => `${text}${year(published)}${at(evidence)}`;
const score = ({ short, name, score: value, low, high, description, evidence }: Kind<'score_table'>['rows'][number]) =>
  `${short} ${name} ${value} (${low}-${high}): ${description}${at(evidence)}`;

function within(block: Block): string[] {
  switch (block.kind) {
    case 'prose':
      return block.paragraphs;
    case 'facts':
      return block.items.map(
        (each) =>
          `${each.label}: ${each.value}${each.note === null ? '' : ` (${each.note})`}${at(each.evidence)}${id(each.id)}`,
      );
    case 'findings':
      return block.items.flatMap((each) => [
        `${each.title}${each.severity === null ? '' : ` [${each.severity}]`}${id(each.id)}`,
        ...each.bullets.map((one) => `- ${bullet(one)}`),
        ...(each.advice === null ? [] : [`> ${each.advice}`]),
        ...(each.steps ?? []).map((step) => `>> ${step}`),
      ]);
    case 'score':
      return [score(block)];
    case 'score_table':
      return [...block.rows.map(score), ...(block.note === null ? [] : [`Note: ${block.note}`])];
    case 'series':
      return [
        ...(block.finding === undefined ? [] : [block.finding]),
        `${block.x ?? ''} ${block.xLabel} / ${block.yLabel}`.trim(),
        ...block.lines.map(
          ({ name, shape, points }) =>
            `${name}${shape ? ` [${shape}]` : ''}: ${points.map(({ x, y }) => `${x},${y}`).join(' ')}`,
        ),
      ];
    case 'quotes':
      return block.items.map(({ text, evidence }) => `${text}${at([evidence])}`);
    case 'cards':
      return block.cards.flatMap(({ title, subtitle, text, groups }) => [
        `${title}${subtitle === null ? '' : ` (${subtitle})`}: ${text}`,
        ...groups.flatMap(({ label, items }) =>
          items.length === 0 ? [`${label}: nothing`] : items.map((each) => `${label}: ${bullet(each)}`),
        ),
      ]);
    case 'network':
      return [
        `${block.nodeUnit} / ${block.linkUnit}`,
        ...block.nodes.map(
          (one) => `${one.label} ${one.weight} in ${one.community}, scenes ${one.scenes}${to(one.place)}${id(one.id)}`,
        ),
        ...block.links.map((one) => `${one.source} - ${one.target} ${one.weight}${to(one.place)}`),
        ...block.legend.map(({ label, community }) => `${community}: ${label}`),
      ];
    case 'timeline':
      return [
        `of ${block.pageCount}`,
        ...block.items.map(
          ({ label, fromPage, toPage, text, evidence, by, turn }) =>
            `${label} ${fromPage}-${toPage}: ${text}${at(evidence)}${by ? ` by ${by}` : ''}${turn ? ` turn ${turn}` : ''}`,
        ),
      ];
    case 'table':
      return [
        block.columns.map((one) => `${one.label}${one.align === 'left' ? '' : '>'}${id(one.id)}`).join(' | '),
        ...block.rows.map((row, index) => `${row.join(' | ')}${block.published ? year(block.published[index]) : ''}`),
        ...(block.places ?? []).map((place) => `[${place.row},${place.column}]${to(place)}`),
      ];
    case 'bars':
      return [
        `${block.itemLabel} / ${block.valueLabel}${block.referenceLabel === undefined ? '' : ` / ${block.referenceLabel}`}`,
        ...block.items.map(
          ({ label, value, reference, note, place }) =>
            `${label} ${value}${reference === undefined ? '' : ` against ${reference}`}${note === null ? '' : ` (${note})`}${to(place)}`,
        ),
      ];
    case 'matrix':
      return [
        `${block.rowLabel} / ${block.columnLabel}: ${block.levels.join(', ')}`,
        block.columns
          .map(({ label, note, page }) => `${label} (${note})${page === undefined ? '' : ` @${page}`}`)
          .join(' | '),
        ...block.rows.map(({ label, cells }) => `${label}: ${cells.join(' ')}`),
        ...(block.note === null ? [] : [`Note: ${block.note}`]),
      ];
    case 'percentage':
      return [
        `${block.low}-${block.high}: ${block.text}`,
        ...(block.rateLabel === undefined ? [] : [block.rateLabel]),
        ...block.baseRates.map(({ label, percent, sample }) => `${label}: ${percent} of ${sample}`),
      ];
  }
}

const heading = (block: Block): string =>
  `${block.kind} “${('title' in block && block.title) || ''}” ${block.basis}${'id' in block ? id(block.id) : ''}`;

/** Each block's kind, title and basis in a line, what stands in it in lines below. */
export const laidOut = (blocks: readonly Block[]): string[] =>
  blocks.flatMap((block) => [heading(block), ...within(block).map((line) => `  ${line}`)]);
