/** Lays the comparables out as cards: what is shared, what differs, and what likeness here means; then the user's own drafts, if there are any. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { runLength } from '../derived/fingerprint.ts';
import { capitalised, percent } from '../wording.ts';
import { type ScriptSimilarityFindings, scriptSimilarityCard } from './card.ts';

const aboutDrafts = `Your own scripts are compared by fingerprints of their wording, runs of ${runLength} words thinned out (winnowing: Schleimer, Wilkerson and Aiken, 2003). Ten words in a row that stand in both are always seen, a changed comma never. Headings and cues do not count. Nobody else's script is ever looked at.`;

function draftBlocks(drafts: ScriptSimilarityFindings['drafts']): Block[] {
  const near = drafts.filter(({ bullets }) => bullets.length > 0);
  if (drafts.length === 0) return [];
  const table: Block = {
    kind: 'table',
    title: 'Your own scripts beside this one',
    columns: [
      { label: 'Script', align: 'left' },
      { label: 'Wording of this one found there', align: 'right' },
      { label: 'Scenes the same', align: 'right' },
      { label: 'Reworked', align: 'right' },
      { label: 'New', align: 'right' },
      { label: 'Its scenes changed or cut here', align: 'right' },
    ],
    rows: drafts.map(({ title, share, unchanged, reworked, fresh, gone }) => [
      title,
      percent(share),
      unchanged,
      reworked,
      fresh,
      gone,
    ]),
    basis: 'counted',
  };
  const list: Block = {
    kind: 'findings',
    title: 'What became of the draft',
    items: near.map(({ title, share, bullets }) => ({
      title: `${capitalised(percent(share))} of this script’s wording stands in ${title}`,
      bullets,
      advice: null,
      severity: null,
    })),
    basis: 'counted',
  };
  return [
    table,
    ...(near.length > 0 ? [list] : []),
    { kind: 'prose', title: null, paragraphs: [aboutDrafts], basis: 'counted' },
  ];
}

export function scriptSimilarityEntries({
  genre,
  comparables,
  note,
  films,
  drafts,
}: ScriptSimilarityFindings): ReportEntry[] {
  const meaning = `This is a likeness of premise: genre first, then places, subjects and build, counted in the script and looked up in a table of ${films} well-known films described in our own words. It compares no scenes and no sentences with those of a film, and it is no judgment of originality. Subjects are found by words, so check the quotes; a film outside the table cannot appear.`;
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
  blocks.push(...draftBlocks(drafts));
  return scriptSimilarityCard.prompts.map((prompt) => ({ prompt, blocks }));
}
