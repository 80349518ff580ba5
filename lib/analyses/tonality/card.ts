/** Card of question 5: which tones the script strikes and how steadily. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const tonalityCard: Card = {
  number: 5,
  id: 'tonality',
  title: 'Tonality',
  prompts: ['🎭 Tonality'],
  plan: 'basic',
  dependsOnDetails: false,
};
