/** Lays the snapshot out: fields, summary, its course in its own words, how it opens and ends, its length. Of a very short script the lead’s entrance is told with its people alone, and its size in four figures. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type SummarySnapshotFindings, summarySnapshotCard } from './card.ts';
import * as words from './words.ts';

export const blockIds = { fields: 'fields', numbers: 'numbers', course: 'course' } as const;

const fewNumbers: ReadonlySet<string> = new Set(['length', 'scenes', 'locations', 'speakers']);

/** Each sequence with its lines; what was told of a script before by one line a sequence, and lines alone, as facts. */
const courseBlocks = ({ course, sequences }: SummarySnapshotFindings): Block[] => [
  ...(course.length > 0
    ? [{ kind: 'facts' as const, title: words.titles.lines, items: course, basis: 'counted' as const }]
    : []),
  ...(sequences.length > 0
    ? [
        {
          kind: 'findings' as const,
          id: blockIds.course,
          title: words.titles.sequences,
          items: sequences.map(({ title, moments }) => ({ title, bullets: moments, advice: null, severity: null })),
          basis: 'counted' as const,
        },
      ]
    : []),
];

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
  if (length === 'full') blocks.push(...courseBlocks(findings));
  if (passages.length > 0)
    blocks.push({ kind: 'facts', title: words.titles.passages, items: passages, basis: 'counted' });
  blocks.push({ kind: 'facts', id: blockIds.numbers, title: words.titles.numbers, items: numbers, basis: 'counted' });
  return summarySnapshotCard.prompts.map((prompt) => ({ prompt, blocks }));
}
