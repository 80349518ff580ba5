/** Which of a rating's measures raised it most and which lowered it most. */
import type { StoryMeasure } from '../../story/measure.ts';

export interface Reasons {
  readonly raised: StoryMeasure | null;
  readonly lowered: StoryMeasure | null;
}

/** Scores of 1 to 10 from which a measure raised a rating, and up to which it lowered it; between them it did neither. */
const raising = 6.5;
const lowering = 4.5;

export function reasonsOf(measures: readonly StoryMeasure[]): Reasons {
  // How long a script is, anybody sees: it counts, and is no reason to tell.
  const byScore = measures.filter(({ id }) => id !== 'length').sort((a, b) => b.score - a.score);
  const [best] = byScore;
  const worst = byScore.at(-1);
  return {
    raised: best && best.score >= raising ? best : null,
    lowered: worst && worst.score <= lowering ? worst : null,
  };
}
