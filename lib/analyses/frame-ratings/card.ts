/** X */
import type { Card } from '../question.ts';

export const frameRatingsCard: Card = {
  number: 1,
  id: 'frame-ratings',
  title: 'FRAME Ratings',
  prompts: ['⭐ FRAME CALIBER · FRAME Ratings'],
  plan: 'basic',
  dependsOnDetails: false,
};
