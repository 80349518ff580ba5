/** Counts how the script is built: the zones where produced films turn and the turns that the writer has set, the acts that it marks, its sequences, its pace. */
import type { Corrections } from '../../contract/corrections.ts';
import type { Structure, TurnZone } from '../../story/structure.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import type { Derived } from '../derive.ts';
import { type TurningPointZone, turningPointZones } from '../norms/turning-points.ts';
import { markedActsOf } from './marked-acts.ts';
import { pacingOf } from './pacing.ts';
import { setTurn, turnKeys, turnNames } from './place-turns.ts';
import { sequencesOf } from './sequences.ts';

/** Scenes from which zones and acts can be told apart. */
export const fewestScenes = 5;

export function countStructure({
  screenplay,
  derived,
  corrections,
}: Pick<AnalysisInput, 'screenplay' | 'derived' | 'corrections'>): Structure {
  const pageCount = Math.max(1, screenplay.pageCount);
  const turns = turningPointZones.map((zone) => turnOf(zone, derived, pageCount, corrections));
  if (derived.scenes.length < fewestScenes)
    return { turns: turns.filter(({ set }) => set !== null), acts: [], sequences: [], pacing: null };
  return {
    turns,
    acts: markedActsOf(derived),
    sequences: sequencesOf(derived, pageCount),
    pacing: pacingOf(derived),
  };
}

function turnOf(
  { name, mean, deviation }: TurningPointZone,
  derived: Derived,
  pageCount: number,
  corrections: Corrections,
): TurnZone {
  const pageAt = (hundredth: number): number =>
    Math.min(pageCount, Math.max(1, Math.floor((hundredth / 100) * derived.pages) + 1));
  const fromPage = pageAt(mean - deviation);
  const toPage = pageAt(Math.min(100, mean + deviation));
  const key = turnKeys.find((each) => turnNames[each] === name);
  return {
    turn: name,
    mean,
    fromPage,
    toPage,
    set: key === undefined ? null : setTurn(corrections, key),
  };
}
