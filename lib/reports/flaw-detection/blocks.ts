/** Lays the flaws out by severity, line notes behind them, then what was looked for and not found, which of a short script is only counted. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type FlawDetectionFindings, flawDetectionCard } from './card.ts';
import { groups, lookedColumns, lookedTitle, namedInMethod, verdict } from './words.ts';

export function flawDetectionEntries(findings: FlawDetectionFindings, length: Length = 'full'): ReportEntry[] {
  const { flaws, clean, looked, read } = findings;
  const lists = groups.flatMap(({ id, title, holds }): Block[] => {
    const items = flaws.filter(holds);
    if (items.length === 0) return [];
    return [
      {
        kind: 'findings',
        id,
        title,
        items: items.map(({ id: rule, title: what, bullets, advice, severity }) => ({
          id: rule,
          title: what,
          bullets,
          advice,
          severity,
        })),
        basis: 'counted',
      },
    ];
  });
  const said = [...clean, ...(read.against === null ? [] : [read.against])];
  const blocks: Block[] = [
    {
      kind: 'facts',
      title: null,
      items: verdict(findings).map((fact, at) => ({
        ...fact,
        note: at === 0 && length !== 'full' ? namedInMethod : null,
        evidence: [],
      })),
      basis: 'counted',
    },
    ...(said.length === 0
      ? []
      : [{ kind: 'prose' as const, title: null, paragraphs: said, basis: 'counted' as const }]),
    ...lists,
    ...(looked.length === 0 || length !== 'full'
      ? []
      : [
          {
            kind: 'table' as const,
            title: lookedTitle,
            columns: lookedColumns.map((label) => ({ label, align: 'left' as const })),
            rows: looked.map(({ check, over }) => [check, over]),
            basis: 'counted' as const,
          },
        ]),
  ];
  return flawDetectionCard.prompts.map((prompt) => ({ prompt, blocks }));
}
