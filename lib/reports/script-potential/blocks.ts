/** Lays the checks out: the verdict with a table, then a checklist under each of the five headings. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type CheckState, type ScriptPotentialFindings, scriptPotentialCard } from './card.ts';
import * as words from './words.ts';

const states: readonly CheckState[] = ['met', 'not met', 'can’t be told'];

export function scriptPotentialEntries({ verdict, sections }: ScriptPotentialFindings): ReportEntry[] {
  const blocks: Block[] = [
    { kind: 'prose', title: words.titles.verdict, paragraphs: verdict, basis: 'counted' },
    {
      kind: 'table',
      title: words.titles.lists,
      columns: words.columns.map((label, index) => ({ label, align: index === 0 ? 'left' : 'right' })),
      rows: sections.map(({ heading, checks }) => [
        heading,
        ...states.map((state) => checks.filter((check) => check.state === state).length),
      ]),
      basis: 'counted',
    },
    ...sections.map(
      ({ heading, checks }): Block => ({
        kind: 'findings',
        title: heading,
        items: checks.map(({ name, state, text, why, evidence }) => ({
          title: words.checkTitle(state, name),
          bullets: [
            { text, evidence },
            { text: why, evidence: [] },
          ],
          advice: null,
          severity: null,
        })),
        basis: 'counted',
      }),
    ),
  ];
  return scriptPotentialCard.prompts.map((prompt) => ({ prompt, blocks }));
}
