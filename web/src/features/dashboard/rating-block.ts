/** One rating as blocks: from the answer's score table, which has the evidence, else from its ratings object. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { figuresId } from '../../../../lib/reports/frame-ratings/card.ts';
import { slugOf } from './sub-items.ts';

/** The rating with the figures behind it; none when the answer does not rate what `slug` names. */
export function ratingBlocks(detail: ShownAnswer, slug: string): Block[] {
  const rating = ratingBlock(detail, slug);
  return rating === null ? [] : [rating, ...figuresOf(detail, slug)];
}

/** Its own rows of the table of figures. */
const figuresOf = (detail: ShownAnswer, slug: string): Block[] =>
  detail.entries
    .flatMap(({ blocks }) => blocks)
    .flatMap((block) => {
      if (block.kind !== 'table' || block.id !== figuresId) return [];
      const own = block.rows.flatMap((row, at) => (slugOf(String(row[0])) === slug ? [at] : []));
      if (own.length === 0) return [];
      const places = (block.places ?? []).flatMap((place) =>
        own.includes(place.row) ? [{ ...place, row: own.indexOf(place.row) }] : [],
      );
      return [{ ...block, rows: own.map((at) => block.rows[at] ?? []), places }];
    });

function ratingBlock(detail: ShownAnswer, slug: string): Block | null {
  for (const block of detail.entries.flatMap(({ blocks }) => blocks)) {
    if (block.kind !== 'score_table') continue;
    const row = block.rows.find(({ name }) => slugOf(name) === slug);
    if (row) return { ...row, kind: 'score', basis: block.basis };
  }
  for (const [name, rating] of Object.entries({ ...detail.FRAME, ...detail.CALIBER })) {
    if (slugOf(name) !== slug) continue;
    const { score, low, high, description } = rating;
    return {
      kind: 'score',
      short: name.charAt(0),
      name,
      score,
      low,
      high,
      description,
      evidence: [],
      basis: 'counted',
    };
  }
  return null;
}
