/** What stays of a counted report below its reading. What a reader says better, or otherwise, is not printed beside it a second time; `structured_data` keeps all of it. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';

/** Entries with the blocks that `stays` holds for, in their order. */
export const keeping =
  (stays: (block: Block) => boolean) =>
  (entries: readonly ReportEntry[]): ReportEntry[] =>
    entries.map((entry) => ({ ...entry, blocks: entry.blocks.filter(stays) }));

/** For reports that a reader tells whole. */
export const nothingStays = keeping(() => false);

/** Blocks with one of these ids. */
export const withId =
  (...ids: readonly string[]) =>
  (block: Block): boolean =>
    'id' in block && block.id !== undefined && ids.includes(block.id);
