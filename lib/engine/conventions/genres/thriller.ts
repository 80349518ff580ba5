/** What readers of thrillers expect. */

import { crimeWords, threatWords } from '../../lexicons/convention-words.ts';
import { paceMeasures } from '../../measures/pace-measures.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, withinGenre } from '../measured-conventions.ts';
import { earlySign, steadySigns } from '../order-conventions.ts';
import { clockSigns, wordAndTurnSigns } from '../signs.ts';

export const thrillerConventions: readonly Convention[] = [
  /** Ours: in 93 of 100 produced films the first turn lies between 5 and 25% (own measurement); a thriller's is a danger, so it is smelt before. */
  {
    id: 'thriller-danger',
    count: earlySign(wordAndTurnSigns(new Set([...threatWords, ...crimeWords]), 'thriller'), 0.125),
  },
  /** Ours: a time by which it will be too late makes every scene a spent minute. */
  { id: 'thriller-clock', count: earlySign(clockSigns, 0.33) },
  /** Ours: a limit that goes unmentioned for more than a third of the script is forgotten. */
  { id: 'thriller-clock-kept', count: steadySigns(clockSigns, { most: 0.34, fewest: 2 }) },
  /** Ours: a thriller is read for the next page. */
  { id: 'thriller-open', count: byMeasure(paceMeasures.openEndings, 'high') },
  /** Produced thrillers: their scenes are a little shorter than those of all. */
  { id: 'thriller-scene-length', count: withinGenre('thriller', 'wordsPerScene', 'high') },
];
