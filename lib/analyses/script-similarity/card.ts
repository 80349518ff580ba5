/** Card of question 10: produced films the script stands near to. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const scriptSimilarityCard: Card = {
  number: 10,
  id: 'script-similarity',
  title: 'Script Similarity',
  prompts: ['🧬 Script Similarities'],
  plan: 'intermediate',
  dependsOnDetails: true,
};
