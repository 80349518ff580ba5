/** Counts the FRAME ratings. Refuses to fill in a parameter that could not be measured. */
import { rate } from '../measures/rate.ts';
import type { AnalysisInput } from '../question.ts';
import type { FrameRatingsFindings } from './card.ts';
import { frameParameters } from './parameters.ts';

export function frameRatingsEvidence({ derived }: AnalysisInput): FrameRatingsFindings {
  const FRAME: FrameRatingsFindings['FRAME'] = {};
  for (const parameter of frameParameters) {
    const rating = rate(parameter, derived);
    if (rating) FRAME[parameter.name] = rating;
  }
  const unrated = frameParameters.map(({ name }) => name).filter((name) => !FRAME[name]);
  return {
    FRAME,
    notes: {
      basis: 'counted',
      short: derived.short,
      english: derived.english,
      pages: Number(derived.pages.toFixed(1)),
      unrated,
    },
  };
}
