/** What a network says about one of its nodes: its figures, its group, its ties from the strongest down. */
import type { Network } from './network-layout.ts';

interface Tie {
  readonly id: string;
  readonly label: string;
  readonly weight: number;
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
}

/** The facts of every node, the weightiest first. */
export function networkFacts({ nodes, links, legend }: Network): NodeFacts[] {
  const labels = new Map(nodes.map(({ id, label }) => [id, label]));
  const groups = new Map(legend.map(({ community, label }) => [community, label]));
  return nodes
    .toSorted((a, b) => b.weight - a.weight || (a.id < b.id ? -1 : 1))
    .map(({ id, label, weight, scenes, community }) => {
      const ties = links
        .filter(({ source, target }) => source === id || target === id)
        .flatMap((link): Tie[] => {
          const other = link.source === id ? link.target : link.source;
          const name = labels.get(other);
          return name === undefined ? [] : [{ id: other, label: name, weight: link.weight }];
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
      };
    });
}
