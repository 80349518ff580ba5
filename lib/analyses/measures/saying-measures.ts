/** Measures of what is said: questions, refusals, general claims, explaining, told feelings, pressure, everyday ties. */
import { meantWordsOf } from '../derived/heard-words.ts';
import { isQuestion, isRefusal, opensWithRefusal } from '../derived/speech-kinds.ts';
import type { Speech } from '../derived/speeches.ts';
import { rateError, shareError } from '../derived/statistics.ts';
import { wordsOf } from '../derived/words.ts';
import { yardstick } from '../norms/scale.ts';
import { everydayTies, expositionPhrases, generalWords, pressureWords, toldFeeling } from '../norms/word-lists.ts';
import { decimal, percent } from '../wording.ts';
import type { MeasureDefinition } from './measure.ts';
import { fewestSpeeches, holdsWord, longestSpeeches, speechPlaces } from './speech-places.ts';

/** A measure that counts the speeches for which something is true, as a share of all speeches. */
function shareOfSpeeches(
  fields: Pick<MeasureDefinition, 'id' | 'name' | 'direction' | 'scale' | 'english'>,
  saying: string,
  holds: (speech: Speech) => boolean,
  shows: (sentence: string) => boolean,
): MeasureDefinition {
  return {
    ...fields,
    unit: 'share',
    read({ speeches }) {
      if (speeches.length < fewestSpeeches) return null;
      const hits = speeches.filter(holds);
      const value = hits.length / speeches.length;
      return {
        value,
        error: shareError(value, speeches.length),
        shown: `${hits.length === 0 ? 'none' : percent(value)} of ${speeches.length} speeches ${saying}`,
        places: speechPlaces(hits, shows),
        // Where it would be found, if anywhere: in the longest speeches.
        lowPlaces: fields.direction === 'less' && hits.length === 0 ? longestSpeeches(speeches) : undefined,
      };
    },
  };
}

/** A measure that counts words of a list per 1,000 spoken words. */
function wordsPerThousand(
  fields: Pick<MeasureDefinition, 'id' | 'name' | 'direction' | 'scale'>,
  saying: string,
  words: ReadonlySet<string>,
): MeasureDefinition {
  return {
    ...fields,
    unit: 'number',
    english: true,
    read({ speeches, talkWords }) {
      if (talkWords < 150) return null;
      const heard = new Map(
        speeches.map((speech) => [
          speech,
          speech.spoken.flatMap(meantWordsOf).filter((word) => words.has(word)).length,
        ]),
      );
      const hits = [...heard.values()].reduce((total, count) => total + count, 0);
      const holding = speeches.filter((speech) => (heard.get(speech) ?? 0) >= 2);
      const one = speeches.filter((speech) => (heard.get(speech) ?? 0) >= 1);
      return {
        value: (hits / talkWords) * 1000,
        error: rateError(hits, talkWords) * 1000,
        shown: `${decimal((hits / talkWords) * 1000)} ${saying} in 1,000 spoken words`,
        places: speechPlaces(holding.length >= 3 ? holding : one, holdsWord(words)),
      };
    },
  };
}

const asks = (sentence: string): boolean => /\?["'”’]?$/.test(sentence);

const explains = (words: readonly string[]): boolean =>
  expositionPhrases.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));

const questions = shareOfSpeeches(
  { id: 'questions', name: 'questions', direction: 'more', scale: yardstick(0.16, 0.26, 0.36) },
  'end on a question',
  isQuestion,
  asks,
);
const refusals = shareOfSpeeches(
  { id: 'refusals', english: true, name: 'resistance', direction: 'more', scale: yardstick(0.05, 0.1, 0.17) },
  'open by refusing or correcting',
  isRefusal,
  (sentence) => opensWithRefusal(sentence),
);
const generalLines = shareOfSpeeches(
  {
    id: 'general-lines',
    english: true,
    name: 'lines that speak in general',
    direction: 'more',
    scale: yardstick(0.03, 0.07, 0.13),
  },
  'make a claim about everyone, nobody, always, never, life or love',
  (speech) =>
    !isQuestion(speech) && speech.words.length >= 4 && speech.passage.words.some((word) => generalWords.has(word)),
  holdsWord(generalWords),
);
const explaining = shareOfSpeeches(
  { id: 'explaining', english: true, name: 'explaining', direction: 'less', scale: yardstick(0.001, 0.004, 0.012) },
  'explain what both already know (“as you know” and its kin)',
  (speech) => explains(speech.words),
  (sentence) => explains(wordsOf(sentence)),
);
const toldFeelings = shareOfSpeeches(
  {
    id: 'told-feelings',
    english: true,
    name: 'feelings named outright',
    direction: 'less',
    scale: yardstick(0.001, 0.006, 0.02),
  },
  'name a feeling outright (“I am so angry”)',
  (speech) => toldFeeling.test(speech.words.join(' ')),
  (sentence) => toldFeeling.test(wordsOf(sentence).join(' ')),
);
const pressure = wordsPerThousand(
  { id: 'pressure', name: 'pressure', direction: 'more', scale: yardstick(9, 17, 28) },
  'words of deadline, demand or danger',
  pressureWords,
);
const ties = wordsPerThousand(
  { id: 'ties', name: 'everyday ties', direction: 'more', scale: yardstick(5, 12, 22) },
  'words of family, friends, home and work',
  everydayTies,
);

export const sayingMeasures = { questions, refusals, generalLines, explaining, toldFeelings, pressure, ties };
