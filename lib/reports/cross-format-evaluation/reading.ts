/** What the evaluation of formats opens with: which forms the story fits, and why. */
import type { Block } from '../../contract/blocks.ts';
import type { MarketRead } from '../../story/read/judgement-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import type { ReadBlocks } from '../report.ts';
import { crossFormatEvaluationCard } from './card.ts';

type Format = MarketRead['formats'][number];

const titles = { formats: 'Which forms it fits' } as const;
const columns = ['Form', 'Fits', 'Why'] as const;

const order: readonly Format['fits'][] = ['yes', 'with changes', 'no'];
const mostFormats = 5;

export function crossFormatEvaluationReading({ market }: StoryRead, around: ReadAround): ReadBlocks {
  const formats = (market?.formats ?? [])
    .toSorted((a, b) => order.indexOf(a.fits) - order.indexOf(b.fits))
    .slice(0, mostFormats);
  const table: Block = {
    kind: 'table',
    title: titles.formats,
    columns: columns.map((label) => ({ label, align: 'left' })),
    rows: formats.map(({ format, fits, why }) => [format, fits, why]),
    basis: 'opinion',
  };
  return [[...(formats.length > 0 ? [table] : []), ...pointBlocks(around, crossFormatEvaluationCard.number)]];
}
