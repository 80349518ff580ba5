/** What readers of romance expect. */
import { sayingMeasures } from '../../measures/saying-measures.ts';
import { isRefusal } from '../../text/speech-kinds.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, talkWithout, withinGenre } from '../measured-conventions.ts';
import { pairApart, pairCloses, pairMeets } from '../people-conventions.ts';

export const romanceConventions: readonly Convention[] = [
  /** Ours: until they are in one room there is nothing to hope for. */
  { id: 'romance-meet', count: pairMeets(0.25) },
  /** Ours: the most a reader will wait, the separation before the end included. */
  { id: 'romance-apart', count: pairApart(0.2) },
  /** Ours: the last tenth owes an answer, happy or not. */
  { id: 'romance-close', count: pairCloses },
  /** Ours: two people who agree are already married. */
  { id: 'romance-resist', count: byMeasure(sayingMeasures.refusals, 'high', talkWithout(isRefusal)) },
  /** Produced romances: people in love interrupt each other. */
  { id: 'romance-speeches', count: withinGenre('romance', 'wordsPerSpeech', 'high') },
];
