/** Counts the CALIBER ratings. Refuses to fill in a parameter that could not be measured. */
import { rate } from '../measures/rate.ts';
import type { AnalysisInput } from '../question.ts';
import type { CaliberRatingsFindings } from './card.ts';
import { caliberParameters } from './parameters.ts';

export function caliberRatingsEvidence({ derived }: AnalysisInput): CaliberRatingsFindings {
  const CALIBER: CaliberRatingsFindings['CALIBER'] = {};
  for (const parameter of caliberParameters) {
    const rating = rate(parameter, derived);
    if (rating) CALIBER[parameter.name] = rating;
  }
  const unrated = caliberParameters.map(({ name }) => name).filter((name) => !CALIBER[name]);
  return {
    CALIBER,
    notes: {
      basis: 'counted',
      short: derived.short,
      english: derived.english,
      pages: Number(derived.pages.toFixed(1)),
      unrated,
    },
  };
}
