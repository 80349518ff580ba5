/** What readers of adventure expect. */

import { questWords } from '../../lexicons/convention-words.ts';
import { paceMeasures } from '../../measures/pace-measures.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, withinGenre } from '../measured-conventions.ts';
import { earlySign, steadySigns } from '../order-conventions.ts';
import { setPieceSigns, wordSigns } from '../signs.ts';

export const adventureConventions: readonly Convention[] = [
  /** Ours: readers set out once they know where to. */
  { id: 'adventure-goal', count: earlySign(wordSigns(questWords), 0.2) },
  /** Ours: counted as cuts that go to another place. */
  { id: 'adventure-places', count: byMeasure(paceMeasures.placeChange, 'high') },
  /** Produced adventure scripts: the smallest share of interiors of ten genres. */
  { id: 'adventure-outside', count: withinGenre('adventure', 'interiorShare', 'high') },
  /** Ours: one trial by force in every sixth of the script. */
  { id: 'adventure-trials', count: steadySigns(setPieceSigns, { most: 0.18, fewest: 3 }) },
];
