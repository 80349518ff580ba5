/** Chooses speeches to show as evidence, and the sentence of each to quote. */
import type { Evidence } from '../../contract/blocks.ts';
import { meantIn } from '../derived/heard-words.ts';
import { quoteAmong, quoteBest, quoteOf, spread } from '../derived/quote.ts';
import type { Speech } from '../derived/speeches.ts';

/** Fewer speeches than this say nothing about a script's talk. */
export const fewestSpeeches = 10;

/** Up to three speeches as evidence, each by the sentence that `shows` what is meant; those of readable length come first. */
export const speechPlaces = (speeches: readonly Speech[], shows?: (sentence: string) => boolean): Evidence[] => {
  const readable = speeches.filter((speech) => speech.words.length >= 3);
  return spread(readable.length >= 3 ? readable : speeches, 3).map(({ passage, spoken }) =>
    shows ? quoteAmong(spoken, shows) : quoteOf(passage),
  );
};

/** The three longest speeches in reading order, each by its longest sentence. */
export const longestSpeeches = (speeches: readonly Speech[]): Evidence[] =>
  [...speeches]
    .sort((a, b) => b.words.length - a.words.length)
    .slice(0, 3)
    .sort((a, b) => a.ordinal - b.ordinal)
    .map((speech) => quoteBest(speech.passage, (words) => words.length));

/** Whether a sentence holds one of the words. */
export const holdsWord =
  (words: ReadonlySet<string>) =>
  (sentence: string): boolean =>
    meantIn(sentence).some((word) => words.has(word));
