/** Lays the snapshot out: fields, summary, key scenes over the pages, numbers. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { counted, listed, pagesOf } from '../../engine/wording.ts';
import { type SummarySnapshotFindings, summarySnapshotCard } from './card.ts';

const extracted = 'Taken from the script by counting and quoting; no one has read it for this page.';
const zones =
  'The zones are where produced features turn on average (15, 33, 54, 74 and 90% of the script); each scene is the likeliest candidate of its zone, by length and cast, right in about half of all cases.';

/** The scene's sentences stand in the summary; here only who is in it, and the quotes. */
const withWhom = (present: readonly string[]): string =>
  present.length === 0
    ? 'Nobody who speaks is in it.'
    : `With ${present.length > 4 ? `${present.slice(0, 3).join(', ')} and ${counted(present.length - 3, 'other')}` : listed(present)}.`;

export function summarySnapshotEntries(findings: SummarySnapshotFindings): ReportEntry[] {
  const { facts, numbers, Summary, keyScenes, pageCount } = findings;
  const blocks: Block[] = [
    { kind: 'facts', title: null, items: facts, basis: 'counted' },
    { kind: 'prose', title: 'Summary', paragraphs: [...Summary.split('\n\n'), extracted], basis: 'counted' },
  ];
  if (keyScenes.length > 0) {
    blocks.push({
      kind: 'timeline',
      title: `Likely key scenes begin on ${pagesOf(keyScenes.map(({ fromPage }) => fromPage))}`,
      pageCount,
      items: keyScenes.map(({ scene, zone, place, fromPage, toPage, present, evidence }) => ({
        label: `${zone}: scene ${scene}, ${place}`,
        fromPage,
        toPage,
        text: withWhom(present),
        evidence,
      })),
      basis: 'counted',
    });
    blocks.push({ kind: 'prose', title: null, paragraphs: [zones], basis: 'counted' });
  }
  blocks.push({ kind: 'facts', title: 'In numbers', items: numbers, basis: 'counted' });
  return summarySnapshotCard.prompts.map((prompt) => ({ prompt, blocks }));
}
