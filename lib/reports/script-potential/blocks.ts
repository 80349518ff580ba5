/** Lays the checks out: what is met and what is not, then a checklist under each of the five headings. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { type ScriptPotentialFindings, scriptPotentialCard } from './card.ts';
import * as words from './words.ts';

export function scriptPotentialEntries({ sections }: ScriptPotentialFindings): ReportEntry[] {
  const blocks: Block[] = [
    {
      kind: 'table',
      title: words.verdictTitle,
      columns: words.verdictColumns.map((label) => ({ label, align: 'left' })),
      rows: words.verdictRows(sections.flatMap(({ checks }) => checks)),
      basis: 'counted',
    },
    ...sections.map(
      ({ heading, checks }): Block => ({
        kind: 'table',
        title: heading,
        columns: words.columns.map((label) => ({ label, align: 'left' })),
        rows: checks.map(({ name, state, text, evidence }) => [
          name,
          words.states[state],
          text,
          evidence[0] ? words.page(evidence[0].page) : '',
        ]),
        places: columnPlaces(
          words.columns.length - 1,
          checks.map(({ evidence: [first] }) => (first ? [pageNamed(first)] : [])),
        ),
        basis: 'counted',
      }),
    ),
  ];
  return scriptPotentialCard.prompts.map((prompt) => ({ prompt, blocks }));
}
