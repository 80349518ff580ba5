/** Chooses speeches to show as places, and the sentence of each to quote. */
import type { Cite } from '../../story/cite.ts';
import type { Speech } from '../people/speeches.ts';
import { quoteAmong, quoteOf, spread } from '../text/quote.ts';
import { mostPlaces } from './measure.ts';

/** Fewer speeches than this say nothing about a script's talk. */
export const fewestSpeeches = 10;

/** A shorter speech is quoted only for want of others. */
const readableWords = 3;

/** Up to `mostPlaces` speeches, each by the sentence that `shows` what is meant; those of readable length come first. */
export const speechPlaces = (speeches: readonly Speech[], shows?: (sentence: string) => boolean): Cite[] => {
  const readable = speeches.filter((speech) => speech.words.length >= readableWords);
  return spread(readable.length >= mostPlaces ? readable : speeches, mostPlaces).map(({ passage, spoken }) =>
    shows ? quoteAmong(spoken, shows) : quoteOf(passage),
  );
};

/** Where something is missing longest: of the longest runs of speeches without it the longest speech each, in reading order. */
export function placesWithout(speeches: readonly Speech[], holds: (speech: Speech) => boolean): Cite[] {
  const runs: Speech[][] = [[]];
  for (const speech of speeches) {
    if (holds(speech)) runs.push([]);
    else runs.at(-1)?.push(speech);
  }
  return runs
    .sort((a, b) => b.length - a.length)
    .slice(0, mostPlaces)
    .flatMap((run) => [...run].sort((a, b) => b.words.length - a.words.length).slice(0, 1))
    .sort((a, b) => a.ordinal - b.ordinal)
    .map(({ passage }) => quoteOf(passage));
}
