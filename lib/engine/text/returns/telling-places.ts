/** Chooses the two places that tell most of a thing that comes back: one before its absence and one after that share a word besides, as where a tank is to be refilled and was not. */
import { englishWords } from '../../norms/english-words.ts';
import { isSpoken, type Passage } from '../passages.ts';
import type { ThingReturn } from '../returning-things.ts';

/** Endings that a verb has in one place and not in the other. */
const verbEndings = /(?:ed|ing|es|s|e)$/;
/** Shorter words are small ones, nearly all, and lose too much with an ending. */
const shortest = 4;

/** The pair that shares most telling words, a half more for each place in talk; the first of equals. Where none shares one, the first place of each side. */
export function tellingPlaces({ passages, after, name, forms }: ThingReturn): readonly [Passage, Passage] {
  const at = passages.indexOf(after);
  const own = new Set([...name.split(' '), ...forms]);
  const [earlier, later] = [passages.slice(0, at), passages.slice(at)];
  let best: readonly [Passage, Passage] = [earlier[0] ?? after, after];
  let most = 0;
  const wordsOfLater = later.map((other) => [other, tellingWords(other, own)] as const);
  for (const one of earlier) {
    const words = tellingWords(one, own);
    for (const [other, theirs] of wordsOfLater) {
      const shared = words.intersection(theirs).size;
      const worth = shared === 0 ? 0 : shared + [one, other].filter(isSpoken).length / 2;
      if (worth > most) [best, most] = [[one, other], worth];
    }
  }
  return best;
}

/** Words of the language that are neither everybody's nor a name nor the thing's `own`, without their endings. */
function tellingWords({ words }: Passage, own: ReadonlySet<string>): ReadonlySet<string> {
  const { known, everyday, names } = englishWords();
  return new Set(
    words.flatMap((word) =>
      word.length < shortest || own.has(word) || !known.has(word) || everyday.has(word) || names.has(word)
        ? []
        : word.replace(verbEndings, ''),
    ),
  );
}
