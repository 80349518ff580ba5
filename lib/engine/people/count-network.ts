/** Counts the shape of the cast from who answers whom. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Network } from '../../story/people/network.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
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

/** Speeches between two people within which they are in one conversation, or beside it. */
const nearby = 8;

/** Both are there and speak, one not long after the other: a corpse, a photograph and a voice on the telephone do not. */
function speakSideBySide({ speeches, present }: SceneFacts, one: string, other: string): boolean {
  if (!present.includes(one) || !present.includes(other)) return false;
  const places = (id: string): number[] =>
    speeches.flatMap(({ speakers, voiceOver }, at) => (!voiceOver && speakers.includes(id) ? [at] : []));
  const others = places(other);
  return places(one).some((at) => others.some((place) => Math.abs(place - at) <= nearby));
}

/** Side by side in a scene or two, two people have hardly had a chance to answer each other. */
const fewestTogether = 3;

/** Pairs who speak side by side in several scenes and never answer each other. */
function apartIn({ characters, network, scenes }: Derived): Network['apart'] {
  const leading = characters.filter(({ onlyHeard }) => !onlyHeard).slice(0, leadingSpeakers);
  const pairs = leading.flatMap((one, index) => leading.slice(index + 1).map((other) => [one.id, other.id] as const));
  return pairs
    .filter(([one, other]) => !network.links.some(({ source, target }) => source === one && target === other))
    .map(([one, other]) => ({
      people: [characterId(one), characterId(other)] satisfies [string, string],
      scenes: scenes.filter((scene) => speakSideBySide(scene, one, other)).map(({ ordinal }) => sceneId(ordinal)),
    }))
    .filter((pair) => pair.scenes.length >= fewestTogether);
}
