/** Question 14 as a view of the story graph: the base rate of released films of the genre, and what moves the cost. */
import { genreNames } from '../../engine/norms/genre-names.ts';
import { capitalised } from '../../engine/wording.ts';
import type { Story } from '../../story/story-graph.ts';
import { formatName, isEpisode } from '../format-words.ts';
import { certaintyOf } from '../genre-words.ts';
import { titleInText } from '../quoted-title.ts';
import { levelNames } from '../read/verdict-words.ts';
import type { PredictiveAnalysisFindings } from './card.ts';
import { baseRates, genrePlurals, hasBaseRate } from './chances.ts';
import { costDrivers, costParts, needsOf } from './cost-drivers.ts';
import * as words from './words.ts';

export const predictiveAnalysisParts = ['credits', 'genre', ...costParts] as const;
type PredictionStory = Pick<Story, (typeof predictiveAnalysisParts)[number]>;

/** Words alone name a genre where they are right of at least so many scripts in a hundred; else the rate is that of all films. Ours, the house's rule for what is said at all. */
const sureOf = 80;
const isSure = ({ from, likely }: Story['genre']): boolean =>
  from !== null && (from !== 'words' || (likely ?? 0) >= sureOf);

export function predictiveAnalysisView(story: PredictionStory): PredictiveAnalysisFindings {
  const { source, genre, credits } = story;
  const sure = isSure(genre) ? genre.ids : [];
  const known = sure.filter(hasBaseRate);
  const unknown = sure.filter((name) => !hasBaseRate(name)).map((name) => genreNames[name]);
  const [first = null] = known;
  const rate = baseRates(first).every;
  const films = first === null ? null : genrePlurals[first];
  return {
    low: rate.percent,
    high: rate.percent,
    of: words.rateOf(rate.films, films),
    reading: [
      words.caption(titleInText(credits), source.format.format === 'short'),
      ...(sure.length === 0 ? [words.openGenre] : []),
      ...(unknown.length > 0 ? [words.notFiled(unknown)] : []),
      ...(isEpisode(source.format) ? [words.episode(formatName(source.format))] : []),
    ],
    genre: { names: genre.ids.map((name) => genreNames[name]), certainty: certaintyOf(genre) },
    baseRates: [...known, null].map((one) => {
      const { percent, films: sample } = baseRates(one).every;
      return { label: one === null ? words.allFilms : capitalised(genrePlurals[one]), percent, sample };
    }),
    ...(credits.said.budget !== null && { budget: levelNames[credits.said.budget] }),
    drivers: costDrivers(story),
    needs: needsOf(story),
  };
}
