/** Lays the potential out: what the script offers and asks, then a sentence under each of the five headings, that nothing was counted where nothing was. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { type ScriptPotentialFindings, scriptPotentialCard } from './card.ts';
import * as words from './words.ts';

export const verdictId = 'verdict';

export function scriptPotentialEntries(
  { verdictFacts, sections }: ScriptPotentialFindings,
  length: Length = 'full',
): ReportEntry[] {
  const facts = (
    title: string,
    items: ScriptPotentialFindings['verdictFacts'],
    empty: string | null,
    id?: string,
  ): Block =>
    items.length === 0
      ? { kind: 'prose', title, paragraphs: [empty ?? words.nothingCounted], basis: 'counted' }
      : { kind: 'facts', ...(id !== undefined && { id }), title, items, basis: 'counted' };
  const blocks = [
    facts(words.verdictTitle, length === 'very short' ? verdictFacts.slice(0, 1) : verdictFacts, null, verdictId),
    // The dashboard's menu lists every heading, one without a fact among them.
    ...sections.map(({ heading, facts: own, empty }) => facts(heading, own, empty)),
  ];
  return scriptPotentialCard.prompts.map((prompt) => ({ prompt, blocks }));
}
