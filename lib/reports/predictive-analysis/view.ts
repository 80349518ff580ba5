/** Question 14 as a view of the story graph: the base rate of released films of the genre, and what moves the cost. */
import { genreNames } from '../../engine/norms/genre-names.ts';
import { successModel } from '../../engine/norms/success-model.ts';
import { capitalised } from '../../engine/wording.ts';
import type { Story } from '../../story/story-graph.ts';
import { isEpisode } from '../format-words.ts';
import { genreSentence } from '../genre-words.ts';
import { titleInText } from '../quoted-title.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import { baseRates, genrePlurals, hasBaseRate, modelGenres } from './chances.ts';
import { costDrivers, costParts } from './cost-drivers.ts';
import * as words from './words.ts';

export const predictiveAnalysisParts = ['credits', 'genre', ...costParts] as const;
type PredictionStory = Pick<Story, (typeof predictiveAnalysisParts)[number]>;

export function predictiveAnalysisView(story: PredictionStory): PredictiveAnalysisFindings {
  const { source, genre } = story;
  const known = genre.ids.filter(hasBaseRate);
  const unknown = genre.ids.filter((name) => !hasBaseRate(name)).map((name) => genreNames[name]);
  const isOpen = genre.from === null;
  const [first = null] = known;
  const title = titleInText(story.credits);
  const rates = baseRates(first);
  const films = first === null ? null : genrePlurals[first];
  const compared = known.length === 0 ? [null, ...modelGenres] : [...known, null];
  return {
    low: rates.every.percent,
    high: rates.every.percent,
    reading: [
      words.caption(rates, films, isOpen ? words.openTitle(title) : title, successModel.years),
      ...(isOpen ? [] : [genreSentence(genre)]),
      ...(unknown.length > 0 ? [words.notFiled(unknown, known.length === 0)] : []),
      ...(isEpisode(source.format) ? [words.episode(title, source)] : []),
    ],
    genre: {
      names: genre.ids.map((name) => genreNames[name]),
      certainty: isOpen ? 'open' : 'given',
      text: isOpen ? words.openGenre : genreSentence(genre),
      evidence: [],
    },
    baseRates: compared.map((one) => {
      const { every } = baseRates(one);
      return {
        label: one === null ? words.allFilms : capitalised(genrePlurals[one]),
        percent: every.percent,
        sample: every.films,
      };
    }),
    drivers: costDrivers(story),
  };
}
