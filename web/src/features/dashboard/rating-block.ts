/** One rating as a block: from the answer's score table, which has the evidence, else from its ratings object. */
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { slugOf } from './sub-items.ts';

/** Null when the answer does not rate what `slug` names. */
export function ratingBlock(detail: ShownAnswer, slug: string): Block | null {
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
