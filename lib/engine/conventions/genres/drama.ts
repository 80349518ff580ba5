/** What readers of drama expect. */
import { sayingMeasures } from '../../measures/saying-measures.ts';
import { isRefusal } from '../../text/speech-kinds.ts';
import type { Convention } from '../convention.ts';
import { byMeasure, talkWithout, withinGenre } from '../measured-conventions.ts';
import { pairApart, twoHanded } from '../people-conventions.ts';

export const dramaConventions: readonly Convention[] = [
  /** Ours: what people avoid in company comes out between two. */
  { id: 'drama-two', count: twoHanded(0.4) },
  /** Ours: a drama's question usually stands between two people. */
  { id: 'drama-pair', count: pairApart(0.25) },
  /** Ours: agreement ends a scene. */
  { id: 'drama-refusals', count: byMeasure(sayingMeasures.refusals, 'high', talkWithout(isRefusal)) },
  /** Produced dramas: a first speaker below their middle half leaves readers unsure whose story it is. */
  { id: 'drama-lead', count: withinGenre('drama', 'topSpeakerShare', 'low') },
  /** Produced dramas: in three of four the mean speech is longer than their lower quarter. */
  { id: 'drama-room', count: withinGenre('drama', 'wordsPerSpeech', 'low') },
  /** Ours: a feeling that is named leaves the actor nothing to do. */
  { id: 'drama-named', count: byMeasure(sayingMeasures.toldFeelings, 'low') },
];
