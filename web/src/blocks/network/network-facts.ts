/** What a network says about one of its nodes: its figures, its group, its ties from the strongest down. */
import type { NamedPlace } from '../../../../lib/contract/blocks.ts';
import { formatNumber } from '../../ui/formats.ts';
import type { Network } from './network-layout.ts';

interface Tie {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  /** Where it begins, where that is known. */
  readonly place: NamedPlace | null;
}
export interface NodeFacts {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
  /** Null in answers stored before scenes were counted. */
  readonly scenes: number | null;
  readonly community: number;
  /** The legend's words for its group, or null when the legend names none. */
  readonly group: string | null;
  /** Strongest first. */
  readonly ties: readonly Tie[];
  /** All its ties' weights together. */
  readonly tied: number;
  /** Where they first speak; null in answers stored before that was kept. */
  readonly place: NamedPlace | null;
}

/** The facts of every node, the weightiest first. */
export function networkFacts({ nodes, links, legend }: Network): NodeFacts[] {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const groups = new Map(legend.map(({ community, label }) => [community, label]));
  return nodes
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .map(({ id, label, weight, scenes, community, place = null }) => {
      const ties = links
        .filter(({ source, target }) => source === id || target === id)
        .flatMap((link): Tie[] => {
          const other = link.source === id ? link.target : link.source;
          const name = labels.get(other);
          return name === undefined ? [] : [{ id: other, label: name, weight: link.weight, place: link.place ?? null }];
        })
        .toSorted((a, b) => b.weight - a.weight || (a.label < b.label ? -1 : 1));
      return {
        id,
        label,
        weight,
        scenes: scenes ?? null,
        community,
        group: groups.get(community) ?? null,
        ties,
        tied: ties.reduce((sum, tie) => sum + tie.weight, 0),
        place,
      };
    });
}

/** The first lines of a node's tip: what the map shows of it in words. */
export function tipOf({ label, weight, scenes, ties }: NodeFacts, { nodeUnit, linkUnit }: Network): string {
  const [first] = ties;
  const where = scenes === null ? '' : `, ${scenes} ${scenes === 1 ? 'scene' : 'scenes'}`;
  const most = first ? `; most ${linkUnit} with ${first.label}, ${formatNumber(first.weight)}` : `; no ${linkUnit}`;
  return `${label}: ${formatNumber(weight)} ${nodeUnit}${where}${most}`;
}
