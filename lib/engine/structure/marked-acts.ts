/** Measures the acts that the script marks. An act without a scene is left out. */
import type { StoryAct } from '../../story/structure.ts';
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { sum } from '../text/statistics.ts';

/** The parts as the writer marks them. */
export const markedActsOf = (derived: Derived): StoryAct[] =>
  derived.parts.flatMap(({ name, scenes }, index) =>
    actOf(name, scenes, derived.parts[index + 1]?.scenes[0]?.start ?? 1, derived),
  );

/** One act over its scenes, to `end` (0 to 1); none without scenes. */
function actOf(name: string, own: readonly SceneFacts[], end: number, { pages }: Derived): StoryAct[] {
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return [];
  const begin = first.start;
  const talk = sum(own.map(({ talkWords }) => talkWords));
  const words = talk + sum(own.map(({ actionWords }) => actionWords));
  return [
    {
      name,
      firstPage: first.page,
      lastPage: last.lastPage,
      share: Math.round(100 * (end - begin)),
      scenes: own.length,
      meanScene: Number((((end - begin) * pages) / own.length).toFixed(2)),
      talk: Math.round((100 * talk) / Math.max(1, words)),
    },
  ];
}
