/** Lays the snapshot out: fields, summary, how it opens and ends, its length. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type SummarySnapshotFindings, summarySnapshotCard } from './card.ts';
import * as words from './words.ts';

export function summarySnapshotEntries({ facts, passages, numbers, Summary }: SummarySnapshotFindings): ReportEntry[] {
  const blocks: Block[] = [
    { kind: 'facts', title: null, items: facts, basis: 'counted' },
    {
      kind: 'prose',
      id: 'synopsis',
      title: words.titles.summary,
      paragraphs: Summary.split('\n\n'),
      basis: 'counted',
    },
  ];
  if (passages.length > 0)
    blocks.push({ kind: 'facts', title: words.titles.passages, items: passages, basis: 'counted' });
  blocks.push({ kind: 'facts', title: words.titles.numbers, items: numbers, basis: 'counted' });
  return summarySnapshotCard.prompts.map((prompt) => ({ prompt, blocks }));
}
