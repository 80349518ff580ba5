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
        // About as high as the map with its list and its legend, so that little moves when it comes.
        <Suspense
          fallback={
            <div className="@container">
              <p className="min-h-96 text-ink-soft @2xl:min-h-170" aria-busy="true">
                Drawing the map…
              </p>
            </div>
          }
        >
          <NetworkExplorer block={block} />
        </Suspense>
      )}
      <PlotTable caption={`${block.title}: who and with whom`} table={networkTable(block)} printed />
    </BlockFrame>
  );
}
