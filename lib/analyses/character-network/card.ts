/** X */
import type { Card } from '../question.ts';

export const characterNetworkCard: Card = {
  number: 7,
  id: 'character-network',
  title: 'Character Network',
  prompts: ['🕸️ Character Network'],
  plan: 'advanced',
  dependsOnDetails: false,
};
