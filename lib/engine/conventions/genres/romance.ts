/** What readers of romance expect. */
import type { Convention } from '../convention.ts';
import { withinGenre } from '../measured-conventions.ts';
import { pairApart, pairCloses, pairMeets } from '../people-conventions.ts';

export const romanceConventions: readonly Convention[] = [
  /** Ours: until they are in one room there is nothing to hope for. */
  { id: 'romance-meet', count: pairMeets(0.25) },
  /** Ours: the most a reader will wait, the separation before the end included. */
  { id: 'romance-apart', count: pairApart(0.2) },
  /** Ours: the last tenth owes an answer, happy or not. */
  { id: 'romance-close', count: pairCloses },
  /** Produced romances: people in love interrupt each other. */
  { id: 'romance-speeches', count: withinGenre('romance', 'wordsPerSpeech', 'high') },
];
