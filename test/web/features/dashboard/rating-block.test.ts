/** One rating by itself: its row of the table of ratings, and its own figures. */
import { describe, expect, it } from 'vitest';
import type { Block } from '../../../../lib/contract/blocks.ts';
import type { ShownAnswer } from '../../../../lib/contract/report.ts';
import { ratingBlocks } from '../../../../web/src/features/dashboard/rating-block.ts';

const row = (name: string) => ({
  short: name.charAt(0),
  name,
  score: 6,
  low: 5,
  high: 7,
  description: '',
  evidence: [],
});
const blocks: Block[] = [
  { kind: 'score_table', title: 'FRAME', rows: [row('Flux'), row('Recall')], note: null, basis: 'counted' },
  {
    kind: 'table',
    id: 'figures',
    title: 'FRAME in figures',
    columns: [],
    rows: [
      ['Flux', 'Scenes a page', '1.2'],
      ['Recall', 'Lines said again', '3'],
      ['Recall', 'Speakers', '7 of 9'],
    ],
    places: [
      { row: 0, column: 2, text: '3', page: 3, line: 1 },
      { row: 2, column: 2, text: '9', page: 9, line: null },
    ],
    basis: 'counted',
  },
];
const answer = { entries: [{ prompt: 'FRAME Ratings', blocks }] } as unknown as ShownAnswer;

describe('a rating by itself', () => {
  it('stands with its own figures, whose pages lead on', () => {
    expect(ratingBlocks(answer, 'recall')).toMatchObject([
      { kind: 'score', name: 'Recall' },
      {
        kind: 'table',
        rows: [
          ['Recall', 'Lines said again', '3'],
          ['Recall', 'Speakers', '7 of 9'],
        ],
        places: [{ row: 1, column: 2, text: '9', page: 9 }],
      },
    ]);
  });

  it('without figures stands alone, and what is not rated not at all', () => {
    const bare = { entries: [{ prompt: 'FRAME Ratings', blocks: blocks.slice(0, 1) }] } as unknown as ShownAnswer;
    expect(ratingBlocks(bare, 'flux')).toMatchObject([{ kind: 'score', name: 'Flux' }]);
    expect(ratingBlocks(answer, 'message')).toEqual([]);
  });
});
