/** Card of question 11: what readers of the genre look for. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const genreSpecificAdviceCard: Card = {
  number: 11,
  id: 'genre-specific-advice',
  title: 'Genre Specific Advice',
  prompts: ['🎬 GENRE SPECIFIC ADVICE'],
  plan: 'advanced',
  dependsOnDetails: true,
};
