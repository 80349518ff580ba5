/** What the map's signs mean: the groups by colour and shape, the size of a character, the width of a line, each with what it counts. */
import { formatNumber } from '../../ui/formats.ts';
import { GroupSign, groupShape } from './group-shapes.tsx';
import { linkWidth } from './link-width.ts';
import { type Network, radiusFor } from './network-layout.ts';

/** The least, the middle and the greatest of some weights, no figure twice. */
function steps(weights: readonly number[]): number[] {
  if (weights.length === 0) return [];
  const [least, greatest] = [Math.min(...weights), Math.max(...weights)];
  return [...new Set([least, Math.round((least + greatest) / 2), greatest])];
}

export function NetworkLegend({ block }: { readonly block: Network }) {
  const widths = steps(block.links.map(({ weight }) => weight));
  const sizes = steps(block.nodes.map(({ weight }) => weight));
  const largest = Math.max(1, ...sizes);
  const strongest = Math.max(1, ...widths);
  return (
    <div className="mt-3 space-y-2 text-sm">
      {block.legend.length > 0 && (
        <ul className="flex flex-wrap gap-x-5 gap-y-1" aria-label="Groups">
          {block.legend.map(({ community, label }) => (
            <li key={community} className="flex items-center gap-2">
              <GroupSign community={community} />
              <span>
                {label}
                <span className="sr-only"> ({groupShape(community)})</span>
              </span>
            </li>
          ))}
        </ul>
      )}
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        <span>Size of a sign, in {block.nodeUnit}:</span>
        {sizes.map((weight) => (
          <span key={weight} className="inline-flex items-center gap-1.5 tabular-nums">
            <svg viewBox="-12 -12 24 24" className="size-6" aria-hidden="true">
              <circle r={(radiusFor(weight, largest) / radiusFor(largest, largest)) * 11} className="fill-ink-soft" />
            </svg>
            {formatNumber(weight)}
          </span>
        ))}
      </p>
      <p className="flex flex-wrap items-center gap-x-4 gap-y-1 text-ink-soft">
        {widths.length > 0 && <span>Width of a line, in {block.linkUnit}:</span>}
        {widths.map((weight) => (
          <span key={weight} className="inline-flex items-center gap-1.5 tabular-nums">
            <svg viewBox="0 0 28 8" className="h-2 w-7" aria-hidden="true">
              <line
                x1="0"
                y1="4"
                x2="28"
                y2="4"
                strokeWidth={linkWidth(weight / strongest)}
                className="stroke-ink-soft"
              />
            </svg>
            {weight}
          </span>
        ))}
      </p>
    </div>
  );
}
