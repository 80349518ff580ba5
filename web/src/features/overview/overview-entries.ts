/** The parts of an overview that say something, in their order. Pure. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { Overview } from '../../../../lib/contract/overview.ts';
import type { ReportEntry } from '../../../../lib/contract/report.ts';

type Facts = Extract<Block, { kind: 'facts' }>;

/** Of what an earlier card has told, a later one on the same page tells nothing: it says that it goes on, or is left out where nothing is left of it. */
function factsLeft(block: Facts, told: ReadonlySet<string>): Block[] {
  const items = block.items.filter(({ id }) => id === undefined || !told.has(id));
  if (items.length === block.items.length) return [block];
  return items.length === 0 ? [] : [{ ...block, title: block.title && `${block.title}, too`, items }];
}

function toldOnce(entries: readonly ReportEntry[]): ReportEntry[] {
  const told = new Set<string>();
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block): Block[] => {
      if (block.kind !== 'facts') return [block];
      const left = factsLeft(block, told);
      for (const { id } of block.items) if (id !== undefined) told.add(id);
      return left;
    }),
  }));
}

/** The overview, the fix list, the script scene by scene; none while there is no overview. */
export const overviewEntries = (overview: Overview | null): ReportEntry[] =>
  overview === null
    ? []
    : toldOnce(
        [overview.overview, overview.fix_list, overview.scenes].flatMap((entry) =>
          entry === null || entry.blocks.length === 0 ? [] : [entry],
        ),
      ).filter(({ blocks }) => blocks.length > 0);
