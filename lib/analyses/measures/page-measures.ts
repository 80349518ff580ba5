/** Measures of the page: length, headings, parentheticals, camera terms, paragraphs. */
import { quoteOf } from '../derived/quote.ts';
import { mean, meanError, rateError, shareError } from '../derived/statistics.ts';
import { tripodNorms } from '../norms/produced-scripts.ts';
import { producedScale } from '../norms/quick-parser-norms.ts';
import { yardstick } from '../norms/scale.ts';
import { cameraTerm } from '../norms/word-lists.ts';
import { counted, decimal, percent } from '../wording.ts';
import { type MeasureDefinition, placesOf } from './measure.ts';

const length: MeasureDefinition = {
  id: 'length',
  name: 'length',
  direction: 'typical',
  scale: tripodNorms.pages,
  unit: 'number',
  read({ pages, short, scenes }) {
    if (short) return null;
    const ends = [scenes[0], scenes.at(-1)].filter((scene) => scene !== undefined);
    return {
      value: pages,
      error: 0,
      shown: `${Math.round(pages)} pages`,
      places: ends.map((scene) => quoteOf(scene.headingPassage)),
    };
  },
};

const timedHeadings: MeasureDefinition = {
  id: 'timed-headings',
  name: 'headings with a time of day',
  direction: 'more',
  scale: yardstick(0.7, 0.92, 1),
  unit: 'share',
  read({ scenes }) {
    if (scenes.length < 4) return null;
    const timed = scenes.filter((scene) => scene.heading.timeOfDay !== null);
    const value = timed.length / scenes.length;
    const untimed = scenes.filter((scene) => scene.heading.timeOfDay === null);
    return {
      value,
      error: shareError(value, scenes.length) / 2,
      shown: `${percent(value)} of headings give a time of day`,
      places: placesOf(timed.map((scene) => scene.headingPassage)),
      lowPlaces: placesOf(untimed.map((scene) => scene.headingPassage)),
    };
  },
};

const parentheticals: MeasureDefinition = {
  id: 'parentheticals',
  name: 'parentheticals',
  direction: 'less',
  scale: producedScale('parentheticalsPerSpeech'),
  unit: 'number',
  read({ speeches }) {
    if (speeches.length < 10) return null;
    const all = speeches.flatMap((speech) => speech.parentheticals);
    const value = all.length / speeches.length;
    return {
      value,
      error: rateError(all.length, speeches.length),
      shown: `${counted(all.length, 'parenthetical')} in ${speeches.length} speeches, ${decimal(value, 2)} each`,
      places: placesOf(all),
    };
  },
};

const camera: MeasureDefinition = {
  id: 'camera',
  name: 'camera terms',
  direction: 'less',
  scale: tripodNorms.cameraTermsPerPage,
  unit: 'number',
  english: true,
  read({ actions, pages }) {
    if (actions.length < 5) return null;
    const hits = actions.filter(({ text }) => cameraTerm.test(text));
    const value = hits.length / pages;
    return {
      value,
      error: rateError(hits.length, pages) / 2,
      shown: `${counted(hits.length, 'paragraph')} of action with a camera term or “we see”, ${decimal(value, 2)} a page`,
      places: placesOf(hits),
    };
  },
};

const paragraphs: MeasureDefinition = {
  id: 'paragraphs',
  name: 'length of action paragraphs',
  direction: 'less',
  scale: yardstick(12, 24, 42),
  unit: 'number',
  read({ actions }) {
    if (actions.length < 5) return null;
    const lengths = actions.map(({ words }) => words.length);
    const longest = [...actions].sort((a, b) => b.words.length - a.words.length).slice(0, 3);
    return {
      value: mean(lengths),
      error: meanError(lengths),
      shown: `${decimal(mean(lengths))} words a paragraph of action`,
      places: longest.sort((a, b) => a.order - b.order).map(quoteOf),
      lowPlaces: placesOf(actions.filter(({ words }) => words.length >= 5 && words.length <= 14)),
    };
  },
};

export const pageMeasures = { length, timedHeadings, parentheticals, camera, paragraphs };
