/** Finds pictures that come back: two sentences of the action, half a script apart, that show the same with words that the script hardly uses between. */
import { everydayWords, functionWords } from '../lexicons/function-words.ts';
import { replaceableThings } from '../lexicons/replaceable-things.ts';
import { headWords, wornInAction } from '../lexicons/worn-words.ts';
import { englishWords } from '../norms/english-words.ts';
import type { Passage } from './passages.ts';
import { sentencesOf, singular, wordsOf } from './words.ts';

/** A sentence with its words of content by their stems. */
interface Picture {
  readonly passage: Passage;
  readonly sentence: string;
  readonly words: ReadonlyMap<string, string>;
}
/** `shared` are the words of the first that the second has, too; `name` is what both call it, where they call it something in two words or more, as the second writes it. */
export interface PictureReturn {
  readonly first: Picture;
  readonly last: Picture;
  readonly name: string | null;
  readonly weight: number;
}

/** Share of the script between the two. */
const leastApart = 0.5;
/** A word in more passages than that belongs to the script as a whole. */
const mostPassages = 6;
/** Words of content of a picture, and those shared, some of them seldom used. */
const fewestWords = 3;
const fewestShared = 3;
const fewestSeldom = 2;
/** What shared words weigh: each, each that is seldom here, each that few scripts have. */
const weights = { each: 0.5, seldom: 1, rare: 1 } as const;
/** A picture of the first pages that comes back on the last weighs more. */
const frame = { opens: 0.12, closes: 0.86, gain: 1.3 } as const;
/** Below it more than one in five is chance, read on produced scripts (test/truth/return-rules.json). */
const leastWeight = 3.6;

/** The weightiest first, each place once; by how many words are shared, how rare they are, and how much of both sentences they are. Own rule. */
export function pictureReturnsOf(actions: readonly Passage[], nameWords: ReadonlySet<string>): PictureReturn[] {
  const pictures = actions.flatMap((passage) => (passage.scene === null ? [] : picturesOf(passage, nameWords)));
  const passagesOf = new Map<string, Set<number>>();
  for (const { words, passage } of pictures)
    for (const stem of words.keys()) passagesOf.set(stem, (passagesOf.get(stem) ?? new Set()).add(passage.order));
  const isSeldom = (stem: string): boolean => (passagesOf.get(stem)?.size ?? 0) <= mostPassages;
  const holders = new Map<string, Picture[]>();
  for (const picture of pictures)
    for (const stem of picture.words.keys())
      if (isSeldom(stem)) holders.set(stem, [...(holders.get(stem) ?? []), picture]);
  const found = pictures.flatMap((first) => {
    const later = new Map<Picture, number>();
    for (const stem of first.words.keys())
      for (const last of holders.get(stem) ?? [])
        if (last.passage.position - first.passage.position >= leastApart) later.set(last, (later.get(last) ?? 0) + 1);
    return [...later].flatMap(([last, seldom]) => (seldom < fewestSeldom ? [] : returnOf(first, last, isSeldom)));
  });
  return eachPlaceOnce(found.sort((a, b) => b.weight - a.weight));
}

function picturesOf(passage: Passage, nameWords: ReadonlySet<string>): Picture[] {
  return sentencesOf(passage.text).flatMap((sentence) => {
    const words = new Map<string, string>();
    for (const word of wordsOf(sentence)) if (tellsOf(word, nameWords)) words.set(stemOf(word), word);
    return words.size < fewestWords || wordsOf(sentence).some((word) => headWords.has(word))
      ? []
      : [{ passage, sentence, words }];
  });
}

function tellsOf(word: string, nameWords: ReadonlySet<string>): boolean {
  const one = singular(word.replace(/'s$/, ''));
  return (
    word.length > 2 &&
    !/\d/.test(word) &&
    ![word, one].some(
      (form) => functionWords.has(form) || everydayWords.has(form) || wornInAction.has(form) || nameWords.has(form),
    )
  );
}

/** 'folds', 'folding' and 'folded' are one. */
const stemOf = (word: string): string =>
  singular(word.replace(/'s$/, ''))
    .replace(/(?:ing|ed|es|s|ly)$/, '')
    .replace(/e$/, '')
    .replace(/(.)\1$/, '$1');

function returnOf(first: Picture, last: Picture, isSeldom: (stem: string) => boolean): PictureReturn[] {
  const { everyday } = englishWords();
  const shared = [...first.words.keys()].filter((stem) => last.words.has(stem));
  if (shared.length < fewestShared) return [];
  const isRare = (stem: string): boolean => {
    const word = first.words.get(stem) ?? stem;
    return ![word, singular(word)].some((form) => everyday.has(form) || replaceableThings.has(form));
  };
  const seldom = shared.filter(isSeldom);
  const rare = seldom.filter(isRare);
  if (rare.length === 0) return [];
  const isFrame = first.passage.position < frame.opens && last.passage.position > frame.closes;
  const likeness = shared.length / (first.words.size + last.words.size - shared.length);
  const weight =
    (isFrame ? frame.gain : 1) *
    likeness *
    (weights.each * shared.length + weights.seldom * seldom.length + weights.rare * rare.length);
  return weight < leastWeight ? [] : [{ first, last, name: nameOf(first, last), weight }];
}

/** The longest run of words that both have, from its first word of content to its last; null below two of those. */
function nameOf(first: Picture, last: Picture): string | null {
  const [one, other] = [wordsOf(first.sentence), wordsOf(last.sentence)];
  let best: readonly string[] = [];
  for (let from = 0; from < other.length; from += 1)
    for (let at = 0; at < one.length; at += 1) {
      let length = 0;
      while (from + length < other.length && one[at + length] === other[from + length]) length += 1;
      if (length > best.length) best = other.slice(from, from + length);
    }
  const isContent = (word: string): boolean => !functionWords.has(word);
  const run = best.slice(best.findIndex(isContent), best.findLastIndex(isContent) + 1);
  return run.filter(isContent).length < 2 ? null : run.join(' ');
}

/** Of pictures that share a passage the weightiest. */
function eachPlaceOnce(found: readonly PictureReturn[]): PictureReturn[] {
  const taken = new Set<number>();
  return found.filter(({ first, last }) => {
    if (taken.has(first.passage.order) || taken.has(last.passage.order)) return false;
    taken.add(first.passage.order);
    taken.add(last.passage.order);
    return true;
  });
}
