/** X */
import type { Card } from '../question.ts';

export const strengthsAndWeaknessesCard: Card = {
  number: 3,
  id: 'strengths-and-weaknesses',
  title: 'Strengths and Weaknesses',
  prompts: ['💪 Strengths', '🛠️ Weaknesses'],
  plan: 'basic',
  dependsOnDetails: false,
};
