/** Chooses the two places that tell most of a thing that comes back: one before its absence and one after that share a word besides, as where a tank is to be refilled and was not. */
import { functionWords } from '../../lexicons/function-words.ts';
import { englishWords } from '../../norms/english-words.ts';
import { isSpoken, type Passage } from '../passages.ts';
import type { ThingReturn } from '../returning-things.ts';

/** Endings that a verb has in one place and not in the other. */
const endings = /(?:ed|ing|es|s)$/;
const shortest = 4;

/** The first place of each side where none shares a word with the other. */
export function tellingPlaces({ passages, after, name, forms }: ThingReturn): readonly [Passage, Passage] {
  const at = passages.indexOf(after);
  const own = new Set([...name.split(' '), ...forms]);
  const [earlier, later] = [passages.slice(0, at), passages.slice(at)];
  let best: readonly [Passage, Passage] = [earlier[0] ?? after, after];
  let most = 0;
  for (const one of earlier)
    for (const other of later) {
      const theirs = tellingWords(other, own);
      const shared = [...tellingWords(one, own)].filter((word) => theirs.has(word)).length;
      const worth = shared === 0 ? 0 : shared + [one, other].filter(isSpoken).length / 2;
      if (worth > most) [best, most] = [[one, other], worth];
    }
  return best;
}

/** Words of the language that are not everybody's, without their endings. */
function tellingWords({ words }: Passage, own: ReadonlySet<string>): ReadonlySet<string> {
  const { known, everyday, names } = englishWords();
  return new Set(
    words.flatMap((word) =>
      word.length < shortest ||
      own.has(word) ||
      functionWords.has(word) ||
      !known.has(word) ||
      everyday.has(word) ||
      names.has(word)
        ? []
        : word.replace(endings, ''),
    ),
  );
}
