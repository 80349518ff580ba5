/** Lays the user's own drafts out beside this script, if there are any, and what is not known. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { percent } from '../../engine/wording.ts';
import { type ScriptSimilarityFindings, scriptSimilarityCard } from './card.ts';
import * as words from './words.ts';

const right = (label: string) => ({ label, align: 'right' as const });

function draftBlocks(drafts: ScriptSimilarityFindings['drafts']): Block[] {
  const near = drafts.filter(({ bullets }) => bullets.length > 0);
  if (drafts.length === 0) return [];
  const { script, ...counts } = words.columns;
  const table: Block = {
    kind: 'table',
    title: words.titles.drafts,
    columns: [{ label: script, align: 'left' }, ...Object.values(counts).map(right)],
    rows: drafts.map(({ title, share, unchanged, reworked, fresh, gone }) => [
      title,
      percent(share),
      unchanged,
      reworked,
      fresh,
      gone,
    ]),
    basis: 'counted',
  };
  const list: Block = {
    kind: 'findings',
    title: words.titles.fates,
    items: near.map((draft) => ({
      title: words.draftTitle(draft),
      bullets: draft.bullets,
      advice: null,
      severity: null,
    })),
    basis: 'counted',
  };
  return near.length > 0 ? [table, list] : [table];
}

export function scriptSimilarityEntries({ note, drafts }: ScriptSimilarityFindings): ReportEntry[] {
  const blocks: Block[] = [
    ...draftBlocks(drafts),
    {
      kind: 'prose',
      title: words.titles.films,
      paragraphs: drafts.length === 0 ? [note, words.withoutDrafts] : [note],
      basis: 'counted',
    },
  ];
  return scriptSimilarityCard.prompts.map((prompt) => ({ prompt, blocks }));
}
