/** Tells of which subjects it is sure that the script has them: by their own words, not by words that others have, too. */
import { wordsOf } from '../text/words.ts';
import type { TagStrength } from './tag-strengths.ts';

/**
 * A subject is told where its own word stands on the pages, or where it stands out so far that no other subject's words could: of those that stood on other words alone ('mummy' by a pyramid, 'soccer' by a penalty) half were wrong.
 */
const surely = { named: 4.5, half: 8, alone: 12 } as const;
const fewest = { pages: 2, words: 2 } as const;
/** Letters in which a word and an entry must agree; shorter words of a name ('of', 'a') name nothing. */
const stem = 4;
const shortest = 3;

export function isSure(tag: string, { z, words }: TagStrength): boolean {
  const stands = (word: string): boolean => {
    const own = words.filter(({ entry }) =>
      entry.split(' ').some((one) => (word.length < stem ? one === word : one.startsWith(word.slice(0, stem)))),
    );
    return new Set(own.flatMap(({ passages }) => [...passages].map(({ at }) => at.page))).size >= fewest.pages;
  };
  const parts = wordsOf(tag).filter((word) => word.length >= shortest);
  const named = parts.filter(stands);
  return (
    (z >= surely.named && named.includes(parts.at(-1) ?? '')) ||
    (z >= surely.half && named.length * 2 >= parts.length) ||
    (z >= surely.alone && words.length >= fewest.words)
  );
}
