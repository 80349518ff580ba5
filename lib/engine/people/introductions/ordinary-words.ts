/** Tells which words a script uses as ordinary ones: in its capitals they are no names. */
import type { Passage } from '../../text/passages.ts';

/** So many times as often in small letters as with a capital a word is no name: 'HAMIDOU STEPS', 'REX GO'. 'Stone' may be both. */
const rather = 2;

/** Tells the words that the script itself uses as ordinary ones, in capitals as they stand in a name. */
export function ordinaryWords(passages: readonly Passage[]): (word: string) => boolean {
  const small = new Map<string, number>();
  const large = new Map<string, number>();
  for (const { kind, text } of passages) {
    if (kind !== 'action' && kind !== 'dialogue') continue;
    for (const [, before = '', word = ''] of text.matchAll(/(^|[.!?:"“”]\s*|\s)(\p{L}[\p{Ll}'’]+)/gu)) {
      if (/^\p{Ll}/u.test(word)) small.set(word.toUpperCase(), (small.get(word.toUpperCase()) ?? 0) + 1);
      else if (/^\s$/.test(before)) large.set(word.toUpperCase(), (large.get(word.toUpperCase()) ?? 0) + 1);
    }
  }
  return (word) => (small.get(word) ?? 0) > rather * (large.get(word) ?? 0);
}
