/** Finds the pages whose action is plainly bright, and those where it is plainly dark: several different unmistakable words, next to none of the other side. */
import type { ToneStretch } from '../../story/tone.ts';
import type { Derived } from '../derive.ts';
import { brightRoots, darkRoots, grimRoots, joyRoots } from '../lexicons/shown-feeling.ts';
import type { Passage } from '../text/passages.ts';
import { quoteExactly } from '../text/quote.ts';
import { sentencesOf } from '../text/words.ts';
import { shownIn } from './shown-text.ts';

type Roots = ReadonlyMap<string, string>;

/** Pages looked at together, and how many times as many different words make them bright or dark as there are of the other side. Ours; held against scripts by eye. */
const windowPages = 2;
const timesOther = 3;
const wordsTold = 4;

interface Sentence {
  readonly passage: Passage;
  readonly text: string;
  readonly words: readonly string[];
}

export function toneStretches(
  derived: Derived,
  names: ReadonlySet<string>,
): Record<'brightest' | 'darkest', ToneStretch | null> {
  const sentences = derived.actions
    // What runs over a page end stands on neither page alone.
    .filter(({ turns }) => turns === null)
    .flatMap((passage) =>
      sentencesOf(passage.text).map((text): Sentence => ({ passage, text, words: shownIn(text, names) })),
    );
  const byPage = Map.groupBy(sentences, ({ passage }) => passage.at.page);
  return { brightest: stretchOf(byPage, sides.bright), darkest: stretchOf(byPage, sides.dark) };
}

/** Four different words, or fewer of which two are of `surest`: a slammed door, a scream and a corpse are no rarity in a farce, and a madman smiles. */
interface Side {
  readonly own: Roots;
  readonly other: Roots;
  readonly surest: Roots;
}
const fewest = { words: 4, surely: 3, surest: 2, ofMany: 1 } as const;
const sides: Readonly<Record<'bright' | 'dark', Side>> = {
  bright: { own: brightRoots, other: new Map([...darkRoots, ...grimRoots]), surest: joyRoots },
  dark: { own: darkRoots, other: brightRoots, surest: new Map() },
};

const rootsIn = (sentences: readonly Sentence[], roots: Roots): string[] =>
  sentences.flatMap(({ words }) => words.flatMap((word) => roots.get(word) ?? []));

/** A sentence that begins as one, of a length to read. */
const isWhole = (text: string): boolean => /^["“]?\p{Lu}/u.test(text) && /[.!?…]["”]?$/.test(text);
const niceLength = 90;

function stretchOf(byPage: ReadonlyMap<number, readonly Sentence[]>, { own, other, surest }: Side): ToneStretch | null {
  const [best] = [...byPage.keys()]
    .map((page) => {
      const there = Array.from({ length: windowPages }, (_, at) => byPage.get(page + at) ?? []).flat();
      const found = rootsIn(there, own);
      const [different, against] = [new Set(found).size, new Set(rootsIn(there, other)).size];
      const sure = new Set(rootsIn(there, surest)).size;
      const isEnough =
        surest.size === 0
          ? different >= fewest.words
          : sure >= (different >= fewest.words ? fewest.ofMany : fewest.surest) && different >= fewest.surely;
      return { there, found, different, against, isEnough, worth: different - against };
    })
    .filter(({ different, against, isEnough }) => isEnough && different >= timesOther * against)
    .sort((a, b) => b.worth - a.worth || b.found.length - a.found.length);
  if (!best) return null;
  const telling = best.there.filter((sentence) => rootsIn([sentence], own).length > 0);
  const strength = (sentence: Sentence): number => new Set(rootsIn([sentence], own)).size;
  const [strongest] = telling.toSorted(
    (a, b) =>
      strength(b) - strength(a) ||
      Number(isWhole(b.text)) - Number(isWhole(a.text)) ||
      Math.abs(a.text.length - niceLength) - Math.abs(b.text.length - niceLength),
  );
  if (!strongest) return null;
  const pages = telling.map(({ passage }) => passage.at.page);
  const counts = Map.groupBy(best.found, (root) => root);
  const words = [...counts].sort((a, b) => b[1].length - a[1].length).slice(0, wordsTold);
  const asPrinted = (root: string): string =>
    telling.flatMap((sentence) => sentence.words).find((word) => own.get(word) === root) ?? root;
  return {
    from: Math.min(...pages),
    to: Math.max(...pages),
    words: words.map(([root]) => asPrinted(root)),
    cite: quoteExactly(strongest.passage, strongest.text),
  };
}
