/** Measures of return: the things that recur. */

import { craftScale } from '../norms/craft-measures.ts';
import { quoteAround } from '../text/quote.ts';
import { shareError } from '../text/statistics.ts';
import { type MeasureDefinition, mostPlaces } from './measure.ts';

const fewestScenes = 6;
/** Things looked at, commonest first. */
const commonest = 5;

const returningObjects: MeasureDefinition = {
  id: 'returning-objects',
  direction: 'more',
  scale: craftScale('returning-objects'),
  english: true,
  count({ objects, scenes }) {
    if (scenes.length < fewestScenes) return null;
    const top = objects.slice(0, commonest);
    const touched = new Set(top.flatMap((object) => object.scenes));
    const value = touched.size / scenes.length;
    return {
      value,
      error: shareError(value, scenes.length),
      about: top.map(({ name }) => name),
      places: top
        .slice(0, mostPlaces)
        .flatMap((object) => object.passages.slice(0, 1).map((passage) => quoteAround(passage, ...object.forms))),
    };
  },
};

export const memoryMeasures = { returningObjects };
