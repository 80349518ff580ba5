/** Card of question 4: the summary snapshot, with the schema of its findings. Browser-safe. */
import * as z from 'zod';
import { evidence } from '../../contract/evidence.ts';
import type { Card } from '../card.ts';

export const summarySnapshotCard: Card = {
  number: 4,
  id: 'summary-snapshot',
  title: 'Summary Snapshot',
  prompts: ['📝 Summary Snapshot · Instant AI Summary'],
  plan: 'basic',
  dependsOnDetails: true,
  corrections: ['genre', 'title', 'format', 'logline', 'intent', 'protagonist'],
  view: {
    slug: 'summary-snapshot',
    label: 'Summary Snapshot',
    group: 'sub-item',
    empty: 'No summary data available',
    subItems: [],
  },
};

const fact = z.object({
  id: z.string(),
  label: z.string(),
  value: z.string(),
  note: z.string().nullable(),
  evidence: z.array(evidence),
});

/** The five specified fields as plain text; `facts` holds them and others, `passages` shows how the script opens and ends; a fact's `id` says what it is of; `Summary` parts paragraphs by an empty line. */
export const summarySnapshotFindings = z.object({
  Title: z.string(),
  Writer: z.string(),
  Genre: z.string(),
  Logline: z.string(),
  Summary: z.string(),
  facts: z.array(fact),
  passages: z.array(fact),
  /** Lines along the script, where it has no sequences; in answers made before these were told apart its sequences with a line of each. Absent in answers made before it was told. */
  course: z.array(fact).default([]),
  /** Its sequences, each with what of it is told, in page order; absent in answers made before they were told so. */
  sequences: z
    .array(
      z.object({
        title: z.string(),
        moments: z.array(z.object({ text: z.string(), evidence: z.array(evidence) })),
      }),
    )
    .default([]),
  numbers: z.array(fact),
});
export type SummarySnapshotFindings = z.infer<typeof summarySnapshotFindings>;
export type Fact = SummarySnapshotFindings['facts'][number];
