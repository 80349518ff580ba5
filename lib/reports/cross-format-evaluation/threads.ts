/** Finds story threads: groups of people who talk among themselves and have scenes of their own. Refuses a group without scenes. */
import type { Derived } from '../../engine/derive.ts';
import type { SceneFacts } from '../../engine/scenes/scene-facts.ts';
import { listed } from '../../engine/wording.ts';

/** `scenes` are those in which the group's members are the larger part of the speakers. */
export interface Thread {
  readonly name: string;
  readonly members: readonly string[];
  readonly scenes: readonly SceneFacts[];
}

/** A group needs this share of the talking scenes, and two of them, to be a thread. Ours. */
const leastShare = 0.06;

/** Groups of the speaking network (Louvain) with scenes of their own, most scenes first. */
export function threadsOf({ network, scenes, nameOf }: Derived): Thread[] {
  const talking = scenes.filter(({ speakers }) => speakers.length > 0);
  return network.communities
    .map((members): Thread => {
      const inGroup = ({ speakers }: SceneFacts): number => speakers.filter((id) => members.includes(id)).length;
      return {
        name: listed(members.slice(0, 2).map(nameOf)),
        members,
        scenes: talking.filter((scene) => inGroup(scene) / scene.speakers.length > 0.5),
      };
    })
    .filter(({ scenes: own }) => own.length >= 2 && own.length / talking.length >= leastShare)
    .sort((a, b) => b.scenes.length - a.scenes.length || (a.name < b.name ? -1 : 1));
}
