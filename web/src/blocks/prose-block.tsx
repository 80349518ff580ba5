/** Paragraphs under a heading; the foot of a reading is a quiet line. */
import type * as z from 'zod';
import type { proseBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';
import { isProvenance } from './split-reading.ts';

export function ProseBlock({ block }: { readonly block: z.infer<typeof proseBlock> }) {
  if (isProvenance(block)) return <p className="text-sm text-ink-faint">{block.paragraphs.join(' ')}</p>;
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <div className="max-w-[68ch] space-y-3">
        {keyed(block.paragraphs, (text) => text).map(({ key, item }) => (
          <p key={key}>
            <PageLinks text={item} />
          </p>
        ))}
      </div>
    </BlockFrame>
  );
}
