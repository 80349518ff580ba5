/** Lays the checks out: what is met and what is not, then a checklist under each of the five headings. Of a short script what is met is shown and the rest only named; of a very short one without the checks that a few pages decide by themselves. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import type { Length } from '../length.ts';
import { columnPlaces, pageNamed } from '../named-places.ts';
import { type ScriptPotentialFindings, scriptPotentialCard } from './card.ts';
import * as words from './words.ts';

type Section = ScriptPotentialFindings['sections'][number];

/** The sections with what is told of them, each with one check at least, and what the verdict adds up. */
function toldOf(sections: readonly Section[], length: Length): { told: Section[]; judged: Section['checks'] } {
  const asked = sections.map((section) => ({
    ...section,
    checks: section.checks.filter(({ name }) => length !== 'very short' || !words.ofManyPages.has(name)),
  }));
  const told = asked.map((section) => {
    const met = section.checks.filter(({ state }) => length === 'full' || state === 'met');
    return { ...section, checks: met.length > 0 ? met : section.checks.slice(0, 1) };
  });
  return { told, judged: asked.flatMap(({ checks }) => checks) };
}

const tableOf = ({ heading, checks }: Section): Block => ({
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
});

/** A line or two need no table. */
const factsOf = ({ heading, checks }: Section): Block => ({
  kind: 'facts',
  title: heading,
  items: checks.map(({ name, state, text }) => ({ label: name, value: words.states[state], note: text, evidence: [] })),
  basis: 'counted',
});

export function scriptPotentialEntries({ sections }: ScriptPotentialFindings, length: Length = 'full'): ReportEntry[] {
  const { told, judged } = toldOf(sections, length);
  const all = sections.flatMap(({ checks }) => checks).length;
  const blocks: Block[] = [
    {
      kind: 'table',
      title: words.verdictTitle,
      columns: words.verdictColumns.map((label) => ({ label, align: 'left' })),
      rows: words.verdictRows(judged, length === 'full'),
      basis: 'counted',
    },
    ...(judged.length < all
      ? [
          {
            kind: 'prose' as const,
            title: null,
            paragraphs: [words.notAsked(all - judged.length)],
            basis: 'counted' as const,
          },
        ]
      : []),
    ...told.map(length === 'very short' ? factsOf : tableOf),
  ];
  return scriptPotentialCard.prompts.map((prompt) => ({ prompt, blocks }));
}
