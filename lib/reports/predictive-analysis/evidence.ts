/** Finds the base rate of released films that a script's genre stands on, and what moves its cost. Refuses to read success off the pages. */

import type { AnalysisInput } from '../../engine/analysis-input.ts';
import { genreNames } from '../../engine/norms/genre-names.ts';
import { successModel } from '../../engine/norms/success-model.ts';
import { genreStanding } from '../../engine/tone/genre-standing.ts';
import { capitalised, listed } from '../../engine/wording.ts';
import { formatAndReason, isEpisode } from '../format-words.ts';
import { kindOf } from '../from-derived.ts';
import { quotedTitleOf } from '../quoted-title.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from './chances.ts';
import { costDrivers } from './cost-drivers.ts';

const [firstYear, lastYear] = successModel.years;

export function predictiveAnalysisEvidence({
  screenplay,
  derived,
  details,
}: AnalysisInput): PredictiveAnalysisFindings {
  const { genres, certainty, sentence } = genreStanding(screenplay, details);
  const known = genres.filter(hasBaseRate);
  const unknown = genres.filter((genre) => !hasBaseRate(genre)).map((genre) => genreNames[genre]);
  const [genre = null] = known;
  const title = quotedTitleOf({ details, screenplay });
  const { percent } = baseRates(genre).every;
  const compared = known.length === 0 ? [null, ...modelGenres] : [...known, null];
  return {
    low: percent,
    high: percent,
    reading: [
      captionOf(genre, certainty === 'open' ? `${title}, whose genre is open,` : title),
      ...(certainty === 'open' ? [] : [sentence]),
      ...(unknown.length > 0
        ? [
            `The film table files no ${listed(unknown)} of its own${known.length > 0 ? '' : ', so these are films of every genre'}.`,
          ]
        : []),
      ...(isEpisode(derived.format)
        ? [
            `${title} is ${formatAndReason(kindOf(derived))}; an episode is not released and grosses nothing. Read the figure as that of films on like material.`,
          ]
        : []),
    ],
    genre: {
      names: genres.map((one) => genreNames[one]),
      certainty,
      text: certainty === 'open' ? 'The genre is open.' : sentence,
      evidence: [],
    },
    baseRates: compared.map((one) => {
      const { every } = baseRates(one);
      return {
        label: one === null ? 'All films' : capitalised(genrePlurals[one]),
        percent: every.percent,
        sample: every.films,
      };
    }),
    drivers: costDrivers(derived),
  };
}

/** What the figure is: a rate of films, and of which. */
function captionOf(genre: (typeof modelGenres)[number] | null, title: string): string {
  const { every, abroad } = baseRates(genre);
  const films = genre === null ? 'films of every genre' : genrePlurals[genre];
  return `The base rate of released ${films}: of ${every.films.toLocaleString('en-GB')} with a published budget (${firstYear} to ${lastYear}) ${every.percent} in 100 grossed at least twice it worldwide, ${abroad.percent} of the ${abroad.films.toLocaleString('en-GB')} with a foreign gross on record; nothing on the pages of ${title} went into it.`;
}
