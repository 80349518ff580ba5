/** Paragraphs under a heading. */
import type * as z from 'zod';
import type { proseBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';

export function ProseBlock({ block }: { readonly block: z.infer<typeof proseBlock> }) {
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
