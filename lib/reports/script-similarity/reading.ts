/** What script similarity opens with: films and series it stands near, with what they share and where they part. */
import type { Block } from '../../contract/blocks.ts';
import type { MarketRead } from '../../story/read/judgement-read.ts';
import type { StoryRead } from '../../story/read/story-read.ts';
import type { ReadAround } from '../read/around.ts';
import { pointBlocks } from '../read/points.ts';
import type { ReadBlocks } from '../report.ts';
import { scriptSimilarityCard } from './card.ts';

type Comparable = MarketRead['comparables'][number];

const titles = { near: 'What it stands near' } as const;
const uses: Readonly<Record<Comparable['use'], string>> = {
  premise: 'near in premise',
  tone: 'near in tone',
  market: 'near in the market',
};
const named = ({ title, year }: Comparable): string => `${title} (${year})`;
const ended = (text: string): string => (/[.!?]$/.test(text) ? text : `${text}.`);
const compared = ({ shares, differs }: Comparable): string => `Shares: ${ended(shares)} Differs: ${ended(differs)}`;

const mostComparables = 5;

export function scriptSimilarityReading({ market }: StoryRead, around: ReadAround): ReadBlocks {
  const near = (market?.comparables ?? []).slice(0, mostComparables);
  const cards: Block = {
    kind: 'cards',
    title: titles.near,
    cards: near.map((each) => ({ title: named(each), subtitle: uses[each.use], text: compared(each), groups: [] })),
    basis: 'opinion',
  };
  return [[...(near.length > 0 ? [cards] : []), ...pointBlocks(around, scriptSimilarityCard.number)]];
}
