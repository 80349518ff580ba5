/** Card of question 13: where the turns stand. Browser-safe; the analysis is not part of it. */
import type { Card } from '../question.ts';

export const storyStructureCard: Card = {
  number: 13,
  id: 'story-structure',
  title: 'Story Structure',
  prompts: ['🏗️ Story Structure'],
  plan: 'basic',
  dependsOnDetails: false,
};
