/** Card of question 6: what the script could become, on paper and on a screen. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const scriptPotentialCard: Card = {
  number: 6,
  id: 'script-potential',
  title: 'Script Potential',
  prompts: ['🚀 Script Potential'],
  plan: 'basic',
  dependsOnDetails: true,
};
