/** Measures how often people ask. */

import { craftScale } from '../norms/craft-measures.ts';
import { isQuestion } from '../text/speech-kinds.ts';
import { shareError } from '../text/statistics.ts';
import type { MeasureDefinition } from './measure.ts';
import { fewestSpeeches, placesWithout, speechPlaces } from './speech-places.ts';

const asks = (sentence: string): boolean => /\?["'”’]?$/.test(sentence);

const questions: MeasureDefinition = {
  id: 'questions',
  direction: 'more',
  scale: craftScale('questions'),
  count({ speeches }) {
    if (speeches.length < fewestSpeeches) return null;
    const hits = speeches.filter(isQuestion);
    const value = hits.length / speeches.length;
    return {
      value,
      error: shareError(value, speeches.length),
      counts: { speeches: speeches.length },
      places: speechPlaces(hits, asks),
      lowPlaces: hits.length > 0 ? placesWithout(speeches, isQuestion) : undefined,
    };
  },
};

export const sayingMeasures = { questions };
