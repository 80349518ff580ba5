/** Which of a script's turns the overview tells where there is no room for all: those that the reading's notes hang on, over the whole length. */
import type { PointRead } from '../../story/read/point-read.ts';
import type { BeatRead } from '../../story/read/shape-read.ts';

/** What a turn weighs that no note cites. */
const unborne = 1;
/** How much a turn bears: the weight of the notes, for and against, that cite the scene in which it turns; the writer's own word outweighs all. */
const borne = ({ said, by }: BeatRead, points: readonly PointRead[]): number => {
  if (by !== undefined) return Number.MAX_SAFE_INTEGER;
  const scene = said.cites[0]?.scene;
  return points
    .filter((point) => point.said.cites.some((cite) => cite.scene === scene))
    .reduce((sum, { weight }) => sum + weight, unborne);
};

/** The turns that the notes hang on, but not all of them in one place: one that stands near a chosen one counts for less, by its share of the stretch that each would have if all stood evenly. Of equals the later, for an ending outweighs what leads to it. In the script's order. */
export function tellingTurns(beats: readonly BeatRead[], points: readonly PointRead[], most: number): BeatRead[] {
  const inOrder = beats.filter(({ said }) => said.cites.length > 0).toSorted((a, b) => a.position - b.position);
  const told: BeatRead[] = [];
  const worth = (beat: BeatRead): number => {
    const away = Math.min(...told.map(({ position }) => Math.abs(position - beat.position)));
    return borne(beat, points) * Math.min(1, away * most);
  };
  while (told.length < Math.min(most, inOrder.length)) {
    const [next] = inOrder
      .filter((beat) => !told.includes(beat))
      .map((beat) => ({ beat, worth: worth(beat) }))
      .toSorted((a, b) => b.worth - a.worth || b.beat.position - a.beat.position);
    if (next === undefined) break;
    told.push(next.beat);
  }
  return inOrder.filter((beat) => told.includes(beat));
}
