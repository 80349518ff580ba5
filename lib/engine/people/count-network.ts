/** Counts the shape of the cast from who answers whom. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Network } from '../../story/people/network.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { sum } from '../text/statistics.ts';

/** The leading speakers, seen on the screen, among whom pairs without an exchange are looked for. */
export const leadingSpeakers = 5;

export function countNetwork({ derived }: AnalysisInput): Network {
  const { network } = derived;
  return {
    people: network.nodes.map(({ id, partners, exchanges }) => ({
      character: characterId(id),
      partners,
      exchanges,
    })),
    exchanges: sum(network.links.map(({ exchanges }) => exchanges)),
    groups: network.communities.map((members) => members.map(characterId)),
    apart: apartIn(derived),
  };
}

function apartIn({ characters, network, scenes }: Derived): Network['apart'] {
  const leading = characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, leadingSpeakers);
  const pairs = leading.flatMap((one, index) => leading.slice(index + 1).map((other) => [one.id, other.id] as const));
  return pairs
    .filter(([one, other]) => !network.links.some(({ source, target }) => source === one && target === other))
    .map(([one, other]) => ({
      people: [characterId(one), characterId(other)],
      scenes: scenes
        .filter(({ present }) => present.includes(one) && present.includes(other))
        .map(({ ordinal }) => sceneId(ordinal)),
    }));
}
