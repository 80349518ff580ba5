/**
 * Lays strengths and weaknesses out as two lists of findings, strongest first, each list under its own heading and with the scales of its rates below it, which a short script is spared;
 * a very short one has fewer of them.
 */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { majorWeight } from '../../engine/flaw-rules/flaw-rule.ts';
import { figuresTable } from '../figures-table.ts';
import type { Length } from '../length.ts';
import { type StrengthsAndWeaknessesFindings, strengthsAndWeaknessesCard } from './card.ts';
import { nothingShown } from './words/say.ts';

/** The head of the column that holds a finding's number. */
const figuresOf = 'No.';

type Item = StrengthsAndWeaknessesFindings['strengths'][number];

/** Findings told of a very short script. */
const fewFindings = 2;

/** A short script has no table of figures: each title has its own. */
const toldOf = (items: readonly Item[], length: Length): readonly Item[] =>
  length === 'full'
    ? items
    : items.slice(0, length === 'short' ? items.length : fewFindings).map((item) => ({ ...item, figures: [] }));

export function strengthsAndWeaknessesEntries(
  findings: StrengthsAndWeaknessesFindings,
  length: Length = 'full',
): ReportEntry[] {
  const { notes } = findings;
  const [strengths, weaknesses] = [toldOf(findings.strengths, length), toldOf(findings.weaknesses, length)];
  const lists = [
    { title: 'Strengths' as const, items: strengths, severityOf: () => null },
    {
      title: 'Weaknesses' as const,
      items: weaknesses,
      severityOf: ({ rank }: Item) => (rank >= majorWeight ? ('major' as const) : ('minor' as const)),
    },
  ];
  return strengthsAndWeaknessesCard.prompts.map((prompt, index) => {
    const list = lists[index];
    if (!list) return { prompt, blocks: [] };
    if (list.items.length === 0) return { prompt, blocks: noteBlocks(notes.tooFew ?? nothingShown(list.title)) };
    const listed: Block = {
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
    // Once for both lists.
    const against = index === 0 || strengths.length === 0 ? notes.against : null;
    return { prompt, blocks: [listed, ...figures, ...noteBlocks(notes.tooFew ?? against)] };
  });
}

const noteBlocks = (note: string | null): Block[] =>
  note === null ? [] : [{ kind: 'prose', title: null, paragraphs: [note], basis: 'counted' }];
