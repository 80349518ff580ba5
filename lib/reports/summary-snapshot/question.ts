/** Question 4: the summary snapshot. */
import type { Question } from '../question.ts';
import { summarySnapshotEntries } from './blocks.ts';
import { type SummarySnapshotFindings, summarySnapshotCard, summarySnapshotFindings } from './card.ts';
import { summarySnapshotEvidence } from './evidence.ts';

export const summarySnapshot: Question<SummarySnapshotFindings> = {
  card: summarySnapshotCard,
  findings: summarySnapshotFindings,
  evidence: summarySnapshotEvidence,
  entries: summarySnapshotEntries,
};
