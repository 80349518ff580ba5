/** Places a network on a circle, groups side by side and the weightiest of each in its middle. The same network always looks the same. */
import type * as z from 'zod';
import type { networkBlock } from '../../../lib/contract/blocks.ts';

type Network = z.infer<typeof networkBlock>;
export interface PlacedNode {
  readonly node: Network['nodes'][number];
  readonly x: number;
  readonly y: number;
  readonly radius: number;
  /** Where the name stands: outside the circle, away from the lines. */
  readonly labelX: number;
  readonly labelY: number;
  readonly anchor: 'start' | 'middle' | 'end';
}
export interface PlacedLink {
  readonly key: string;
  readonly from: PlacedNode;
  readonly to: PlacedNode;
  /** 0-1, the link's weight beside the strongest. */
  readonly strength: number;
}

export const networkBox = { width: 720, height: 520 };
const centre = { x: networkBox.width / 2, y: networkBox.height / 2 };
const reach = { x: 225, y: 195 };

/** The weightiest in the middle, the rest to its left and right in turn. */
function middleOut<T>(sorted: readonly T[]): T[] {
  const placed: T[] = [];
  for (const [at, entry] of sorted.entries()) {
    if (at % 2 === 0) placed.push(entry);
    else placed.unshift(entry);
  }
  return placed;
}

const anchorAt = (cosine: number): PlacedNode['anchor'] => {
  if (cosine > 0.25) return 'start';
  return cosine < -0.25 ? 'end' : 'middle';
};

/** Nodes in a box of `networkBox`, in units of its viewBox. Links to unknown nodes are left out. */
export function layOutNetwork(network: Network): { nodes: PlacedNode[]; links: PlacedLink[] } {
  const communities = [...new Set(network.nodes.map((node) => node.community))].sort((a, b) => a - b);
  const order = communities.flatMap((community) =>
    middleOut(
      network.nodes
        .filter((node) => node.community === community)
        .toSorted((a, b) => b.weight - a.weight || a.id.localeCompare(b.id)),
    ),
  );
  // One empty place between groups, so that the eye sees them apart.
  const places = order.length + (communities.length > 1 ? communities.length : 0);
  const heaviest = Math.max(1, ...network.nodes.map((node) => node.weight));
  let place = 0;
  const nodes = order.map((node, at): PlacedNode => {
    if (at > 0 && order[at - 1]?.community !== node.community) place += 1;
    const angle = (place / Math.max(1, places)) * 2 * Math.PI - Math.PI / 2;
    place += 1;
    const alone = order.length === 1;
    const x = alone ? centre.x : centre.x + reach.x * Math.cos(angle);
    const y = alone ? centre.y : centre.y + reach.y * Math.sin(angle);
    // The area, not the radius, grows with the weight.
    const radius = 7 + 17 * Math.sqrt(node.weight / heaviest);
    const anchor = anchorAt(Math.cos(angle));
    const middle = anchor === 'middle';
    return {
      node,
      x,
      y,
      radius,
      labelX: middle ? x : x + Math.sign(Math.cos(angle)) * (radius + 7),
      labelY: middle ? y + Math.sign(Math.sin(angle)) * (radius + 12) + 5 : y + 5,
      anchor,
    };
  });
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const strongest = Math.max(1, ...network.links.map((link) => link.weight));
  const links = network.links.flatMap((link): PlacedLink[] => {
    const from = byId.get(link.source);
    const to = byId.get(link.target);
    return from && to ? [{ key: `${link.source}>${link.target}`, from, to, strength: link.weight / strongest }] : [];
  });
  return { nodes, links: links.toSorted((a, b) => a.strength - b.strength) };
}
