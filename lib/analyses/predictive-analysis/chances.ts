/** Looks up base rates and ranges in the success model. Refuses decimals, and chances the back-test doesn't carry. */
import type { ProducedGenre } from '../norms/quick-parser-norms.ts';
import { successModel } from '../norms/success-model.ts';

/** Whole percent. */
export interface Range {
  readonly low: number;
  readonly high: number;
}

/** In how many of 100 `films` the worldwide gross was at least twice the budget. */
export interface BaseRate {
  readonly percent: number;
  readonly films: number;
}

const { everyFilm, soldAbroad, bandEnds } = successModel;
type ModelGenre = keyof typeof everyFilm.byGenre;

/** No range leaves these bounds: beyond them the back-test shows no skill (research: clamp to 25-60 %). */
const lowest = 25;
const highest = 60;
const narrowest = 5;

/** Plural names in a sentence; a genre without one has no base rate of its own in the film table. */
export const genrePlurals: Readonly<Record<ModelGenre, string>> = {
  action: 'action films',
  adventure: 'adventure films',
  comedy: 'comedies',
  drama: 'dramas',
  fantasy: 'fantasy films',
  horror: 'horror films',
  romance: 'romantic comedies',
  scifi: 'science fiction films',
  thriller: 'thrillers',
};
export const modelGenres: readonly ModelGenre[] = [
  'action',
  'adventure',
  'comedy',
  'drama',
  'fantasy',
  'horror',
  'romance',
  'scifi',
  'thriller',
];

/** The film table knows no crime films and no animation of their own. */
export const hasBaseRate = (genre: ProducedGenre): genre is ModelGenre => modelGenres.some((known) => known === genre);

/** `every` counts a film without a foreign gross at its US gross (too low), `abroad` leaves such films out (too high). Null: all genres. */
export function baseRates(genre: ModelGenre | null): { every: BaseRate; abroad: BaseRate } {
  return genre === null
    ? { every: everyFilm.all, abroad: soldAbroad.all }
    : { every: everyFilm.byGenre[genre], abroad: soldAbroad.byGenre[genre] };
}

/**
 * The range for a genre and budget band (either may be null). Its lower end is the rate among all films, moved by the model's weight of
 * the band when it is known; its upper end adds what leaving out films without a foreign gross adds. Only the model of all films is
 * used: the other one's back-test was no better than its base rate.
 */
export function rangeFor(genre: ModelGenre | null, band: number | null): Range {
  const { every, abroad } = baseRates(genre);
  const low = band === null ? every.percent : movedByBand(every.percent, band);
  return clamped({ low, high: low + Math.max(0, abroad.percent - every.percent) });
}

/** A base rate shifted, on the log-odds scale, by how far the band's weight lies from the average band's. */
function movedByBand(percent: number, band: number): number {
  const weights: Readonly<Record<string, number>> = everyFilm.weights;
  const weightOf = (one: number): number => weights[`band${one}`] ?? 0;
  const average = bands.reduce((sum, one) => sum + weightOf(one) * filmsInBand(one), 0) / everyFilm.films;
  const logOdds = Math.log(percent / (100 - percent)) + weightOf(band) - average;
  return 100 / (1 + Math.exp(-logOdds));
}

/** Rounded to fives, inside the bounds, at least five wide. */
export function clamped({ low, high }: Range): Range {
  const bound = (value: number): number => Math.min(highest, Math.max(lowest, Math.round(value / 5) * 5));
  const [from, to] = [bound(low), bound(high)];
  if (to - from >= narrowest) return { low: from, high: to };
  return to < highest ? { low: from, high: from + narrowest } : { low: to - 2 * narrowest, high: to };
}

/** The range that covers all of them. */
export const covering = (ranges: readonly Range[]): Range => ({
  low: Math.min(...ranges.map(({ low }) => low)),
  high: Math.max(...ranges.map(({ high }) => high)),
});

/** 'under $5 million', '$5 to 20 million', 'over $100 million'. */
export function bandLabel(band: number): string {
  const [from, to] = [bandEnds[band - 1], bandEnds[band]];
  if (from === undefined) return `under $${to} million`;
  return to === undefined ? `over $${from} million` : `$${from} to ${to} million`;
}
export const bands: readonly number[] = [...bandEnds.keys(), bandEnds.length];
export const filmsInBand = (band: number): number => everyFilm.byBand[band]?.films ?? 0;

/** A dollar of 2025 is worth 72 cents of 2013, by US consumer prices. */
const dollarsOf2013 = 0.72;

/** The band of a budget in dollars of today. */
export function bandOf(dollars: number): number {
  const index = bandEnds.findIndex((end) => dollars * dollarsOf2013 < end * 1e6);
  return index < 0 ? bandEnds.length : index;
}

/** A budget written in the details' free text, in US dollars: 'Budget: $12 million', 'budget 800k'; null when none or in another currency. */
export function budgetIn(text: string): number | null {
  const match =
    /\bbudget\b[^\d\n€£₹]{0,24}?(?:US)?\$?\s?(\d[\d,]*(?:\.\d+)?)\s*(k|m|mn|thousand|million)?\b(?!\s*(?:pages|days|weeks|euros?|pounds?|rupees?|crores?|lakhs?))/i.exec(
      text,
    );
  if (!match?.[1]) return null;
  const unit = { k: 1e3, thousand: 1e3, m: 1e6, mn: 1e6, million: 1e6 }[(match[2] ?? '').toLowerCase()] ?? 1;
  const dollars = Number(match[1].replace(/,/g, '')) * unit;
  return dollars >= 1000 ? dollars : null;
}
