/** Card of question 15: where it plays and where it could be shot. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const locationAnalysisCard: Card = {
  number: 15,
  id: 'location-analysis',
  title: 'Location Analysis',
  prompts: ['🗺️ Location Analysis'],
  plan: 'advanced',
  dependsOnDetails: true,
};
