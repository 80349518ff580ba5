/** One counted letter, or one reader's rating: its score out of 10, its range where it has one, and what it rests on. A count is never called quality. */
import type * as z from 'zod';
import type { scoreBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { EvidenceList } from './evidence.tsx';
import { PageLinks } from './named-places.tsx';
import { formatScore, hasRange, RangeBar } from './range-bar.tsx';

export function ScoreBlock({ block }: { readonly block: z.infer<typeof scoreBlock> }) {
  return (
    <BlockFrame title={block.name} basis={block.basis}>
      <div className="grid items-center gap-x-8 gap-y-4 sm:grid-cols-[auto_1fr]">
        <p className="flex items-baseline gap-2">
          <span className="font-serif text-6xl font-semibold tabular-nums">{formatScore(block.score)}</span>
          <span className="text-ink-faint">out of 10</span>
        </p>
        <div>
          <RangeBar score={block.score} low={block.low} high={block.high} />
          <p className="mt-1.5 text-sm text-ink-faint">
            {hasRange(block)
              ? `Craft measure, likely between ${formatScore(block.low)} and ${formatScore(block.high)}`
              : block.basis === 'opinion'
                ? 'One reader’s number'
                : 'Place among produced features'}
          </p>
        </div>
      </div>
      <p className="mt-4 max-w-[68ch]">
        <PageLinks text={block.description} />
      </p>
      <EvidenceList evidence={block.evidence} />
    </BlockFrame>
  );
}
