/** Lays the flaws out by severity, then every check that was run and how often produced scripts fall for it. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type FlawDetectionFindings, flawDetectionCard } from './card.ts';
import { checksTitle, columns, groups, notCounted, outcome, verdict } from './words.ts';

export function flawDetectionEntries(findings: FlawDetectionFindings): ReportEntry[] {
  const { flaws, checks, read } = findings;
  const lists = groups.flatMap(({ severity, title }): Block[] => {
    const items = flaws.filter((flaw) => flaw.severity === severity);
    if (items.length === 0) return [];
    return [
      {
        kind: 'findings',
        title,
        items: items.map(({ title: what, bullets, advice }) => ({ title: what, bullets, advice, severity })),
        basis: 'counted',
      },
    ];
  });
  const blocks: Block[] = [
    {
      kind: 'prose',
      title: null,
      paragraphs: [verdict(findings), ...(read.against === null ? [] : [read.against])],
      basis: 'counted',
    },
    ...lists,
    {
      kind: 'table',
      title: checksTitle,
      columns: [
        { label: columns.check, align: 'left' },
        { label: columns.here, align: 'left' },
        { label: columns.produced, align: 'right' },
      ],
      rows: checks.map((check) => [check.name, outcome(check), check.baseRate ?? notCounted]),
      basis: 'counted',
    },
  ];
  return flawDetectionCard.prompts.map((prompt) => ({ prompt, blocks }));
}
