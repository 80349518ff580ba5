/** The words of a script that may tell of its subject, counted: what is seen and said, in small letters. */
import type { Passage } from '../text/passages.ts';

const told = new Set<Passage['kind']>(['action', 'dialogue', 'lyric']);
/** Runs of letters as they are printed; the capital says whether it is a name. */
const printedWord = /[\p{L}]+(?:['’][\p{L}]+)*/gu;
const smallAtFirst = /^\p{Ll}/u;
const shortest = 3;

/**
 * How often each word stands in action and talk. A word that this script never begins with a small letter is a name (or an abbreviation) and is left
 * out, so that a film is not known by its people; words of under three letters are, too.
 */
export function tellingWords(passages: readonly Passage[]): Map<string, number> {
  const counts = new Map<string, number>();
  const small = new Set<string>();
  for (const { kind, text } of passages) {
    if (!told.has(kind)) continue;
    for (const [printed] of text.matchAll(printedWord)) {
      if (printed.length < shortest) continue;
      const word = printed.toLowerCase().replaceAll('’', "'");
      if (smallAtFirst.test(printed)) small.add(word);
      counts.set(word, (counts.get(word) ?? 0) + 1);
    }
  }
  for (const word of counts.keys()) if (!small.has(word)) counts.delete(word);
  return counts;
}
