/** Lays strengths and weaknesses out as two lists of findings, strongest first, each list under its own heading and with its figures below it. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { majorWeight } from '../../engine/flaw-rules/flaw-rule.ts';
import { figuresTable } from '../figures-table.ts';
import { type StrengthsAndWeaknessesFindings, strengthsAndWeaknessesCard } from './card.ts';

/** The head of the column that holds a finding's number. */
const figuresOf = 'No.';

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
    const figures = figuresTable(
      `${list.title} in figures`,
      figuresOf,
      list.items.flatMap((item) => item.figures),
    );
    return { prompt, blocks: [findings, ...figures, ...noteBlocks(notes.tooFew ?? notes.against)] };
  });
}

const noteBlocks = (note: string | null): Block[] =>
  note === null ? [] : [{ kind: 'prose', title: null, paragraphs: [note], basis: 'counted' }];
