/** Who is chosen or pointed at, in words: figures, group, strongest ties. A screen reader hears it when somebody is chosen. */

import { formatNumber } from '../../ui/formats.ts';
import { NamedPlaces } from '../named-places.tsx';
import type { NodeFacts } from './network-facts.ts';
import type { Network } from './network-layout.ts';

const tiesShown = 5;

function Facts({ facts, block }: { readonly facts: NodeFacts; readonly block: Network }) {
  const { label, weight, scenes, ties, tied, group, place } = facts;
  const more = ties.length - tiesShown;
  return (
    <>
      <p className="font-serif text-lg leading-snug font-semibold">{label}</p>
      <p className="text-sm text-ink-soft">
        {formatNumber(weight)} {block.nodeUnit}
        {scenes !== null && `, in ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`}
        {group !== null && ` · ${group}`}
      </p>
      {place && (
        <p className="text-sm">
          <NamedPlaces text={`First speaks on ${place.text}`} places={[place]} />
        </p>
      )}
      {ties.length === 0 ? (
        <p className="mt-1 text-sm">No {block.linkUnit} with anybody on this map.</p>
      ) : (
        <>
          <p className="mt-1 text-sm">
            {formatNumber(tied)} {block.linkUnit} in all, most with:
          </p>
          <ol className="text-sm">
            {ties.slice(0, tiesShown).map((tie) => (
              <li key={tie.id} className="flex justify-between gap-3">
                <span className="min-w-0 truncate">{tie.label}</span>
                {tie.place && (
                  <span className="ml-auto shrink-0 text-ink-soft">
                    <NamedPlaces text={`from ${tie.place.text}`} places={[tie.place]} />
                  </span>
                )}
                <span className="tabular-nums">{formatNumber(tie.weight)}</span>
              </li>
            ))}
          </ol>
          {more > 0 && (
            <p className="text-sm text-ink-soft">
              and {more} {more === 1 ? 'other' : 'others'}
            </p>
          )}
        </>
      )}
    </>
  );
}

interface NodeDetailsProps {
  readonly block: Network;
  /** Who is seen: pointed at or chosen. */
  readonly facts: NodeFacts | null;
  /** Pointing is not announced: only what was chosen is. */
  readonly chosen: boolean;
}

export function NodeDetails({ block, facts, chosen }: NodeDetailsProps) {
  return (
    <div
      role="status"
      aria-live={chosen || facts === null ? 'polite' : 'off'}
      className="min-h-60 rounded-md bg-well px-3 py-2 print:hidden"
    >
      {facts ? (
        <Facts facts={facts} block={block} />
      ) : (
        <p className="text-sm text-ink-soft">
          Point at a character or choose one: its words, scenes and strongest ties stand here. Drag a character to move
          it, drag the map or use the wheel to look closer. On a touch screen choose a character first, then drag it.
        </p>
      )}
    </div>
  );
}
