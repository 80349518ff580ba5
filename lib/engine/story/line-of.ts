/** Gives speeches as lines of the story graph: who says them and their opening or last words with their place. */
import { characterId } from '../../story/ids.ts';
import type { StoryExchange, StoryLine } from '../../story/line.ts';
import type { Speech } from '../people/speeches.ts';
import { quoteEnd, quoteOf } from '../text/quote.ts';

export const lineOf = ({ speakers, passage }: Speech): StoryLine => ({
  speakers: speakers.map(characterId),
  cite: quoteOf(passage),
});

/** By its last words. */
export const closingLineOf = ({ speakers, passage, spoken }: Speech): StoryLine => ({
  speakers: speakers.map(characterId),
  cite: quoteEnd(spoken.at(-1) ?? passage),
});

export const exchangeOf = ([said, answer]: readonly [Speech, Speech]): StoryExchange => [lineOf(said), lineOf(answer)];

/** The same by the last words of both: how a talk ends. */
export const closingExchangeOf = ([said, answer]: readonly [Speech, Speech]): StoryExchange => [
  closingLineOf(said),
  closingLineOf(answer),
];

/** The first of the longest, with its length in words; null where nobody speaks. */
export function longestOf(speeches: readonly Speech[]): { words: number; line: StoryLine } | null {
  const longest = speeches.reduce<Speech | null>(
    (best, speech) => (best && best.words.length >= speech.words.length ? best : speech),
    null,
  );
  return longest && { words: longest.words.length, line: lineOf(longest) };
}
