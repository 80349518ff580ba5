/** Finds the base rate a script's genre and budget stand on, and what moves its budget. Refuses to read success off the craft. */

import { genreStanding } from '../derived/genre-standing.ts';
import { formatName, formatReason, isEpisode } from '../measured-against.ts';
import { genreNames } from '../norms/genre-words.ts';
import { successModel } from '../norms/success-model.ts';
import type { AnalysisInput } from '../question.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import { counted, listed } from '../wording.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import {
  bandLabel,
  bandOf,
  bands,
  baseRates,
  budgetIn,
  covering,
  filmsInBand,
  genrePlurals,
  hasBaseRate,
  modelGenres,
  type Range,
  rangeFor,
} from './chances.ts';
import { costDrivers } from './cost-drivers.ts';

const [firstYear, lastYear] = successModel.years;

export function predictiveAnalysisEvidence({
  screenplay,
  derived,
  details,
}: AnalysisInput): PredictiveAnalysisFindings {
  const standing = genreStanding(derived, details);
  const known = standing.genres.filter(hasBaseRate);
  const compared = known.length > 0 ? known : [null];
  const dollars = budgetIn(details.other_inputs);
  const band = dollars === null ? null : bandOf(dollars);
  const rangeIn = (one: number | null): Range => covering(compared.map((genre) => rangeFor(genre, one)));
  const range = rangeIn(band);
  const title = quotedTitleOf({ details, screenplay });
  const unknown = standing.genres.filter((genre) => !hasBaseRate(genre)).map((genre) => genreNames[genre]);
  return {
    ...range,
    reading: [
      ...compared.map((genre) => rateSentence(genre, title)),
      ...(unknown.length > 0
        ? [
            `The film table files no ${listed(unknown)} of its own, so ${known.length > 0 ? 'that side is left out' : `${title} is compared with films of every genre`}.`,
          ]
        : []),
      rangeSentence(range, known, band, title),
      ...(isEpisode(derived)
        ? [
            `${title} is ${formatName(derived)}, ${formatReason(derived)}; an episode is not released and grosses nothing. Read the range as that of a film on its material.`,
          ]
        : []),
    ],
    genre: {
      names: standing.genres.map((genre) => genreNames[genre]),
      certainty: standing.certainty,
      text: standing.sentence,
      evidence: [...standing.evidence],
    },
    budget: { band, text: budgetSentence(title, dollars, band, rangeIn) },
    baseRates: [null, ...modelGenres]
      .filter((genre) => genre === null || known.length === 0 || known.includes(genre))
      .map((genre) => {
        const { every } = baseRates(genre);
        return {
          label: genre === null ? 'All films' : capitalisedPlural(genre),
          percent: every.percent,
          sample: every.films,
        };
      }),
    bands: bands.map((one) => ({
      label: bandLabel(one),
      films: filmsInBand(one),
      ...rangeIn(one),
      own: one === band,
    })),
    drivers: costDrivers(derived),
  };
}

const capitalisedPlural = (genre: (typeof modelGenres)[number]): string => {
  const plural = genrePlurals[genre];
  return plural.charAt(0).toUpperCase() + plural.slice(1);
};

function rateSentence(genre: (typeof modelGenres)[number] | null, title: string): string {
  const { every, abroad } = baseRates(genre);
  const films = genre === null ? 'films of every genre' : genrePlurals[genre];
  return `${title} is set beside ${every.films.toLocaleString('en-GB')} released ${films} (${firstYear} to ${lastYear}) with a published budget: ${every.percent} in 100 grossed at least twice it worldwide. Of the ${abroad.films.toLocaleString('en-GB')} among them with a foreign gross on record it was ${abroad.percent} in 100; the two ways of counting give ${every.percent} and ${abroad.percent}.`;
}

function rangeSentence({ low, high }: Range, known: readonly string[], band: number | null, title: string): string {
  const genre = known.length > 0 ? 'its genre' : 'no certain genre';
  const basis =
    band === null ? `${genre} ${known.length > 0 ? 'alone' : 'and no budget'}` : `${genre} and the budget you gave`;
  return `For a film like ${title}, judged by ${basis}, that is a chance of ${low} to ${high} in 100.`;
}

function budgetSentence(
  title: string,
  dollars: number | null,
  band: number | null,
  rangeIn: (band: number) => Range,
): string {
  if (dollars !== null && band !== null)
    return `The details name a budget of $${Math.round(dollars).toLocaleString('en-GB')} for ${title}; in dollars of 2013 that is ${bandLabel(band)}.`;
  const ranges = bands.map((one) => ({ one, ...rangeIn(one) }));
  const best = ranges.reduce((top, range) => (range.low + range.high > top.low + top.high ? range : top));
  const same = ranges.filter(({ low, high }) => low === best.low && high === best.high);
  const others = ranges.length - same.length;
  if (others === 0) return `For ${title} a budget would change nothing: ${best.low} to ${best.high} in every band.`;
  const labels = listed(same.map(({ one }) => bandLabel(one))).replace(/ and ([^,]*)$/, ' or $1');
  return `For ${title} a budget ${labels.startsWith('$') ? 'of ' : ''}${labels} would put the range at ${best.low} to ${best.high}; the other ${counted(others, 'band')} ${others === 1 ? 'lies' : 'lie'} lower.`;
}
