/** Lays the flaws out by severity, line notes behind them. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type FlawDetectionFindings, flawDetectionCard } from './card.ts';
import { groups, namedInMethod, verdict } from './words.ts';

export function flawDetectionEntries(findings: FlawDetectionFindings, length: Length = 'full'): ReportEntry[] {
  const { flaws, clean, read } = findings;
  const lists = groups.flatMap(({ id, title, holds }): Block[] => {
    const items = flaws.filter(holds);
    if (items.length === 0) return [];
    return [
      {
        kind: 'findings',
        id,
        title: title(items),
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
  ];
  return flawDetectionCard.prompts.map((prompt) => ({ prompt, blocks }));
}
