/** Measures of what is shown: senses, range of words, inside and outside, adverbs, laughter. */
import { quoteOf, spread } from '../derived/quote.ts';
import { mean, meanError, rateError, shareError } from '../derived/statistics.ts';
import { tripodNorms } from '../norms/produced-scripts.ts';
import { yardstick } from '../norms/scale.ts';
import { playWords, sensoryWords } from '../norms/word-lists.ts';
import { decimal, percent } from '../wording.ts';
import { type MeasureDefinition, placesOf } from './measure.ts';

const senses: MeasureDefinition = {
  id: 'senses',
  name: 'things seen, heard and felt',
  direction: 'more',
  scale: yardstick(12, 24, 40),
  unit: 'number',
  english: true,
  read({ actions, actionWords }) {
    if (actionWords < 200) return null;
    const hits = (words: readonly string[]): number => words.filter((word) => sensoryWords.has(word)).length;
    const total = actions.reduce((sum, { words }) => sum + hits(words), 0);
    const rich = [...actions]
      .filter(({ words }) => words.length <= 45)
      .sort((a, b) => hits(b.words) - hits(a.words))
      .slice(0, 8);
    return {
      value: (total / actionWords) * 1000,
      error: rateError(total, actionWords) * 1000,
      shown: `${decimal((total / actionWords) * 1000)} words of colour, light, sound and touch in 1,000 words of action`,
      places: placesOf(rich.filter(({ words }) => hits(words) > 0)),
      lowPlaces: placesOf(actions.filter(({ words }) => words.length >= 15 && hits(words) === 0)),
    };
  },
};

/** Words that a window of a text draws on before it repeats itself. */
const window = 100;

const vocabulary: MeasureDefinition = {
  id: 'vocabulary',
  name: 'range of words in action',
  direction: 'more',
  scale: yardstick(0.64, 0.71, 0.78),
  unit: 'share',
  read({ actions }) {
    const words = actions.flatMap((passage) => passage.words);
    if (words.length < 3 * window) return null;
    const shares: number[] = [];
    for (let from = 0; from + window <= words.length; from += window / 4) {
      shares.push(new Set(words.slice(from, from + window)).size / window);
    }
    const rich = [...actions].filter(({ words: own }) => own.length >= 15 && own.length <= 45);
    rich.sort(
      (a, b) =>
        new Set(b.words).size / b.words.length - new Set(a.words).size / a.words.length ||
        b.words.length - a.words.length,
    );
    return {
      value: mean(shares),
      error: meanError(shares) * 2,
      shown: `in any ${window} words of action ${Math.round(mean(shares) * window)} are different ones`,
      places: placesOf(rich.slice(0, 8)),
    };
  },
};

const exteriors: MeasureDefinition = {
  id: 'exteriors',
  name: 'mix of inside and outside',
  direction: 'typical',
  scale: tripodNorms.exteriorShare,
  unit: 'share',
  read({ scenes, format }) {
    const set = scenes.filter((scene) => scene.heading.setting !== null);
    // A half hour lives in its standing sets: going outside is no virtue of the form.
    if (set.length < 6 || format.format === 'half-hour') return null;
    const outside = set.filter((scene) => scene.heading.setting !== 'INT');
    const value = outside.length / set.length;
    return {
      value,
      error: shareError(value, set.length),
      shown: `${percent(value)} of scenes play outside`,
      places: placesOf(outside.map((scene) => scene.headingPassage)),
    };
  },
};

const adverbs: MeasureDefinition = {
  id: 'adverbs',
  name: 'adverbs in action',
  direction: 'less',
  scale: {
    ...yardstick(4, 12, 24),
    source: 'half of 92 produced scripts have more than 12 in 1,000 words; the ends are set for this project',
  },
  unit: 'number',
  english: true,
  read({ actions, actionWords }) {
    if (actionWords < 200) return null;
    const isAdverb = (word: string): boolean => word.length > 4 && word.endsWith('ly') && !notAdverbs.has(word);
    const count = actions.flatMap(({ words }) => words).filter(isAdverb).length;
    return {
      value: (count / actionWords) * 1000,
      error: rateError(count, actionWords) * 1000,
      shown: `${decimal((count / actionWords) * 1000)} words in -ly in 1,000 words of action`,
      places: placesOf(actions.filter(({ words }) => words.some(isAdverb))),
      lowPlaces: placesOf(
        actions.filter(({ words }) => words.length >= 8 && words.length <= 25 && !words.some(isAdverb)),
      ),
    };
  },
};

const notAdverbs = new Set([
  'family',
  'only',
  'early',
  'belly',
  'reply',
  'apply',
  'supply',
  'assembly',
  'ugly',
  'friendly',
  'lovely',
  'elderly',
  'lonely',
  'silly',
  'italy',
  'july',
  'butterfly',
  'jelly',
  'bully',
  'curly',
  'rally',
  'daily',
]);

const play: MeasureDefinition = {
  id: 'play',
  name: 'laughter and play',
  direction: 'more',
  scale: yardstick(0.8, 2.5, 5.5),
  unit: 'number',
  english: true,
  read({ passages, pages }) {
    const told = passages.filter((passage) => ['action', 'dialogue', 'parenthetical'].includes(passage.kind));
    if (told.length < 20) return null;
    const hits = told.filter(({ words }) => words.some((word) => playWords.has(word)));
    const value = (hits.length / pages) * 10;
    return {
      value,
      error: rateError(hits.length, pages) * 10,
      shown: `${decimal(value)} moments of laughter, jest or play in ten pages`,
      places: spread(
        hits.filter(({ kind }) => kind !== 'parenthetical'),
        3,
      ).map(quoteOf),
    };
  },
};

export const imageMeasures = { senses, vocabulary, exteriors, adverbs, play };
