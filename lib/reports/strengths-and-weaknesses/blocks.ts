/** Lays strengths and weaknesses out as two lists of findings, strongest first, each list under its own heading. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { majorWeight } from '../../engine/flaw-rules/flaw-rule.ts';
import { type StrengthsAndWeaknessesFindings, strengthsAndWeaknessesCard } from './card.ts';

type Item = StrengthsAndWeaknessesFindings['strengths'][number];

export function strengthsAndWeaknessesEntries({
  strengths,
  weaknesses,
  notes,
}: StrengthsAndWeaknessesFindings): ReportEntry[] {
  const lists = [
    { title: 'Strengths', items: strengths, severityOf: () => null },
    {
      title: 'Weaknesses',
      items: weaknesses,
      severityOf: ({ rank }: Item) => (rank >= majorWeight ? ('major' as const) : ('minor' as const)),
    },
  ];
  return strengthsAndWeaknessesCard.prompts.map((prompt, index) => {
    const list = lists[index];
    if (!list || list.items.length === 0) return { prompt, blocks: noteBlocks(notes.tooFew) };
    const findings: Block = {
      kind: 'findings',
      title: list.title,
      items: list.items.map((item) => ({
        id: item.id,
        title: item.title,
        bullets: item.bullets,
        advice: item.advice,
        severity: list.severityOf(item),
      })),
      basis: 'counted',
    };
    return { prompt, blocks: [findings, ...noteBlocks(notes.tooFew ?? notes.against)] };
  });
}

const noteBlocks = (note: string | null): Block[] =>
  note === null ? [] : [{ kind: 'prose', title: null, paragraphs: [note], basis: 'counted' }];
