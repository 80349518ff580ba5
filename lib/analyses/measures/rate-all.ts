/** Rates every parameter of one table and notes how it was done. Refuses to fill in a parameter that could not be measured: it is named as unrated. */
import type { Derived } from '../derived/derive.ts';
import { measuredAgainst } from '../measured-against.ts';
import { type Parameter, rate } from './rate.ts';
import type { RatingFinding, RatingNotes } from './rating-schema.ts';

/** `ratings` by parameter name, in the order of `parameters`; an unrated one is absent. */
export function rateAll(
  parameters: readonly Parameter[],
  derived: Derived,
): { ratings: Record<string, RatingFinding>; notes: RatingNotes } {
  const rated = parameters.flatMap((parameter) => {
    const rating = rate(parameter, derived);
    return rating ? [[parameter.name, rating] as const] : [];
  });
  const ratings = Object.fromEntries(rated);
  return {
    ratings,
    notes: {
      basis: 'counted',
      against: measuredAgainst(derived),
      english: derived.english,
      pages: Number(derived.pages.toFixed(1)),
      unrated: parameters.map(({ name }) => name).filter((name) => !(name in ratings)),
    },
  };
}
