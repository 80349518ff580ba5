/** Card of question 8: the main characters one by one. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const characterAnalysisCard: Card = {
  number: 8,
  id: 'character-analysis',
  title: 'Character Analysis',
  prompts: ['👤 CHARACTER ANALYSIS'],
  plan: 'advanced',
  dependsOnDetails: true,
};
