/** Lays out the films and series that the script is like, then the user's own drafts beside it, if there are any. */
import type { Block } from '../../contract/blocks.ts';
import type { ReportEntry } from '../../contract/report.ts';
import { percent } from '../../engine/wording.ts';
import { columnPlaces, placesTo } from '../named-places.ts';
import { type ScriptSimilarityFindings, scriptSimilarityCard } from './card.ts';
import * as words from './words.ts';

const right = (label: string) => ({ label, align: 'right' as const });

/** What the writer has named, and the writer's own drafts. */
export const blockIds = { named: 'named', drafts: 'drafts', fates: 'fates' } as const;

function draftBlocks(drafts: ScriptSimilarityFindings['drafts']): Block[] {
  const near = drafts.filter(({ bullets }) => bullets.length > 0);
  const { script, ...counts } = words.columns;
  const table: Block = {
    kind: 'table',
    id: blockIds.drafts,
    title: words.titles.drafts,
    columns: [{ label: script, align: 'left' }, ...Object.values(counts).map(right)],
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
    id: blockIds.fates,
    title: words.titles.fates,
    items: near.map((draft) => ({
      title: words.draftTitle(draft),
      bullets: draft.bullets,
      advice: null,
      severity: null,
    })),
    basis: 'counted',
  };
  return near.length > 0 ? [table, list] : [table];
}

function filmBlocks({ note, films, shown }: Pick<ScriptSimilarityFindings, 'note' | 'films' | 'shown'>): Block[] {
  const said: Block = { kind: 'prose', title: words.titles.films, paragraphs: [note], basis: 'counted' };
  const [first] = films;
  if (!first) return [said];
  const quotes: Block = {
    kind: 'facts',
    title: words.titles.shown,
    items: shown.map(({ subject, text, evidence }) => ({ label: subject, value: text, note: null, evidence })),
    basis: 'counted',
  };
  const shownBelow = shown.length > 0 ? [quotes] : [];
  // Rows that differ in nothing but the film are a sentence.
  if (films.length > 1 && films.every(({ both, pages }) => both === first.both && pages === first.pages))
    return [{ ...said, paragraphs: [note, words.allHave(first, films)] }, ...shownBelow];
  const table: Block = {
    kind: 'table',
    title: words.titles.shared,
    columns: words.filmColumns.map((label) => ({ label, align: 'left' })),
    rows: films.map(({ title, year, kind, both, pages }) => [title, year, kind, both, pages]),
    places: columnPlaces(
      words.filmColumns.length - 1,
      films.map(({ places = [] }) => placesTo(places)),
    ),
    basis: 'counted',
  };
  return [said, table, ...shownBelow];
}

const namedBlocks = (named: NonNullable<ScriptSimilarityFindings['named']>): Block[] => [
  {
    kind: 'facts',
    id: blockIds.named,
    title: words.titles.named,
    items: named.map(({ title, text, evidence }) => ({
      id: 'comparable',
      label: title,
      value: text,
      note: null,
      evidence,
    })),
    basis: 'counted',
  },
];

export function scriptSimilarityEntries({
  note,
  films,
  shown,
  named,
  drafts,
}: ScriptSimilarityFindings): ReportEntry[] {
  const blocks: Block[] = [
    ...(named === undefined ? [] : namedBlocks(named)),
    ...filmBlocks({ note, films, shown }),
    // Nothing is said without drafts: whoever holds a share link must not learn whether there are others.
    ...(drafts.length > 0 ? draftBlocks(drafts) : []),
  ];
  return scriptSimilarityCard.prompts.map((prompt) => ({ prompt, blocks }));
}
