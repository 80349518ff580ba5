/** Paragraphs under a heading; without one they are no card of their own, and the foot of a reading is a quiet line. */
import type * as z from 'zod';
import type { proseBlock } from '../../../lib/contract/blocks.ts';
import { useIsMarked } from './beside-reading.ts';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';
import { isProvenance } from './split-reading.ts';

/** Letters from which a card of full width is two columns of print rather than one and white. */
const columnsFrom = 320;

export function ProseBlock({ block }: { readonly block: z.infer<typeof proseBlock> }) {
  const marked = useIsMarked(block.basis);
  if (isProvenance(block)) return <p className="text-sm text-ink-faint">{block.paragraphs.join(' ')}</p>;
  const isLong = block.paragraphs.join(' ').length >= columnsFrom;
  const paragraphs = (
    <div className="@container">
      <div
        className={`max-w-[68ch] space-y-3 ${isLong ? '@3xl:max-w-none @3xl:columns-2 @3xl:gap-x-10 print:columns-1' : ''}`}
      >
        {keyed(block.paragraphs, (text) => text).map(({ key, item }) => (
          <p key={key}>
            <PageLinks text={item} />
          </p>
        ))}
      </div>
    </div>
  );
  // A line or two about the cards around it: a frame of full width would be empty for the most part.
  if (block.title === null && !marked) return <div className="px-5 text-ink-soft sm:px-6 print:px-0">{paragraphs}</div>;
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      {paragraphs}
    </BlockFrame>
  );
}
