/** Measures the acts: those the script marks, else cut at the candidate scenes. Refuses an act without a scene. */
import type { Derived } from '../derived/derive.ts';
import type { SceneFacts } from '../derived/scene-facts.ts';
import { sum } from '../derived/statistics.ts';
import type { StoryStructureFindings } from './card.ts';

type Act = StoryStructureFindings['acts'][number];

/** Ends of the acts by the mean turns: one ends at the change of plans, two at the major setback. */
const actEnds: readonly (readonly [name: string, from: number, to: number])[] = [
  ['One: up to the change of plans', 0, 33],
  ['Two: up to the major setback', 33, 74],
  ['Three: to the end', 74, 100],
];

/** Acts run from candidate to candidate, so their shares show where this script's own candidates stand. */
export function actsOf(derived: Derived): Act[] {
  const { scenes, keyScenes } = derived;
  const startOf = (name: string, otherwise: number): number => {
    const found = keyScenes.find(({ zone }) => zone.name === name)?.scene.ordinal;
    return found ?? scenes.find(({ start }) => start >= otherwise / 100)?.ordinal ?? scenes.length;
  };
  const second = startOf('Change of plans', 33);
  const third = Math.max(second + 1, startOf('Major setback', 74));
  const groups = [
    scenes.filter(({ ordinal }) => ordinal < second),
    scenes.filter(({ ordinal }) => ordinal >= second && ordinal < third),
    scenes.filter(({ ordinal }) => ordinal >= third),
  ];
  return actEnds.flatMap(([name, from, to], index) =>
    actOf(name, to - from, groups[index] ?? [], index === 0 ? 0 : null, groups[index + 1]?.[0]?.start ?? 1, derived),
  );
}

/** The parts as the writer marks them. */
export const markedActsOf = (derived: Derived): Act[] =>
  derived.parts.flatMap(({ name, scenes }, index) =>
    actOf(name, null, scenes, null, derived.parts[index + 1]?.scenes[0]?.start ?? 1, derived),
  );

/** One act over its scenes, from `begin` (by itself the start of the first scene) to `end`, both 0 to 1; none without scenes. */
function actOf(
  name: string,
  usual: number | null,
  own: readonly SceneFacts[],
  from: number | null,
  end: number,
  { pages }: Derived,
): Act[] {
  const [first] = own;
  const last = own.at(-1);
  if (!first || !last) return [];
  const begin = from ?? first.start;
  const talk = sum(own.map(({ talkWords }) => talkWords));
  const words = talk + sum(own.map(({ actionWords }) => actionWords));
  return [
    {
      name,
      pages: last.lastPage > first.page ? `${first.page}-${last.lastPage}` : `${first.page}`,
      share: Math.round(100 * (end - begin)),
      usual,
      scenes: own.length,
      meanScene: Number((((end - begin) * pages) / own.length).toFixed(2)),
      talk: Math.round((100 * talk) / Math.max(1, words)),
    },
  ];
}
