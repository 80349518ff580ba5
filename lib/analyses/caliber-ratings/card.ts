/** X */
import type { Card } from '../question.ts';

export const caliberRatingsCard: Card = {
  number: 2,
  id: 'caliber-ratings',
  title: 'CALIBER Ratings',
  prompts: ['🎯 FRAME CALIBER · CALIBER Ratings'],
  plan: 'basic',
  dependsOnDetails: false,
};
