/** Which blocks of an answer a sub-item shows. Every block of an answer is reachable through some sub-item. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { countedUnder, isProvenance } from '../../blocks/split-reading.ts';
import type { MenuItem } from './menu.ts';
import { slugOf } from './sub-items.ts';

const titleOf = (block: Block): string => (block.kind === 'score' ? block.name : (block.title ?? ''));
const named = (block: Block, slug: string): boolean => slugOf(titleOf(block)) === slug;

const entriesNamed = (detail: ShownAnswer, word: string): Block[] =>
  detail.entries.filter(({ prompt }) => prompt.includes(word)).flatMap(({ blocks }) => blocks);

const allBlocks = (detail: ShownAnswer): Block[] => detail.entries.flatMap(({ blocks }) => blocks);

/** Of a report whose parts are shown apart each says who read it; one that was counted alone was read by nobody. */
const withFoot = (blocks: readonly Block[], detail: ShownAnswer): Block[] => {
  const isRead = blocks.length > 0 && blocks.every(({ basis }) => basis === 'opinion');
  return isRead && !blocks.some(isProvenance)
    ? [...blocks, ...allBlocks(detail).filter(isProvenance).slice(-1)]
    : [...blocks];
};

/** The blocks under a heading: the titled block itself and the untitled ones that follow it. */
function under(blocks: readonly Block[], slug: string): Block[] {
  const start = blocks.findIndex((block) => named(block, slug));
  if (start < 0) return [];
  const rest = blocks.slice(start + 1);
  const end = rest.findIndex((block) => titleOf(block) !== '' && !named(block, slug));
  return [...blocks.slice(start, start + 1), ...(end < 0 ? rest : rest.slice(0, end))];
}

/** Question 7: the legend is who belongs to which group, as a table beside the map's own list; where the cast falls into no groups, nothing is said of any. */
function legendBlocks(blocks: readonly Block[]): Block[] {
  return blocks.flatMap((block): Block[] => {
    if (block.kind !== 'network') return [];
    const label = new Map(block.legend.map((entry) => [entry.community, entry.label]));
    const isGrouped = label.size > 0;
    const rows = block.nodes
      .toSorted((a, b) => (isGrouped ? a.community - b.community : 0) || b.weight - a.weight)
      .map((node) => [node.label, ...(isGrouped ? [label.get(node.community) ?? ''] : []), node.weight]);
    return [
      {
        kind: 'table',
        title: 'Legend',
        columns: [
          { label: 'Character', align: 'left' },
          ...(isGrouped ? [{ label: 'Group', align: 'left' as const }] : []),
          { label: block.nodeUnit, align: 'right' },
        ],
        rows,
        basis: block.basis,
      },
    ];
  });
}

const isMap = (block: Block): boolean => block.kind === 'network';

/** The whole of a network report opens with its map: it is looked at before the words about it are read. */
const mapFirst = (blocks: readonly Block[]): Block[] => [
  ...blocks.filter(isMap),
  ...blocks.filter((block) => !isMap(block)),
];

/** The blocks of an answer that stand under its reading. */
export const countedOf = (detail: ShownAnswer): ReadonlySet<Block> =>
  new Set(detail.entries.flatMap(({ blocks }) => countedUnder(blocks)));

/** `slug` null or the first sub-item stands for the whole answer without what the other sub-items show. */
export function selectBlocks(
  item: MenuItem,
  slug: string | null,
  detail: ShownAnswer,
  others: readonly string[],
): Block[] {
  const blocks = allBlocks(detail);
  if (item.slug === 'strength-weakness')
    return slug === 'summary-snapshot'
      ? blocks
      : withFoot(entriesNamed(detail, slug === 'weaknesses' ? 'Weaknesses' : 'Strengths'), detail);
  if (slug === null) return mapFirst(blocks);
  if (slug === 'legend') return legendBlocks(blocks);
  if (slug === 'primary-network-map') return blocks.filter(isMap);
  const first = item.subItems[0]?.slug === slug;
  if (!first) return under(blocks, slug);
  const elsewhere = new Set(others.flatMap((other) => under(blocks, other)));
  return blocks.filter((block) => !elsewhere.has(block));
}
