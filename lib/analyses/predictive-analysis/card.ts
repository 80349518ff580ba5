/** Card of question 14: base rates of success, as a range. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const predictiveAnalysisCard: Card = {
  number: 14,
  id: 'predictive-analysis',
  title: 'Predictive Analysis',
  prompts: ['📈 Success Prediction'],
  plan: 'basic',
  dependsOnDetails: true,
};
