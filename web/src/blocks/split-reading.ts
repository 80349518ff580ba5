/** A report's blocks as its reader meets them: what was read first, what was counted under it. Pure. */
import type { Block } from '../../../lib/contract/blocks.ts';
import type { ReportEntry } from '../../../lib/contract/report.ts';

/** The foot of a reading: by whom, when. What follows it in an entry was counted. */
export const isProvenance = (block: Block): boolean => block.kind === 'prose' && block.id === 'provenance';

/** Whether a reading is among these, beside which what was counted is marked. An opinion of ours, without one, is the exception itself. */
export const holdsReading = (blocks: readonly Block[]): boolean => blocks.some(isProvenance);

/** The blocks of an entry that stand under its reading; none where it was not read. */
export function countedUnder(blocks: readonly Block[]): readonly Block[] {
  const foot = blocks.findIndex(isProvenance);
  return foot < 0 ? [] : blocks.slice(foot + 1);
}

/** The same foot under several readings is shown once, under the last of them. */
export function withOneFoot<T>(items: readonly T[], blockOf: (item: T) => Block): T[] {
  const words = (item: T): string => {
    const block = blockOf(item);
    return block.kind === 'prose' ? block.paragraphs.join('\n') : '';
  };
  const feet = items.filter((item) => isProvenance(blockOf(item)));
  const last = new Map(feet.map((item) => [words(item), item]));
  return items.filter((item) => !isProvenance(blockOf(item)) || last.get(words(item)) === item);
}

const countedHere: Block = { kind: 'prose', title: null, paragraphs: ['Counted, not read:'], basis: 'counted' };

/** Entries that are read one after another: the foot stands once, under the last reading; before it a line says where the counting begins. */
export function entriesWithOneFoot(entries: readonly ReportEntry[]): ReportEntry[] {
  const all = entries.flatMap((entry) => entry.blocks.map((block) => ({ entry, block })));
  const kept = new Set(withOneFoot(all, ({ block }) => block).map(({ block }) => block));
  return entries.map((entry) => ({
    ...entry,
    blocks: entry.blocks.flatMap((block, at) => {
      if (kept.has(block)) return [block];
      return at < entry.blocks.length - 1 ? [countedHere] : [];
    }),
  }));
}
