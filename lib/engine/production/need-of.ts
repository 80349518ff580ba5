/** Tells a need by its words, its pages and the sentences that show it best. */
import type { NamedNeed, ShootNeed } from '../../story/production/shoot.ts';
import type { Passage } from '../text/passages.ts';
import { quoteAround, quoteWhere } from '../text/quote.ts';

/** Paragraphs shown of a need, the best first. */
const paragraphsShown = 3;
/** An example is easiest to read between so many characters. Ours. */
const readable = { least: 25, most: 130 };

/** More than being the commonest word counts. */
const dearestFirst = 1.5;

/** Names made of letters alone are not longer: ESPN. */
const longestLetters = 4;
/** `isDearest` is true of the sort that stands first in the need's list. */
export interface Hit {
  readonly word: string;
  readonly isDearest?: boolean;
  readonly passage: Passage;
  readonly sentence: string;
}

/** A need with its hits, of which there is one at least. */
export function needOf(need: ShootNeed, hits: readonly Hit[]): NamedNeed {
  // STARBUCKS of a heading is the Starbucks of the action, and dogs are told with the dog.
  const spelled = new Map<string, string>();
  for (const { word } of hits) {
    const known = spelled.get(word.toLowerCase());
    if (known === undefined || known === known.toUpperCase()) spelled.set(word.toLowerCase(), word);
  }
  const nameOf = (word: string): string => {
    const single = spelled.get(word.toLowerCase().replace(/s$/, ''));
    return inCapitals(single ?? spelled.get(word.toLowerCase()) ?? word);
  };
  const counts = new Map<string, number>();
  for (const { word } of hits) counts.set(nameOf(word), (counts.get(nameOf(word)) ?? 0) + 1);
  const paragraphs = [...Map.groupBy(hits, ({ passage }) => passage).values()];
  const bestOf = paragraphs.flatMap((found) => {
    const [best] = found.toSorted((a, b) => worth(b, found, counts) - worth(a, found, counts));
    return best ? [{ ...best, worth: worth(best, found, counts) }] : [];
  });
  return {
    need,
    paragraphs: paragraphs.length,
    pages: [...new Set(bestOf.map((hit) => citeOf(hit).page))].sort((a, b) => a - b),
    words: [...counts].sort((a, b) => b[1] - a[1] || (a[0] < b[0] ? -1 : 1)).map(([word, count]) => ({ word, count })),
    shown: bestOf
      .toSorted((a, b) => b.worth - a.worth)
      .slice(0, paragraphsShown)
      .map((hit) => ({ word: hit.word, cite: citeOf(hit) })),
  };
}

/** VOLVO is told as Volvo, CNN as CNN. */
const inCapitals = (word: string): string =>
  word.length > longestLetters && !word.startsWith('“') && word === word.toUpperCase()
    ? word.toLowerCase().replace(/(?<![\p{L}'’])\p{L}/gu, (letter) => letter.toUpperCase())
    : word;

const citeOf = ({ passage, sentence }: Hit) =>
  passage.kind === 'heading' ? quoteAround(passage) : quoteWhere(passage, (one) => one === sentence);

/** How well a sentence shows the need: most of its words, the dearest sort before the others, the commonest rather than a rare one, at a length that is easy to read; a heading last. */
function worth(
  { sentence, passage, word, isDearest }: Hit,
  beside: readonly Hit[],
  counts: ReadonlyMap<string, number>,
): number {
  const words = new Set(beside.filter((one) => one.sentence === sentence).map((one) => one.word)).size;
  const commonest = Math.max(...counts.values());
  const fits = sentence.length >= readable.least && sentence.length <= readable.most;
  const plain = (fits ? 2 : 0) + (isDearest ? dearestFirst : 0) - (passage.kind === 'heading' ? 3 : 0);
  return 2 * words + (counts.get(word) ?? 0) / commonest + plain;
}
