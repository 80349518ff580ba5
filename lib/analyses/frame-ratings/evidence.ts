/** Counts the FRAME ratings. */
import { rateAll } from '../measures/rate-all.ts';
import type { AnalysisInput } from '../question.ts';
import type { FrameRatingsFindings } from './card.ts';
import { frameParameters } from './parameters.ts';

export function frameRatingsEvidence({ derived }: AnalysisInput): FrameRatingsFindings {
  const { ratings, notes } = rateAll(frameParameters, derived);
  return { FRAME: ratings, notes };
}
