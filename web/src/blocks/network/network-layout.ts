/** Where the nodes of a network stand: forces pull groups and close ties together until all is at rest. No chance in it: the same network always looks the same. */
import {
  forceCollide,
  forceLink,
  forceManyBody,
  forceSimulation,
  forceX,
  forceY,
  type SimulationLinkDatum,
  type SimulationNodeDatum,
} from 'd3-force';
import type * as z from 'zod';
import type { networkBlock } from '../../../../lib/contract/blocks.ts';

export type Network = z.infer<typeof networkBlock>;

/** `x`, `y` and `radius` are in the layout's own units; a camera brings them to the screen. */
export interface PlacedNode extends SimulationNodeDatum {
  readonly node: Network['nodes'][number];
  readonly radius: number;
  x: number;
  y: number;
}
export interface PlacedLink extends SimulationLinkDatum<PlacedNode> {
  readonly key: string;
  source: PlacedNode;
  target: PlacedNode;
  readonly weight: number;
  /** 0-1, the link's weight beside the strongest. */
  readonly strength: number;
}
export interface NetworkLayout {
  /** Weightiest first. */
  readonly nodes: readonly PlacedNode[];
  /** Weakest first, as they are drawn. Links to unknown nodes are left out. */
  readonly links: readonly PlacedLink[];
  /** Goes on by so many steps; false when all is at rest. */
  advance(steps: number): boolean;
  /** Goes on until all is at rest. */
  settle(): void;
  /** Puts a node where the hand is. With `stir` the others give way as long as it is held. */
  hold(placed: PlacedNode, x: number, y: number, stir: boolean): void;
  /** It stays where it was put; the others come to rest. */
  letGo(): void;
}

const rest = 0.004;
const stirred = 0.18;
const smallest = 8;
/** A tie's length between the rims of its nodes, and by how much the strongest is shorter. */
const reach = 62;
const pull = 30;

/** The middle of each group, around the network's own: the larger a group, the nearer to it. */
function groupCentres(nodes: readonly Network['nodes'][number][]): Map<number, { x: number; y: number }> {
  const groups = [...new Set(nodes.map(({ community }) => community))].sort((a, b) => a - b);
  return new Map(
    groups.map((group, at) => {
      const share = nodes.filter(({ community }) => community === group).length / nodes.length;
      const distance = 36 * Math.sqrt(nodes.length) * (1 - share);
      const angle = (at / groups.length) * 2 * Math.PI - Math.PI / 2;
      return [group, { x: 1.25 * distance * Math.cos(angle), y: distance * Math.sin(angle) }];
    }),
  );
}

/** In the layout's units. The area, not the radius, grows with the weight. */
export const radiusFor = (weight: number, heaviest: number): number => smallest + 18 * Math.sqrt(weight / heaviest);

/** Places the nodes near their group's middle; `advance` or `settle` does the rest. */
export function layOutNetwork(network: Network): NetworkLayout {
  const sorted = network.nodes.toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1));
  const heaviest = Math.max(1, ...sorted.map(({ weight }) => weight));
  const centres = groupCentres(sorted);
  const centreOf = ({ node }: PlacedNode) => centres.get(node.community) ?? { x: 0, y: 0 };
  const nodes = sorted.map((node, at): PlacedNode => {
    const centre = centres.get(node.community) ?? { x: 0, y: 0 };
    // Sunflower seeds: close together, and no two in one place.
    const [distance, angle] = [12 * Math.sqrt(at + 0.5), at * Math.PI * (3 - Math.sqrt(5))];
    return {
      node,
      radius: radiusFor(node.weight, heaviest),
      x: centre.x + distance * Math.cos(angle),
      y: centre.y + distance * Math.sin(angle),
    };
  });
  const byId = new Map(nodes.map((placed) => [placed.node.id, placed]));
  const strongest = Math.max(1, ...network.links.map(({ weight }) => weight));
  const links = network.links
    .flatMap(({ source, target, weight }): PlacedLink[] => {
      const [from, to] = [byId.get(source), byId.get(target)];
      if (!from || !to) return [];
      return [{ key: `${source}>${target}`, source: from, target: to, weight, strength: weight / strongest }];
    })
    .toSorted((a, b) => a.strength - b.strength || (a.key < b.key ? -1 : 1));

  const simulation = forceSimulation(nodes)
    .stop()
    .alphaMin(rest)
    .alphaDecay(0.03)
    .force(
      'ties',
      forceLink<PlacedNode, PlacedLink>(links)
        .distance(({ source, target, strength }) => source.radius + target.radius + reach - pull * strength)
        .strength(({ strength }) => 0.04 + 0.3 * strength),
    )
    .force('distance', forceManyBody<PlacedNode>().strength(-620).distanceMax(420))
    .force('room', forceCollide<PlacedNode>(({ radius }) => radius + 9).iterations(2))
    .force('group x', forceX<PlacedNode>((placed) => centreOf(placed).x).strength(0.1))
    .force('group y', forceY<PlacedNode>((placed) => centreOf(placed).y).strength(0.12));

  const advance = (steps: number): boolean => {
    for (let step = 0; step < steps && simulation.alpha() >= rest; step += 1) simulation.tick();
    return simulation.alpha() >= rest;
  };
  return {
    nodes,
    links,
    advance,
    settle: () => {
      while (advance(1));
    },
    hold: (placed, x, y, stir) => {
      Object.assign(placed, { x, y, fx: x, fy: y });
      if (stir) simulation.alphaTarget(stirred).alpha(Math.max(simulation.alpha(), stirred));
    },
    letGo: () => {
      simulation.alphaTarget(0);
    },
  };
}
