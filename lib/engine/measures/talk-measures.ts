/** Measures of how the talk is made: length of speech, quickness, share, rhythm, plainness. */

import { craftScale } from '../norms/craft-measures.ts';
import { halfHourYardstick } from '../norms/scale.ts';
import { quoteBest, quoteOf, spread } from '../text/quote.ts';
import { deviation, mean, meanError, shareError } from '../text/statistics.ts';
import { syllables } from '../text/words.ts';
import { type MeasureDefinition, mostPlaces } from './measure.ts';
import { fewestSpeeches, longestSpeeches, speechPlaces } from './speech-places.ts';

const fewestSpoken = 150;
const fewestWords = 300;
const fewestForRhythm = 20;
/** Lengths in words of a quick line. */
const quick = { from: 2, to: 6 } as const;
/** A plain word has no more. */
const plainSyllables = 2;
/** A plain speech shorter than this shows little. */
const fewestInPlainSpeech = 8;

const speechLength: MeasureDefinition = {
  id: 'speech-length',
  direction: 'typical',
  scale: craftScale('speech-length'),
  halfHour: halfHourYardstick(6, 9, 13),
  count({ speeches }) {
    if (speeches.length < fewestSpeeches) return null;
    const lengths = speeches.map((speech) => speech.words.length);
    return {
      value: mean(lengths),
      error: meanError(lengths),
      places: longestSpeeches(speeches),
    };
  },
};

const quickTalk: MeasureDefinition = {
  ...speechLength,
  id: 'quick-talk',
  direction: 'less',
  count(derived) {
    const counted = speechLength.count(derived);
    const brief = derived.speeches.filter(
      (speech) => speech.words.length >= quick.from && speech.words.length <= quick.to,
    );
    return counted && { ...counted, lowPlaces: spread(brief, mostPlaces).map((speech) => quoteOf(speech.passage)) };
  },
};

const dialogueShare: MeasureDefinition = {
  id: 'dialogue-share',
  direction: 'typical',
  scale: craftScale('dialogue-share'),
  halfHour: halfHourYardstick(0.48, 0.62, 0.76),
  count({ talkWords, actionWords, scenes }) {
    const words = talkWords + actionWords;
    if (words < fewestWords) return null;
    const talkative = scenes
      .filter((scene) => scene.talkWords > 0)
      .sort((a, b) => b.talkWords - a.talkWords)
      .slice(0, mostPlaces);
    const lengths = scenes.map((scene) => scene.talkWords / Math.max(1, scene.talkWords + scene.actionWords));
    return {
      value: talkWords / words,
      error: meanError(lengths) / 2,
      places: talkative.sort((a, b) => a.ordinal - b.ordinal).map((scene) => quoteOf(scene.headingPassage)),
    };
  },
};

const speechRhythm: MeasureDefinition = {
  id: 'speech-rhythm',
  direction: 'more',
  scale: craftScale('speech-rhythm'),
  count({ speeches }) {
    if (speeches.length < fewestForRhythm) return null;
    const lengths = speeches.map((speech) => speech.words.length);
    const value = deviation(lengths) / mean(lengths);
    const byLength = speeches.filter(({ words }) => words.length > 0).sort((a, b) => b.words.length - a.words.length);
    const ends = [byLength[0], byLength[1], byLength.at(-1)].filter((speech) => speech !== undefined);
    return {
      value,
      error: value / Math.sqrt(2 * speeches.length),
      counts: { meanWords: mean(lengths) },
      places: ends.sort((a, b) => a.ordinal - b.ordinal).map((speech) => quoteOf(speech.passage)),
    };
  },
};

const isPlain = (word: string): boolean => syllables(word) <= plainSyllables;
const longWords = (words: readonly string[]): number => words.filter((word) => !isPlain(word)).length;

const plainTalk: MeasureDefinition = {
  id: 'plain-talk',
  direction: 'more',
  scale: craftScale('plain-talk'),
  english: true,
  count({ speeches, talkWords }) {
    if (talkWords < fewestSpoken) return null;
    const plain = speeches.flatMap((speech) => speech.words).filter(isPlain).length;
    const wholly = speeches.filter(
      (speech) => speech.words.length >= fewestInPlainSpeech && speech.words.every(isPlain),
    );
    return {
      value: plain / talkWords,
      error: shareError(plain / talkWords, talkWords),
      places: speechPlaces(wholly),
      lowPlaces: [...speeches]
        .sort((a, b) => longWords(b.words) - longWords(a.words) || a.ordinal - b.ordinal)
        .slice(0, mostPlaces)
        .sort((a, b) => a.ordinal - b.ordinal)
        .map((speech) => quoteBest(speech.passage, longWords)),
    };
  },
};

export const talkMeasures = { speechLength, quickTalk, dialogueShare, speechRhythm, plainTalk };
