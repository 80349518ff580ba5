/** Counts how the script is built: the zones where produced films turn, the acts that it marks, its pace. */
import { sceneId } from '../../story/ids.ts';
import type { Structure, TurnZone } from '../../story/structure.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type TurningPointZone, turningPointZones } from '../norms/turning-points.ts';
import { markedActsOf } from './marked-acts.ts';
import { pacingOf } from './pacing.ts';

/** Scenes from which zones and acts can be told apart. */
export const fewestScenes = 5;

export function countStructure({ screenplay, derived }: Pick<AnalysisInput, 'screenplay' | 'derived'>): Structure {
  if (derived.scenes.length < fewestScenes) return { turns: [], acts: [], pacing: null };
  const pageCount = Math.max(1, screenplay.pageCount);
  return {
    turns: turningPointZones.map((zone) => turnOf(zone, derived, pageCount)),
    acts: markedActsOf(derived),
    pacing: pacingOf(derived),
  };
}

function turnOf({ name, mean, deviation }: TurningPointZone, derived: Derived, pageCount: number): TurnZone {
  const pageAt = (hundredth: number): number =>
    Math.min(pageCount, Math.max(1, Math.floor((hundredth / 100) * derived.pages) + 1));
  const fromPage = pageAt(mean - deviation);
  const toPage = pageAt(Math.min(100, mean + deviation));
  const [longest] = derived.scenes
    .filter(({ page }) => page >= fromPage && page <= toPage)
    .sort((a, b) => b.pages - a.pages);
  return { turn: name, mean, fromPage, toPage, longest: longest ? sceneId(longest.ordinal) : null };
}
