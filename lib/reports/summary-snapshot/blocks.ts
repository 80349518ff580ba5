/** Lays the snapshot out: fields, summary, key scenes over the pages, numbers. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type SummarySnapshotFindings, summarySnapshotCard } from './card.ts';
import * as words from './words.ts';

export function summarySnapshotEntries({
  facts,
  passages,
  numbers,
  Summary,
  keyScenes,
  pageCount,
}: SummarySnapshotFindings): ReportEntry[] {
  const blocks: Block[] = [
    { kind: 'facts', title: null, items: facts, basis: 'counted' },
    {
      kind: 'prose',
      title: words.titles.summary,
      paragraphs: Summary.split('\n\n'),
      basis: 'counted',
    },
  ];
  if (passages.length > 0)
    blocks.push({ kind: 'facts', title: words.titles.passages, items: passages, basis: 'counted' });
  if (keyScenes.length > 0) {
    blocks.push({
      kind: 'timeline',
      title: words.keyScenesTitle(keyScenes.map(({ fromPage }) => fromPage)),
      pageCount,
      items: keyScenes.map(({ scene, zone, place, fromPage, toPage, text }) => ({
        label: words.keySceneLabel(zone, scene, place),
        fromPage,
        toPage,
        text,
        evidence: [],
      })),
      basis: 'counted',
    });
  }
  blocks.push({ kind: 'facts', title: words.titles.numbers, items: numbers, basis: 'counted' });
  return summarySnapshotCard.prompts.map((prompt) => ({ prompt, blocks }));
}
