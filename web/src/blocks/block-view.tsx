/** Draws a block by its kind. A kind without a drawing does not compile. */
import type { Block } from '../../../lib/contract/blocks.ts';
import { BarsBlock } from './bars-block.tsx';
import { CardsBlock } from './cards-block.tsx';
import { FactsBlock } from './facts-block.tsx';
import { FindingsBlock } from './findings-block.tsx';
import { MatrixBlock } from './matrix-block.tsx';
import { NetworkBlock } from './network-block.tsx';
import { PercentageBlock } from './percentage-block.tsx';
import { ProseBlock } from './prose-block.tsx';
import { QuotesBlock } from './quotes-block.tsx';
import { ScoreBlock } from './score-block.tsx';
import { ScoreTableBlock } from './score-table-block.tsx';
import { SeriesBlock } from './series-block.tsx';
import { TableBlock } from './table-block.tsx';
import { TimelineBlock } from './timeline-block.tsx';

export function BlockView({ block }: { readonly block: Block }) {
  switch (block.kind) {
    case 'prose':
      return <ProseBlock block={block} />;
    case 'facts':
      return <FactsBlock block={block} />;
    case 'findings':
      return <FindingsBlock block={block} />;
    case 'score':
      return <ScoreBlock block={block} />;
    case 'score_table':
      return <ScoreTableBlock block={block} />;
    case 'series':
      return <SeriesBlock block={block} />;
    case 'quotes':
      return <QuotesBlock block={block} />;
    case 'cards':
      return <CardsBlock block={block} />;
    case 'network':
      return <NetworkBlock block={block} />;
    case 'timeline':
      return <TimelineBlock block={block} />;
    case 'table':
      return <TableBlock block={block} />;
    case 'bars':
      return <BarsBlock block={block} />;
    case 'matrix':
      return <MatrixBlock block={block} />;
    case 'percentage':
      return <PercentageBlock block={block} />;
    default: {
      const unknown: never = block;
      return unknown;
    }
  }
}
