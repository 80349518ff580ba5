/** Remarks, each on one place of the script. */
import type * as z from 'zod';
import type { quotesBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { EvidenceQuote } from './evidence.tsx';
import { keyed } from './keyed.ts';
import { PageLinks } from './named-places.tsx';

export function QuotesBlock({ block }: { readonly block: z.infer<typeof quotesBlock> }) {
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ul className="space-y-4">
        {keyed(block.items, ({ text }) => text).map(({ key, item }) => (
          <li key={key}>
            <p className="mb-2">
              <PageLinks text={item.text} />
            </p>
            <div className="border-l-2 border-brass/50 pl-3">
              <EvidenceQuote evidence={item.evidence} />
            </div>
          </li>
        ))}
      </ul>
    </BlockFrame>
  );
}
