/** Question 4: the summary snapshot. */
import type { Report } from '../report.ts';
import { summarySnapshotEntries } from './blocks.ts';
import { type SummarySnapshotFindings, summarySnapshotCard, summarySnapshotFindings } from './card.ts';
import { summarySnapshotReading, underSnapshot } from './reading.ts';
import { summarySnapshotParts, summarySnapshotView } from './view.ts';

export const summarySnapshot: Report<(typeof summarySnapshotParts)[number], SummarySnapshotFindings> = {
  card: summarySnapshotCard,
  parts: summarySnapshotParts,
  data: summarySnapshotFindings,
  view: summarySnapshotView,
  entries: summarySnapshotEntries,
  reading: summarySnapshotReading,
  underReading: underSnapshot,
};
