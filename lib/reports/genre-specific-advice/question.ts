/** Question 11: genre specific advice. */
import type { Question } from '../question.ts';
import { genreSpecificAdviceEntries } from './blocks.ts';
import { type GenreSpecificAdviceFindings, genreSpecificAdviceCard, genreSpecificAdviceFindings } from './card.ts';
import { genreSpecificAdviceEvidence } from './evidence.ts';

export const genreSpecificAdvice: Question<GenreSpecificAdviceFindings> = {
  card: genreSpecificAdviceCard,
  findings: genreSpecificAdviceFindings,
  evidence: genreSpecificAdviceEvidence,
  entries: genreSpecificAdviceEntries,
};
