/** X */
import type { Card } from '../question.ts';

export const summarySnapshotCard: Card = {
  number: 4,
  id: 'summary-snapshot',
  title: 'Summary Snapshot',
  prompts: ['📝 Summary Snapshot · Instant AI Summary'],
  plan: 'basic',
  dependsOnDetails: true,
};
