/** The parts of an overview that say something, in their order. Pure. */
import type { Overview } from '../../../../lib/contract/overview.ts';
import type { ReportEntry } from '../../../../lib/contract/report.ts';

/** The overview, the fix list, the script scene by scene; none while there is no overview. */
export const overviewEntries = (overview: Overview | null): ReportEntry[] =>
  overview === null
    ? []
    : [overview.overview, overview.fix_list, overview.scenes].flatMap((entry) =>
        entry === null || entry.blocks.length === 0 ? [] : [entry],
      );
