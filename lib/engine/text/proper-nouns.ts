/** Finds words that this script uses as names only, whoever or whatever bears them: a dead man, a dog, a firm. Leaves out words that also stand in small letters. */
import type { Passage } from './passages.ts';

/** A capital after a small letter or a comma is no beginning of a sentence. */
const insideSentence = /(?<=[\p{Ll}’'], ?|[\p{Ll}’'] )\p{Lu}\p{Ll}[\p{L}]*/gu;
const capitalised = /(?<![\p{L}\p{N}])\p{Lu}\p{Ll}[\p{L}]*/gu;
const smallLetters = /(?<![\p{L}\p{N}])\p{Ll}[\p{L}]*/gu;

/** Times a word must stand with a capital to be a name, one of them inside a sentence; once may be a slip. */
const fewest = 2;

/** Parents are called by what they are: no name of this script's own. */
const kin = new Set(
  'mum mummy mom mommy mama mamma ma dad daddy papa pa gran granny grandma grandpa nan auntie'.split(' '),
);

/** The names, in small letters: a capital inside a sentence of action or talk and another anywhere, and never a small letter. Own rule. */
export function properNounsOf(passages: readonly Passage[]): Set<string> {
  const inside = new Set<string>();
  const capitals = new Map<string, number>();
  const small = new Set<string>();
  for (const { kind, text } of passages) {
    if (kind !== 'action' && kind !== 'dialogue') continue;
    for (const [word] of text.matchAll(smallLetters)) small.add(word);
    for (const [word] of text.matchAll(insideSentence)) inside.add(word.toLowerCase());
    for (const [word] of text.matchAll(capitalised)) {
      const key = word.toLowerCase();
      capitals.set(key, (capitals.get(key) ?? 0) + 1);
    }
  }
  return new Set(
    [...capitals].flatMap(([word, count]) =>
      count >= fewest && inside.has(word) && !small.has(word) && !kin.has(word) ? [word] : [],
    ),
  );
}
