/** The interactive map with its details, list and legend: one choice, seen in all of them. */
import { useMemo, useState } from 'react';
import { CharacterList } from './character-list.tsx';
import { networkFacts, tipOf } from './network-facts.ts';
import type { Network } from './network-layout.ts';
import { NetworkLegend } from './network-legend.tsx';
import { NetworkMap } from './network-map.tsx';
import { NodeDetails } from './node-details.tsx';

export function NetworkExplorer({ block }: { readonly block: Network }) {
  const [selected, setSelected] = useState<string | null>(null);
  const [pointed, setPointed] = useState<string | null>(null);
  // A new round lays everything out anew, which brings it back to where it was at first.
  const [round, setRound] = useState(0);
  const facts = useMemo(() => networkFacts(block), [block]);
  const shown = pointed ?? selected;
  const under = facts.find(({ id }) => id === pointed);
  return (
    <div className="@container">
      <div className="grid gap-4 @2xl:grid-cols-[minmax(0,1fr)_15rem] print:block">
        <div className="min-w-0">
          <NetworkMap
            key={round}
            block={block}
            shown={shown}
            selected={selected}
            tip={under ? { id: under.id, text: tipOf(under, block) } : null}
            onSelect={setSelected}
            onPoint={setPointed}
            onReset={() => setRound(round + 1)}
          />
          <NetworkLegend block={block} />
        </div>
        {/* Beside the map the list comes first: it stays where it is, however much there is to say below it. */}
        <div className="flex min-w-0 flex-col gap-3 print:hidden">
          <NodeDetails block={block} facts={facts.find(({ id }) => id === shown) ?? null} chosen={shown === selected} />
          <CharacterList
            facts={facts}
            unit={block.nodeUnit}
            selected={selected}
            onSelect={setSelected}
            onPoint={setPointed}
          />
        </div>
      </div>
    </div>
  );
}
