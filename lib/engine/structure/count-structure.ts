/** Counts how the script is built: the zones where produced films turn with this script's candidates, its acts, its pace. */
import { characterId, sceneId } from '../../story/ids.ts';
import type { Structure, TurnZone } from '../../story/structure.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type TurningPointZone, turningPointZones, zoneReach } from '../norms/turning-points.ts';
import { tellingAction, tellingLine } from '../scenes/telling-lines.ts';
import { actsOf, markedActsOf } from './acts.ts';
import { pacingOf } from './pacing.ts';

/** Scenes from which zones and acts can be told apart. */
export const fewestScenes = 5;

export function countStructure({ screenplay, derived }: AnalysisInput): Structure {
  if (derived.scenes.length < fewestScenes) return { turns: [], acts: [], pacing: null };
  const pageCount = Math.max(1, screenplay.pageCount);
  const told = new Set<string>();
  return {
    turns: turningPointZones.map((zone) => turnOf(zone, derived, pageCount, told)),
    acts: derived.parts.length > 0 ? markedActsOf(derived) : actsOf(derived),
    pacing: pacingOf(derived),
  };
}

/** `told` are quotes that an earlier zone shows: none is shown twice. */
function turnOf(zone: TurningPointZone, derived: Derived, pageCount: number, told: Set<string>): TurnZone {
  const pageAt = (hundredth: number): number =>
    Math.min(pageCount, Math.max(1, Math.floor((hundredth / 100) * derived.pages) + 1));
  return {
    turn: zone.name,
    mean: zone.mean,
    goldShare: zone.goldShare,
    fromPage: pageAt(zone.mean - zoneReach),
    toPage: pageAt(Math.min(100, zone.mean + zoneReach)),
    candidate: candidateOf(zone, derived, told),
  };
}

function candidateOf(zone: TurningPointZone, derived: Derived, told: Set<string>): TurnZone['candidate'] {
  const scene = derived.keyScenes.find((one) => one.zone === zone)?.scene;
  if (!scene) return null;
  const line = tellingLine(scene, derived, told);
  const action = tellingAction(scene, derived, told);
  if (line) told.add(line.evidence.quote);
  if (action) told.add(action.quote);
  const lengths = derived.scenes.map(({ pages }) => pages).sort((a, b) => b - a);
  return {
    scene: sceneId(scene.ordinal),
    lengthRank: lengths.indexOf(scene.pages) + 1,
    action,
    line: line && { speakers: line.speakers.map(characterId), cite: line.evidence },
  };
}
