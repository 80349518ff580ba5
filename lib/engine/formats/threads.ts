/** Finds story threads: groups of people who talk among themselves and have scenes of their own. */
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { listed } from '../wording.ts';

/** `members` are character ids; `scenes` are those in which they are the larger part of the speakers. */
interface Thread {
  readonly members: readonly string[];
  readonly scenes: readonly SceneFacts[];
}

/** A group needs this share of the talking scenes, and `fewestScenes` of them, to be a thread. Ours. */
const leastShare = 0.06;
const fewestScenes = 2;

/** Groups of the speaking network (Louvain) with scenes of their own, most scenes first. */
export function threadsOf({ network, scenes, nameOf }: Derived): Thread[] {
  const talking = scenes.filter(({ speakers }) => speakers.length > 0);
  const nameOfThread = ({ members }: Thread): string => listed(members.slice(0, 2).map(nameOf));
  return network.communities
    .map((members): Thread => {
      const inGroup = ({ speakers }: SceneFacts): number => speakers.filter((id) => members.includes(id)).length;
      return { members, scenes: talking.filter((scene) => inGroup(scene) / scene.speakers.length > 0.5) };
    })
    .filter(({ scenes: own }) => own.length >= fewestScenes && own.length / talking.length >= leastShare)
    .sort((a, b) => b.scenes.length - a.scenes.length || (nameOfThread(a) < nameOfThread(b) ? -1 : 1));
}
