/** Measures of dialogue: length, questions, refusals, rhythm, told feelings. */
import type { Evidence } from '../../contract/blocks.ts';
import { quoteBest, quoteOf, quoteWhere, spread } from '../derived/quote.ts';
import type { Speech } from '../derived/speeches.ts';
import { deviation, mean, meanError, rateError, shareError } from '../derived/statistics.ts';
import { syllables, wordsOf } from '../derived/words.ts';
import { producedScale } from '../norms/quick-parser-norms.ts';
import { yardstick } from '../norms/scale.ts';
import {
  everydayTies,
  expositionPhrases,
  generalWords,
  pressureWords,
  refusalOpenings,
  toldFeeling,
} from '../norms/word-lists.ts';
import { decimal, percent } from '../wording.ts';
import type { MeasureDefinition } from './measure.ts';

/** Fewer speeches than this say nothing about a script's talk. */
const fewestSpeeches = 10;

/** Up to three speeches as evidence, each by the sentence that `shows` what is meant; those of readable length come first. */
export const speechPlaces = (speeches: readonly Speech[], shows?: (sentence: string) => boolean): Evidence[] => {
  const readable = speeches.filter((speech) => speech.words.length >= 3);
  return spread(readable.length >= 3 ? readable : speeches, 3).map(({ passage }) =>
    shows ? quoteWhere(passage, shows) : quoteOf(passage),
  );
};

/** The three longest speeches in reading order, each by its longest sentence. */
const longestSpeeches = (speeches: readonly Speech[]): Evidence[] =>
  [...speeches]
    .sort((a, b) => b.words.length - a.words.length)
    .slice(0, 3)
    .sort((a, b) => a.ordinal - b.ordinal)
    .map((speech) => quoteBest(speech.passage, (words) => words.length));

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
      const hits = speeches.flatMap((speech) => speech.words).filter((word) => words.has(word)).length;
      const holding = speeches.filter((speech) => speech.passage.words.filter((word) => words.has(word)).length >= 2);
      const any = speeches.filter((speech) => speech.passage.words.some((word) => words.has(word)));
      return {
        value: (hits / talkWords) * 1000,
        error: rateError(hits, talkWords) * 1000,
        shown: `${decimal((hits / talkWords) * 1000)} ${saying} in 1,000 spoken words`,
        places: speechPlaces(holding.length >= 3 ? holding : any, holdsWord(words)),
      };
    },
  };
}

/** Whether a sentence holds one of the words. */
export const holdsWord =
  (words: ReadonlySet<string>) =>
  (sentence: string): boolean =>
    wordsOf(sentence).some((word) => words.has(word));

