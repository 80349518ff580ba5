/** Counts the CALIBER ratings. */
import { rateAll } from '../measures/rate-all.ts';
import type { AnalysisInput } from '../question.ts';
import type { CaliberRatingsFindings } from './card.ts';
import { caliberParameters } from './parameters.ts';

export function caliberRatingsEvidence({ derived }: AnalysisInput): CaliberRatingsFindings {
  const { ratings, notes } = rateAll(caliberParameters, derived);
  return { CALIBER: ratings, notes };
}
