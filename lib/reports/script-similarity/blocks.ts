/** Lays the user's own drafts out beside this script, if there are any, and what is not known. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { runLength } from '../../engine/text/fingerprint.ts';
import { capitalised, percent } from '../../engine/wording.ts';
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

/** Neither 'you' nor 'none': whoever holds a share link reads it, too, and must not learn whether there are others. */
const withoutDrafts =
  'No other draft is set beside this one here. Of two drafts this report lays out, scene by scene, what stayed word for word, what was reworked, what is new and what is gone; the comparison begins when a second draft is uploaded.';

export function scriptSimilarityEntries({ note, drafts }: ScriptSimilarityFindings): ReportEntry[] {
  const blocks: Block[] = [
    ...draftBlocks(drafts),
    {
      kind: 'prose',
      title: 'Films and series it is like',
      paragraphs: drafts.length === 0 ? [note, withoutDrafts] : [note],
      basis: 'counted',
    },
  ];
  return scriptSimilarityCard.prompts.map((prompt) => ({ prompt, blocks }));
}
