/** Lays the snapshot out: fields, summary, its course in its own words, how it opens and ends, its length. Of a very short script the lead’s entrance is told with its people alone, and its size in four figures. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type SummarySnapshotFindings, summarySnapshotCard } from './card.ts';
import * as words from './words.ts';

export const blockIds = { fields: 'fields', numbers: 'numbers' } as const;

const fewNumbers: ReadonlySet<string> = new Set(['length', 'scenes', 'locations', 'speakers']);

const courseTitle = (course: SummarySnapshotFindings['course']): string =>
  course.some(({ id }) => id.startsWith(words.ofSequence)) ? words.titles.sequences : words.titles.lines;

export function summarySnapshotEntries(findings: SummarySnapshotFindings, length: Length = 'full'): ReportEntry[] {
  const { facts, Summary } = findings;
  const all = length !== 'very short';
  const passages = findings.passages.filter(({ id }) => all || id !== 'entrance');
  const numbers = findings.numbers.filter(({ id = '' }) => all || fewNumbers.has(id));
  const blocks: Block[] = [
    { kind: 'facts', id: blockIds.fields, title: null, items: facts, basis: 'counted' },
    {
      kind: 'prose',
      id: 'synopsis',
      title: words.titles.summary,
      paragraphs: Summary.split('\n\n'),
      basis: 'counted',
    },
  ];
  if (length === 'full' && findings.course.length > 0)
    blocks.push({ kind: 'facts', title: courseTitle(findings.course), items: findings.course, basis: 'counted' });
  if (passages.length > 0)
    blocks.push({ kind: 'facts', title: words.titles.passages, items: passages, basis: 'counted' });
  blocks.push({ kind: 'facts', id: blockIds.numbers, title: words.titles.numbers, items: numbers, basis: 'counted' });
  return summarySnapshotCard.prompts.map((prompt) => ({ prompt, blocks }));
}
