/** Measures of what is shown: senses, range of words, inside and outside, adverbs. */

import { notAdverbs, sensoryWords } from '../lexicons/word-lists.ts';
import { craftScale } from '../norms/craft-measures.ts';
import { mean, meanError, rateError, shareError } from '../text/statistics.ts';
import { type MeasureDefinition, placesBy, placesOf, thousand } from './measure.ts';

/** Fewer words of action say nothing of how it is put. */
const fewestWords = 200;
/** From as many the richest places are chosen, so that they lie spread over the script. */
const candidates = 8;
/** Lengths in words: a paragraph longer than `longest` hides what it shows, one shorter than `shortest` need not show anything. */
const paragraph = { shortest: 15, longest: 45 } as const;
/** Lengths in words of a paragraph that shows how it is done without adverbs. */
const plain = { shortest: 8, longest: 25 } as const;
/** 'fly' and 'holy' end in -ly, too. */
const shortestAdverb = 5;
const fewestSettings = 6;

const senses: MeasureDefinition = {
  id: 'senses',
  direction: 'more',
  scale: craftScale('senses'),
  english: true,
  count({ actions, actionWords }) {
    if (actionWords < fewestWords) return null;
    const hits = (words: readonly string[]): number => words.filter((word) => sensoryWords.has(word)).length;
    const total = actions.reduce((sum, { words }) => sum + hits(words), 0);
    const rich = [...actions]
      .filter(({ words }) => words.length <= paragraph.longest)
      .sort((a, b) => hits(b.words) - hits(a.words))
      .slice(0, candidates);
    return {
      value: (total / actionWords) * thousand,
      error: rateError(total, actionWords) * thousand,
      places: placesBy(
        rich.filter(({ words }) => hits(words) > 0),
        hits,
      ),
      lowPlaces: placesOf(actions.filter(({ words }) => words.length >= paragraph.shortest && hits(words) === 0)),
    };
  },
};

/** Words that a window of a text draws on before it repeats itself. */
const window = 100;
/** Each window begins a quarter of one after the last, so neighbours share words and the error is doubled. */
const windowsOverlap = 4;
const overlapError = 2;
const fewestWindows = 3;

const vocabulary: MeasureDefinition = {
  id: 'vocabulary',
  direction: 'more',
  scale: craftScale('vocabulary'),
  count({ actions }) {
    const words = actions.flatMap((passage) => passage.words);
    if (words.length < fewestWindows * window) return null;
    const shares: number[] = [];
    for (let from = 0; from + window <= words.length; from += window / windowsOverlap) {
      shares.push(new Set(words.slice(from, from + window)).size / window);
    }
    const rich = [...actions].filter(
      ({ words: own }) => own.length >= paragraph.shortest && own.length <= paragraph.longest,
    );
    rich.sort(
      (a, b) =>
        new Set(b.words).size / b.words.length - new Set(a.words).size / a.words.length ||
        b.words.length - a.words.length,
    );
    return {
      value: mean(shares),
      error: meanError(shares) * overlapError,
      counts: { window },
      places: placesOf(rich.slice(0, candidates)),
    };
  },
};

const exteriors: MeasureDefinition = {
  id: 'exteriors',
  direction: 'typical',
  scale: craftScale('exteriors'),
  count({ scenes, format }) {
    const set = scenes.filter((scene) => scene.heading.setting !== null);
    // A half hour lives in its standing sets: going outside is no virtue of the form.
    if (set.length < fewestSettings || format.format === 'half-hour') return null;
    const outside = set.filter((scene) => scene.heading.setting !== 'INT');
    const value = outside.length / set.length;
    return {
      value,
      error: shareError(value, set.length),
      places: placesOf(outside.map((scene) => scene.headingPassage)),
      lowPlaces: placesOf(set.filter((scene) => !outside.includes(scene)).map((scene) => scene.headingPassage)),
    };
  },
};

const adverbs: MeasureDefinition = {
  id: 'adverbs',
  direction: 'less',
  scale: craftScale('adverbs'),
  english: true,
  count({ actions, actionWords }) {
    if (actionWords < fewestWords) return null;
    const isAdverb = (word: string): boolean =>
      word.length >= shortestAdverb && word.endsWith('ly') && !notAdverbs.has(word);
    const count = actions.flatMap(({ words }) => words).filter(isAdverb).length;
    return {
      value: (count / actionWords) * thousand,
      error: rateError(count, actionWords) * thousand,
      places: placesBy(
        actions.filter(({ words }) => words.some(isAdverb)),
        (words) => words.filter(isAdverb).length,
      ),
      lowPlaces: placesOf(
        actions.filter(
          ({ words }) => words.length >= plain.shortest && words.length <= plain.longest && !words.some(isAdverb),
        ),
      ),
    };
  },
};

export const imageMeasures = { senses, vocabulary, exteriors, adverbs };
