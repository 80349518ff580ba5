/** Packs a sorted list of words into one text: of each word a capital for how many letters it shares with the one before, and the rest. */

/** 'A' is none; more than a Z can say are spelt out. */
const mostShared = 25;
const first = 'A'.charCodeAt(0);

/** Words in small letters, in any order, each once; `marked` ones come back as such. */
export function packWords(words: readonly string[], marked: ReadonlySet<string> = new Set()): string {
  let packed = '';
  let last = '';
  for (const word of [...new Set(words)].sort()) {
    let shared = 0;
    while (shared < Math.min(last.length, word.length, mostShared) && last[shared] === word[shared]) shared += 1;
    packed += String.fromCharCode(first + shared) + word.slice(shared) + (marked.has(word) ? '*' : '');
    last = word;
  }
  return packed;
}

/** The words of a packed list, and those among them that are marked. */
export function unpackWords(packed: string): { words: Set<string>; marked: Set<string> } {
  const words = new Set<string>();
  const marked = new Set<string>();
  let last = '';
  for (const [, shared = 'A', rest = '', mark] of packed.matchAll(/([A-Z])([^A-Z*]*)(\*?)/g)) {
    last = last.slice(0, shared.charCodeAt(0) - first) + rest;
    words.add(last);
    if (mark) marked.add(last);
  }
  return { words, marked };
}
