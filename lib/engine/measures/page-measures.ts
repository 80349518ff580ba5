/** Measures of the page: headings, parentheticals, paragraphs. */

import { craftScale } from '../norms/craft-measures.ts';
import { quoteOf } from '../text/quote.ts';
import { mean, meanError, rateError, shareError } from '../text/statistics.ts';
import { type MeasureDefinition, mostPlaces, placesOf } from './measure.ts';
import { fewestSpeeches } from './speech-places.ts';

const fewestHeadings = 4;
const fewestParagraphs = 5;
/** Lengths in words that show how brief a paragraph can be. */
const brief = { from: 5, to: 14 } as const;

const timedHeadings: MeasureDefinition = {
  id: 'timed-headings',
  direction: 'more',
  scale: craftScale('timed-headings'),
  count({ scenes }) {
    if (scenes.length < fewestHeadings) return null;
    const timed = scenes.filter((scene) => scene.heading.timeOfDay !== null);
    const value = timed.length / scenes.length;
    const untimed = scenes.filter((scene) => scene.heading.timeOfDay === null);
    return {
      value,
      error: shareError(value, scenes.length) / 2,
      places: placesOf(timed.map((scene) => scene.headingPassage)),
      lowPlaces: placesOf(untimed.map((scene) => scene.headingPassage)),
    };
  },
};

const parentheticals: MeasureDefinition = {
  id: 'parentheticals',
  direction: 'less',
  scale: craftScale('parentheticals'),
  count({ speeches }) {
    if (speeches.length < fewestSpeeches) return null;
    const all = speeches.flatMap((speech) => speech.parentheticals);
    const value = all.length / speeches.length;
    return {
      value,
      error: rateError(all.length, speeches.length),
      counts: { parentheticals: all.length, speeches: speeches.length },
      places: placesOf(all),
    };
  },
};

const paragraphs: MeasureDefinition = {
  id: 'paragraphs',
  direction: 'less',
  scale: craftScale('paragraphs'),
  count({ actions }) {
    if (actions.length < fewestParagraphs) return null;
    const lengths = actions.map(({ words }) => words.length);
    const longest = [...actions].sort((a, b) => b.words.length - a.words.length).slice(0, mostPlaces);
    return {
      value: mean(lengths),
      error: meanError(lengths),
      places: longest.sort((a, b) => a.order - b.order).map(quoteOf),
      lowPlaces: placesOf(actions.filter(({ words }) => words.length >= brief.from && words.length <= brief.to)),
    };
  },
};

export const pageMeasures = { timedHeadings, parentheticals, paragraphs };
