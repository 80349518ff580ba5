/** A network as a picture and as a table: who, how much, with whom. The table says everything that the picture shows. */
import type * as z from 'zod';
import type { networkBlock } from '../../../lib/contract/blocks.ts';
import { BlockFrame } from './block-frame.tsx';
import { layOutNetwork, networkBox } from './network-layout.ts';
import { ScrollFigure } from './scroll-figure.tsx';
import { ScrollTable } from './scroll-table.tsx';
import { toneFill } from './tones.ts';

type Network = z.infer<typeof networkBlock>;
const strongestShown = 4;

function NetworkMap({ block }: { readonly block: Network }) {
  const { nodes, links } = layOutNetwork(block);
  return (
    <svg
      viewBox={`0 0 ${networkBox.width} ${networkBox.height}`}
      className="h-auto w-full"
      role="img"
      aria-label={block.title}
    >
      {links.map(({ key, from, to, strength }) => (
        <path
          key={key}
          // Bent towards the centre: a bundle of straight chords hides its nodes.
          d={`M${from.x},${from.y} Q${networkBox.width / 2},${networkBox.height / 2} ${to.x},${to.y}`}
          fill="none"
          className="stroke-ink-faint"
          strokeWidth={1 + 6 * strength}
          strokeOpacity={0.18 + 0.5 * strength}
        >
          <title>{`${from.node.label} and ${to.node.label}`}</title>
        </path>
      ))}
      {nodes.map(({ node, x, y, radius, labelX, labelY, anchor }) => (
        <g key={node.id}>
          <circle cx={x} cy={y} r={radius} className={`${toneFill(node.community)} stroke-sheet`} strokeWidth="2" />
          <text
            x={labelX}
            y={labelY}
            textAnchor={anchor}
            className="fill-ink stroke-sheet text-[15px] font-semibold [paint-order:stroke]"
            strokeWidth="4"
          >
            {node.label}
          </text>
        </g>
      ))}
    </svg>
  );
}

const partnersOf = (block: Network, id: string): string => {
  const names = new Map(block.nodes.map((node) => [node.id, node.label]));
  return block.links
    .filter((link) => link.source === id || link.target === id)
    .toSorted((a, b) => b.weight - a.weight)
    .slice(0, strongestShown)
    .map((link) => `${names.get(link.source === id ? link.target : link.source) ?? ''} ${link.weight}`)
    .join(', ');
};

export function NetworkBlock({ block }: { readonly block: Network }) {
  return (
    <BlockFrame title={block.title} basis={block.basis}>
      <ScrollFigure label={block.title}>
        <NetworkMap block={block} />
      </ScrollFigure>
      <ul className="mt-1 mb-5 flex flex-wrap gap-x-5 gap-y-1 text-sm" aria-label="Groups">
        {block.legend.map((entry) => (
          <li key={entry.community} className="flex items-center gap-2">
            <svg viewBox="0 0 10 10" className="size-3" aria-hidden="true">
              <circle cx="5" cy="5" r="5" className={toneFill(entry.community)} />
            </svg>
            {entry.label}
          </li>
        ))}
      </ul>
      <ScrollTable caption={`${block.title}: who and with whom`}>
        <thead className="border-b border-rule-strong text-sm text-ink-soft">
          <tr>
            <th scope="col" className="py-2 pr-4 text-left font-semibold">
              Character
            </th>
            <th scope="col" className="py-2 pr-6 text-right font-semibold first-letter:uppercase">
              {block.nodeUnit}
            </th>
            <th scope="col" className="py-2 text-left font-semibold">
              Strongest ties ({block.linkUnit})
            </th>
          </tr>
        </thead>
        <tbody className="divide-y divide-rule">
          {block.nodes
            .toSorted((a, b) => b.weight - a.weight)
            .map((node) => (
              <tr key={node.id}>
                <th scope="row" className="py-2 pr-4 text-left font-semibold">
                  {node.label}
                </th>
                <td className="py-2 pr-6 text-right">{node.weight}</td>
                <td className="py-2">{partnersOf(block, node.id)}</td>
              </tr>
            ))}
        </tbody>
      </ScrollTable>
    </BlockFrame>
  );
}
