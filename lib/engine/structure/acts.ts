/** Measures the acts: those the script marks, else cut at the candidate scenes. An act without a scene is left out. */
import type { StoryAct } from '../../story/structure.ts';
import type { Derived } from '../derive.ts';
import type { SceneFacts } from '../scenes/scene-facts.ts';
import { sum } from '../text/statistics.ts';

/** Where the acts border on each other by the mean turns, in hundredths: the change of plans and the major setback. */
const borders = [0, 33, 74, 100] as const;

/** Acts run from candidate to candidate, so their shares show where this script's own candidates stand. */
export function actsOf(derived: Derived): StoryAct[] {
  const { scenes, keyScenes } = derived;
  const startOf = (name: string, otherwise: number): number => {
    const found = keyScenes.find(({ zone }) => zone.name === name)?.scene.ordinal;
    return found ?? scenes.find(({ start }) => start >= otherwise / 100)?.ordinal ?? scenes.length;
  };
  const second = startOf('Change of plans', borders[1]);
  const third = Math.max(second + 1, startOf('Major setback', borders[2]));
  const groups = [
    scenes.filter(({ ordinal }) => ordinal < second),
    scenes.filter(({ ordinal }) => ordinal >= second && ordinal < third),
    scenes.filter(({ ordinal }) => ordinal >= third),
  ];
  return groups.flatMap((own, index) => {
    const usual = (borders[index + 1] ?? 100) - (borders[index] ?? 0);
    const named = { marked: null, number: index + 1, usual };
    return actOf(named, own, index === 0 ? 0 : null, groups[index + 1]?.[0]?.start ?? 1, derived);
  });
}

/** The parts as the writer marks them. */
export const markedActsOf = (derived: Derived): StoryAct[] =>
  derived.parts.flatMap(({ name, scenes }, index) => {
    const named = { marked: name, number: null, usual: null };
    return actOf(named, scenes, null, derived.parts[index + 1]?.scenes[0]?.start ?? 1, derived);
  });

/** One act over its scenes, from `from` (by itself the start of the first scene) to `end`, both 0 to 1; none without scenes. */
function actOf(
  named: Pick<StoryAct, 'marked' | 'number' | 'usual'>,
  own: readonly SceneFacts[],
  from: number | null,
  end: number,
  { pages }: Derived,
): StoryAct[] {
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return [];
  const begin = from ?? first.start;
  const talk = sum(own.map(({ talkWords }) => talkWords));
  const words = talk + sum(own.map(({ actionWords }) => actionWords));
  return [
    {
      ...named,
      firstPage: first.page,
      lastPage: last.lastPage,
      share: Math.round(100 * (end - begin)),
      scenes: own.length,
      meanScene: Number((((end - begin) * pages) / own.length).toFixed(2)),
      talk: Math.round((100 * talk) / Math.max(1, words)),
    },
  ];
}
