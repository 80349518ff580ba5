/** A draft's scenes made of words, for tests of what is compared: no parser between a test and its counts. */
import type { DraftScene } from '../../../lib/engine/drafts/draft-scene.ts';

/** `count` words that no other letter's scene has. */
export const text = (letter: string, count = 20, from = 0): string[] =>
  Array.from({ length: count }, (_, at) => `${letter}${from + at}`);

/** One scene of these words, which are its one line. */
export function madeScene(
  words: readonly string[],
  o: { place?: string; heading?: string; speakers?: string[] } = {},
): DraftScene {
  const { place = 'bar', heading = `int ${place} day`, speakers = [] } = o;
  const evidence = { scene: 1, page: 1, line: 1, quote: words.join(' ') };
  return {
    shown: { ordinal: 1, heading, page: 1, last_page: 1, pages: 1, words: words.length },
    place,
    headingWords: heading.split(' '),
    speakers: new Set(speakers),
    speeches: [],
    lines: words.length === 0 ? [] : [{ words, evidence, sentences: [words.join(' ')], quoteWithout: () => evidence }],
    words,
  };
}
