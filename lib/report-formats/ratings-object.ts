/** A score table as the object that markdown fences and the API gives: each parameter by name, with its number in words. */
import type { Block } from '../contract/blocks.ts';
import type { AnswerDetail } from '../contract/report.ts';

type ScoreTable = Extract<Block, { kind: 'score_table' }>;
type Ratings = NonNullable<AnswerDetail['FRAME']>;

/** `{Flux: {rating: '7/10', score, low, high, description}}`, in the table's order. */
export const ratingsObject = ({ rows }: Pick<ScoreTable, 'rows'>): Ratings =>
  Object.fromEntries(
    rows.map(({ name, score, low, high, description }) => [
      name,
      { rating: `${Math.round(score)}/10`, score, low, high, description },
    ]),
  );
