/** Lays the checks out: the verdict, then a checklist under each of the five headings. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type ScriptPotentialFindings, scriptPotentialCard } from './card.ts';
import * as words from './words.ts';

export function scriptPotentialEntries({ verdict, sections }: ScriptPotentialFindings): ReportEntry[] {
  const blocks: Block[] = [
    { kind: 'prose', title: words.verdictTitle, paragraphs: verdict, basis: 'counted' },
    ...sections.map(
      ({ heading, checks }): Block => ({
        kind: 'findings',
        title: heading,
        items: checks.map(({ name, state, text, evidence }) => ({
          title: words.checkTitle(state, name),
          bullets: [{ text, evidence }],
          advice: null,
          severity: null,
        })),
        basis: 'counted',
      }),
    ),
  ];
  return scriptPotentialCard.prompts.map((prompt) => ({ prompt, blocks }));
}
