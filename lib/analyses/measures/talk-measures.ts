/** Measures of how the talk is made: length of speech, quickness, share, rhythm, plainness. */
import { quoteBest, quoteOf, spread } from '../derived/quote.ts';
import { deviation, mean, meanError, shareError } from '../derived/statistics.ts';
import { syllables } from '../derived/words.ts';
import { producedScale } from '../norms/quick-parser-norms.ts';
import { halfHourYardstick, yardstick } from '../norms/scale.ts';
import { decimal, percent } from '../wording.ts';
import type { MeasureDefinition } from './measure.ts';
import { fewestSpeeches, longestSpeeches, speechPlaces } from './speech-places.ts';

const speechLength: MeasureDefinition = {
  id: 'speech-length',
  name: 'length of speech',
  direction: 'typical',
  scale: producedScale('wordsPerSpeech'),
  halfHour: halfHourYardstick(6, 9, 13),
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
  halfHour: halfHourYardstick(0.48, 0.62, 0.76),
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

export const talkMeasures = { speechLength, quickTalk, dialogueShare, speechRhythm, plainTalk };
