/** Lays the flaws out by severity, line notes behind them. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type FlawDetectionFindings, flawDetectionCard } from './card.ts';
import { groups, nothingFound } from './words.ts';

export function flawDetectionEntries({ flaws, clean, checks, read }: FlawDetectionFindings): ReportEntry[] {
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
  const said = [
    ...(flaws.length > 0 ? [] : [nothingFound(checks)]),
    ...clean,
    ...(read.against === null ? [] : [read.against]),
  ];
  const blocks: Block[] =
    said.length === 0 ? lists : [{ kind: 'prose', title: null, paragraphs: said, basis: 'counted' }, ...lists];
  return flawDetectionCard.prompts.map((prompt) => ({ prompt, blocks }));
}
