/** Lays the advice out: the genre, what a line proves, what the script departs in, its subjects beside films of its kind, its form. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type GenreSpecificAdviceFindings, genreSpecificAdviceCard } from './card.ts';
import * as words from './words.ts';

type Findings = GenreSpecificAdviceFindings;
const basis = 'counted' as const;

export function genreSpecificAdviceEntries(findings: Findings): ReportEntry[] {
  const { summary, proofs, forms } = findings;
  const blocks: Block[] = [
    { kind: 'prose', title: words.titles.summary, paragraphs: summary, basis },
    ...(proofs.length === 0
      ? []
      : [
          {
            kind: 'facts' as const,
            title: words.titles.proofs,
            items: proofs.map((one) => ({ ...one, note: null })),
            basis,
          },
        ]),
    ...proportionBlocks(findings),
    ...subjectBlocks(findings),
    ...(forms.length === 0
      ? []
      : [
          {
            kind: 'facts' as const,
            title: words.formTitles,
            items: forms.map(({ id, text }) => ({
              label: words.formTitle(id),
              value: text,
              note: null,
              evidence: [],
            })),
            basis,
          },
        ]),
  ];
  return genreSpecificAdviceCard.prompts.map((prompt) => ({ prompt, blocks }));
}

function proportionBlocks({ proportions, usual }: Findings): Block[] {
  const title = words.titles.proportions;
  if (usual !== null) return [{ kind: 'prose', title, paragraphs: [usual], basis }];
  if (proportions.length === 0) return [];
  const items = proportions.map(({ label, value }) => ({ label, value, note: null, evidence: [] }));
  return [{ kind: 'facts', title, items, basis }];
}

/** What other stories of the kind tell of. */
export const trendsId = 'trends';

function subjectBlocks({ genre, subjects }: Findings): Block[] {
  const [first] = subjects;
  if (!first) return [];
  const [label = '', ...counts] = words.subjectColumns(genre, first);
  return [
    {
      kind: 'table',
      id: trendsId,
      title: words.trendsTitle(genre),
      columns: [{ label, align: 'left' }, ...counts.map((one) => ({ label: one, align: 'right' as const }))],
      rows: subjects.map(({ tag, pages, films, since, young, before, old }) => [
        words.tagInWords(tag),
        pages,
        films,
        words.ofHalf(since, young),
        words.ofHalf(before, old),
      ]),
      basis,
    },
  ];
}
