/** Lays strengths and weaknesses out as two lists of findings, strongest first, each list under its own heading. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { majorRank } from '../flaw-rules/flaw-rule.ts';
import { decimal } from '../wording.ts';
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
      severityOf: ({ rank }: Item) => (rank >= majorRank ? ('major' as const) : ('minor' as const)),
    },
  ];
  return strengthsAndWeaknessesCard.prompts.map((prompt, index) => {
    const list = lists[index];
    if (!list || list.items.length === 0) return { prompt, blocks: [] };
    const findings: Block = {
      kind: 'findings',
      title: list.title,
      items: list.items.map((item) => ({
        title: item.title,
        bullets: item.bullets,
        advice: item.advice,
        severity: list.severityOf(item),
      })),
      basis: 'counted',
    };
    return { prompt, blocks: [findings, ...noteBlocks(notes)] };
  });
}

function noteBlocks({ short, pages }: StrengthsAndWeaknessesFindings['notes']): Block[] {
  const text = `This script has ${decimal(pages)} pages. The norms come from features, so only rates are compared, and rules that count pages are left out.`;
  return short ? [{ kind: 'prose', title: null, paragraphs: [text], basis: 'counted' }] : [];
}
