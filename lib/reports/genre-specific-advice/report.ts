/** Question 11: genre specific advice. */
import type { Report } from '../report.ts';
import { genreSpecificAdviceEntries } from './blocks.ts';
import { type GenreSpecificAdviceFindings, genreSpecificAdviceCard, genreSpecificAdviceFindings } from './card.ts';
import { genreSpecificAdviceReading, underAdvice } from './reading.ts';
import { genreSpecificAdviceParts, genreSpecificAdviceView } from './view.ts';

export const genreSpecificAdvice: Report<(typeof genreSpecificAdviceParts)[number], GenreSpecificAdviceFindings> = {
  card: genreSpecificAdviceCard,
  parts: genreSpecificAdviceParts,
  data: genreSpecificAdviceFindings,
  view: genreSpecificAdviceView,
  entries: genreSpecificAdviceEntries,
  reading: genreSpecificAdviceReading,
  underReading: underAdvice,
};
