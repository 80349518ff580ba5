/** Card of question 9: slips of continuity, format and logic. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const flawDetectionCard: Card = {
  number: 9,
  id: 'flaw-detection',
  title: 'Flaw Detection',
  prompts: ['🔍 FLAW DETECTION'],
  plan: 'intermediate',
  dependsOnDetails: false,
};