const asks = (sentence: string): boolean => /\?["'”’]?$/.test(sentence);

export const isQuestion = (speech: Speech): boolean => /\?["'”’]?\s*$/m.test(speech.text);
export const isRefusal = ({ words }: Speech): boolean =>
  refusalOpenings.some((opening) => opening.every((word, index) => words[index] === word));

const speechLength: MeasureDefinition = {
  id: 'speech-length',
  name: 'length of speech',
  direction: 'typical',
  scale: producedScale('wordsPerSpeech'),
  unit: 'number',
  read({ speeches }) {
    if (speeches.length < fewestSpeeches) return null;
    const lengths = speeches.map((speech) => speech.words.length);
    return {
      value: mean(lengths),
      error: meanError(lengths),
      shown: `${decimal(mean(lengths))} words a speech`,
      places: longestSpeeches(speeches),
    };
  },
};

const quickTalk: MeasureDefinition = {
  ...speechLength,
  id: 'quick-talk',
  name: 'quickness of talk',
  direction: 'less',
  read(derived) {
    const reading = speechLength.read(derived);
    const brief = derived.speeches.filter((speech) => speech.words.length >= 2 && speech.words.length <= 6);
    return reading && { ...reading, lowPlaces: spread(brief, 3).map((speech) => quoteOf(speech.passage)) };
  },
};

const dialogueShare: MeasureDefinition = {
  id: 'dialogue-share',
  name: 'share of dialogue',
  direction: 'typical',
  scale: producedScale('dialogueShare'),
  unit: 'share',
  read({ talkWords, actionWords, scenes }) {
    const words = talkWords + actionWords;
    if (words < 300) return null;
    const talkative = scenes
      .filter((scene) => scene.talkWords > 0)
      .sort((a, b) => b.talkWords - a.talkWords)
      .slice(0, 3);
    const lengths = scenes.map((scene) => scene.talkWords / Math.max(1, scene.talkWords + scene.actionWords));
    return {
      value: talkWords / words,
      error: meanError(lengths) / 2,
      shown: `${percent(talkWords / words)} of the words are spoken`,
      places: talkative.sort((a, b) => a.ordinal - b.ordinal).map((scene) => quoteOf(scene.headingPassage)),
    };
  },
};

const speechRhythm: MeasureDefinition = {
  id: 'speech-rhythm',
  name: 'rhythm of talk',
  direction: 'more',
  scale: yardstick(0.65, 0.9, 1.2),
  unit: 'share',
  read({ speeches }) {
    if (speeches.length < 20) return null;
    const lengths = speeches.map((speech) => speech.words.length);
    const value = deviation(lengths) / mean(lengths);
    const byLength = [...speeches].sort((a, b) => b.words.length - a.words.length);
    const ends = [byLength[0], byLength[1], byLength.at(-1)].filter((speech) => speech !== undefined);
    return {
      value,
      error: value / Math.sqrt(2 * speeches.length),
      shown: `speech lengths spread by ${percent(value)} around a mean of ${decimal(mean(lengths))} words`,
      places: ends.sort((a, b) => a.ordinal - b.ordinal).map((speech) => quoteOf(speech.passage)),
    };
  },
};

const longWords = (words: readonly string[]): number => words.filter((word) => syllables(word) > 2).length;

const plainTalk: MeasureDefinition = {
  id: 'plain-talk',
  name: 'plain talk',
  direction: 'more',
  scale: yardstick(0.88, 0.92, 0.96),
  unit: 'share',
  english: true,
  read({ speeches, talkWords }) {
    if (talkWords < 150) return null;
    const isPlain = (word: string): boolean => syllables(word) <= 2;
    const plain = speeches.flatMap((speech) => speech.words).filter(isPlain).length;
    const wholly = speeches.filter((speech) => speech.words.length >= 8 && speech.words.every(isPlain));
    return {
      value: plain / talkWords,
      error: shareError(plain / talkWords, talkWords),
      shown: `${percent(plain / talkWords)} of spoken words have one or two syllables`,
      places: speechPlaces(wholly),
      lowPlaces: [...speeches]
        .sort((a, b) => longWords(b.words) - longWords(a.words) || a.ordinal - b.ordinal)
        .slice(0, 3)
        .sort((a, b) => a.ordinal - b.ordinal)
        .map((speech) => quoteBest(speech.passage, longWords)),
    };
  },
};

const explains = (words: readonly string[]): boolean =>
  expositionPhrases.some((phrase) => ` ${words.join(' ')} `.includes(` ${phrase} `));

const questions = shareOfSpeeches(
  { id: 'questions', name: 'questions', direction: 'more', scale: yardstick(0.16, 0.26, 0.36) },
  'ask something',
  isQuestion,
  asks,
);
const refusals = shareOfSpeeches(
  { id: 'refusals', english: true, name: 'resistance', direction: 'more', scale: yardstick(0.05, 0.1, 0.17) },
  'open by refusing or correcting',
  isRefusal,
  () => true,
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

export const talkMeasures = {
  speechLength,
  quickTalk,
  dialogueShare,
  speechRhythm,
  plainTalk,
  questions,
  refusals,
  generalLines,
  explaining,
  toldFeelings,
  pressure,
  ties,
};
