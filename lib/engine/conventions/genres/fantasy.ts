/** What readers of fantasy expect. */

import { wonderWords } from '../../lexicons/convention-words.ts';
import { memoryMeasures } from '../../measures/memory-measures.ts';
import type { Convention } from '../convention.ts';
import { byMeasure } from '../measured-conventions.ts';
import { earlySign, steadySigns } from '../order-conventions.ts';
import { ruleSigns, wordSigns } from '../signs.ts';

export const fantasyConventions: readonly Convention[] = [
  /** Ours: within the first tenth something happens that cannot. */
  { id: 'fantasy-wonder', count: earlySign(wordSigns(wonderWords), 0.1) },
  /** Ours: magic without a price solves everything. */
  { id: 'fantasy-rule', count: earlySign(ruleSigns(wonderWords), 0.15) },
  /** Ours: at most one eighth of the script without a trace of it. */
  { id: 'fantasy-steady', count: steadySigns(wordSigns(wonderWords), { most: 0.125, fewest: 5 }) },
  /** Ours: a thing of power travels through the script. */
  { id: 'fantasy-things', count: byMeasure(memoryMeasures.returningObjects, 'high') },
];
