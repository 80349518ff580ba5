/** A network as a map to take in hand and as a table: who, how much, with whom. The table says everything that the picture shows. */
import { Suspense } from 'react';
import type * as z from 'zod';
import type { networkBlock } from '../../../lib/contract/blocks.ts';
import { networkTable } from '../../../lib/report-formats/block-tables.ts';
import { deferred } from '../ui/deferred.ts';
import { BlockFrame } from './block-frame.tsx';
import { PlotTable } from './plot-table.tsx';

// The forces that lay it out come with the first map, not with every report.
const NetworkExplorer = deferred(async () => (await import('./network/network-explorer.tsx')).NetworkExplorer);

export function NetworkBlock({ block }: { readonly block: z.infer<typeof networkBlock> }) {
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      {block.nodes.length > 0 && (
        // As high as the map on a phone, so that little moves when it comes.
        <Suspense
          fallback={
            <p className="min-h-80 text-ink-soft" aria-busy="true">
              Drawing the map…
            </p>
          }
        >
          <NetworkExplorer block={block} />
        </Suspense>
      )}
      <PlotTable caption={`${block.title}: who and with whom`} table={networkTable(block)} printed />
    </BlockFrame>
  );
}
