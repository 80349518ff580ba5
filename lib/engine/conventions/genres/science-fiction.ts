/** What readers of science fiction expect. */

import { futureWords } from '../../lexicons/convention-words.ts';
import type { Convention } from '../convention.ts';
import { earlySign } from '../order-conventions.ts';
import { ruleSigns, wordSigns } from '../signs.ts';

export const scienceFictionConventions: readonly Convention[] = [
  /** Ours: within the first twentieth we see that this is not our day. */
  { id: 'scifi-image', count: earlySign(wordSigns(futureWords), 0.05) },
  /** Ours: readers accept any rule stated in the first eighth and doubt one that arrives when it is needed. */
  { id: 'scifi-rule', count: earlySign(ruleSigns(futureWords), 0.125) },
];
