/** Lays the comparables out as cards: what is shared, what differs, and what likeness here means. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { type ScriptSimilarityFindings, scriptSimilarityCard } from './card.ts';

export function scriptSimilarityEntries({ genre, comparables, note, films }: ScriptSimilarityFindings): ReportEntry[] {
  const meaning = `This is a likeness of premise: genre first, then places, subjects and build, counted in the script and looked up in a table of ${films} well-known films described in our own words. It compares no scenes and no sentences, and it is no judgment of originality. Subjects are found by words, so check the quotes; a film outside the table cannot appear.`;
  const blocks: Block[] = [
    {
      kind: 'facts',
      title: null,
      items: [{ label: 'Compared by', value: genre.text, note: null, evidence: genre.evidence }],
      basis: 'counted',
    },
    { kind: 'prose', title: null, paragraphs: [note], basis: 'counted' },
  ];
  if (comparables.length > 0)
    blocks.push({
      kind: 'cards',
      title: 'Films with a like premise',
      cards: comparables.map(({ title, year, premise, setting, shared, different }) => ({
        title: `${title} (${year})`,
        subtitle: setting,
        text: `${premise.charAt(0).toUpperCase()}${premise.slice(1)}.`,
        groups: [
          { label: 'What they share, as counted in your script', items: shared },
          ...(different.length > 0 ? [{ label: 'What differs', items: different }] : []),
        ],
      })),
      basis: 'counted',
    });
  blocks.push({ kind: 'prose', title: 'What this likeness is', paragraphs: [meaning], basis: 'counted' });
  return scriptSimilarityCard.prompts.map((prompt) => ({ prompt, blocks }));
}
