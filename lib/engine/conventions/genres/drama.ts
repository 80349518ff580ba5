/** What readers of drama expect. */
import type { Convention } from '../convention.ts';
import { withinGenre } from '../measured-conventions.ts';
import { pairApart, twoHanded } from '../people-conventions.ts';

export const dramaConventions: readonly Convention[] = [
  /** Ours: what people avoid in company comes out between two. */
  { id: 'drama-two', count: twoHanded(0.4) },
  /** Ours: a drama's question usually stands between two people. */
  { id: 'drama-pair', count: pairApart(0.25) },
  /** Produced dramas: a first speaker below their middle half leaves readers unsure whose story it is. */
  { id: 'drama-lead', count: withinGenre('drama', 'topSpeakerShare', 'low') },
  /** Produced dramas: in three of four the mean speech is longer than their lower quarter. */
  { id: 'drama-room', count: withinGenre('drama', 'wordsPerSpeech', 'low') },
];
