/** What readers of horror expect. */
import { threatWords } from '../../lexicons/convention-words.ts';
import type { Convention } from '../convention.ts';
import { nights, withinGenre } from '../measured-conventions.ts';
import { earlySign, steadySigns } from '../order-conventions.ts';
import { alone } from '../people-conventions.ts';
import { wordAndTurnSigns } from '../signs.ts';

export const horrorConventions: readonly Convention[] = [
  /** Ours: a reader who came to be frightened waits about ten pages. */
  { id: 'horror-first-threat', count: earlySign(wordAndTurnSigns(threatWords, 'horror'), 0.1) },
  /** Ours: dread drains out of long safe stretches; one eighth of the script (15 pages of 120) at most. */
  {
    id: 'horror-steady-threat',
    count: steadySigns(wordAndTurnSigns(threatWords, 'horror'), { most: 0.125, fewest: 5 }),
  },
  /** Ours: fear works on the one who has nobody to ask. */
  { id: 'horror-alone', count: alone(0.125) },
  /** Produced horror's share of night headings is a third above that of all. */
  { id: 'horror-night', count: nights('horror') },
  /** Produced horror: its share of spoken words lies well below that of all; people who talk are not listening for the noise. */
  { id: 'horror-shown', count: withinGenre('horror', 'dialogueShare', 'high') },
];
