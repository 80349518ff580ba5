/** Measures of what is said: questions, explaining, told feelings, pressure, everyday ties. */

import type { Cite } from '../../story/cite.ts';
import { everydayTies, expositionPhrases, pressureWords, toldFeeling } from '../lexicons/word-lists.ts';
import { craftScale } from '../norms/craft-measures.ts';
import type { Speech } from '../people/speeches.ts';
import { meantWordsOf } from '../text/heard-words.ts';
import { isQuestion } from '../text/speech-kinds.ts';
import { rateError, shareError } from '../text/statistics.ts';
import { wordsOf } from '../text/words.ts';
import { type MeasureDefinition, mostPlaces, thousand } from './measure.ts';
import { fewestSpeeches, holdsWord, longestSpeeches, placesWithout, speechPlaces } from './speech-places.ts';

const fewestSpoken = 150;
/** Words of a list in a speech that shows what is meant. */
const telling = 2;

/** A measure that counts the speeches for which something is true, as a share of all speeches. */
function shareOfSpeeches(
  fields: Pick<MeasureDefinition, 'id' | 'direction' | 'scale' | 'english'>,
  holds: (speech: Speech) => boolean,
  shows: (sentence: string) => boolean,
): MeasureDefinition {
  return {
    ...fields,
    count({ speeches }) {
      if (speeches.length < fewestSpeeches) return null;
      const hits = speeches.filter(holds);
      const value = hits.length / speeches.length;
      const lowPlaces = (): Cite[] | undefined => {
        if (fields.direction === 'more') return hits.length > 0 ? placesWithout(speeches, holds) : undefined;
        // Where it would be found, if anywhere: in the longest speeches.
        return hits.length === 0 ? longestSpeeches(speeches) : undefined;
      };
      return {
        value,
        error: shareError(value, speeches.length),
        counts: { speeches: speeches.length },
        places: speechPlaces(hits, shows),
        lowPlaces: lowPlaces(),
      };
    },
  };
}

/** A measure that counts words of a list per 1,000 spoken words. */
function wordsPerThousand(
  fields: Pick<MeasureDefinition, 'id' | 'direction' | 'scale'>,
  words: ReadonlySet<string>,
): MeasureDefinition {
  return {
    ...fields,
    english: true,
    count({ speeches, talkWords }) {
      if (talkWords < fewestSpoken) return null;
      const heard = new Map(
        speeches.map((speech) => [
          speech,
          speech.spoken.flatMap(meantWordsOf).filter((word) => words.has(word)).length,
        ]),
      );
      const hits = [...heard.values()].reduce((total, count) => total + count, 0);
      const holding = speeches.filter((speech) => (heard.get(speech) ?? 0) >= telling);
      const one = speeches.filter((speech) => (heard.get(speech) ?? 0) >= 1);
      return {
        value: (hits / talkWords) * thousand,
        error: rateError(hits, talkWords) * thousand,
        places: speechPlaces(holding.length >= mostPlaces ? holding : one, holdsWord(words)),
        lowPlaces: one.length > 0 ? placesWithout(speeches, (speech) => (heard.get(speech) ?? 0) > 0) : undefined,
      };
    },
  };
}

const asks = (sentence: string): boolean => /\?["'”’]?$/.test(sentence);

const explains = (words: readonly string[]): boolean =>
  expositionPhrases.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));

const questions = shareOfSpeeches(
  { id: 'questions', direction: 'more', scale: craftScale('questions') },
  isQuestion,
  asks,
);
const explaining = shareOfSpeeches(
  { id: 'explaining', english: true, direction: 'less', scale: craftScale('explaining') },
  (speech) => explains(speech.words),
  (sentence) => explains(wordsOf(sentence)),
);
const toldFeelings = shareOfSpeeches(
  {
    id: 'told-feelings',
    english: true,
    direction: 'less',
    scale: craftScale('told-feelings'),
  },
  (speech) => toldFeeling.test(speech.words.join(' ')),
  (sentence) => toldFeeling.test(wordsOf(sentence).join(' ')),
);
const pressure = wordsPerThousand({ id: 'pressure', direction: 'more', scale: craftScale('pressure') }, pressureWords);
const ties = wordsPerThousand({ id: 'ties', direction: 'more', scale: craftScale('ties') }, everydayTies);

export const sayingMeasures = { questions, explaining, toldFeelings, pressure, ties };
