/** Finds the words of a script that no list knows, once a script, and tells whether its text can be judged by its spelling at all. */
import type { Derived } from '../../derive.ts';
import { misspellings } from '../../lexicons/flaws/misspellings.ts';
import { thousand } from '../../measures/measure.ts';
import type { Passage } from '../../text/passages.ts';
import { smallWordsOf } from '../../text/small-words.ts';
import { isWord } from './meant-word.ts';

/** A lone consonant, or a figure inside a word ('wi1l', 'r ecommend'): hands do not slip so, scanners do. */
const fragment = /(?<![\p{L}\p{N}'’.&/-])[b-hj-np-z](?![\p{L}\p{N}'’.&/-])|\p{Ll}[\p{N}|\\^]\p{Ll}/gu;

/** In a thousand words in small letters; of produced scripts in public texts one in eight has more fragments, one in twenty more strange words. */
const mostFragments = 0.8;
const mostStrange = 12;

/** A speaker with a larger share of strange words speaks in dialect; asked of those who say enough. */
const largestStrangeShare = 0.02;
const fewestSpoken = 40;

/** `strange`: passages of action and dialogue with words that no list knows, or that are known misspellings. `times`: how often each stands in the script. `written`: every word in small letters. `inDialect`: cues. */
export interface StrangeWords {
  readonly strange: readonly { readonly passage: Passage; readonly words: readonly string[] }[];
  readonly times: ReadonlyMap<string, number>;
  readonly written: ReadonlySet<string>;
  readonly inDialect: ReadonlySet<string>;
  readonly isDamaged: boolean;
}

const found = new WeakMap<readonly Passage[], StrangeWords>();

/** Kept for as long as the passages are. */
export function strangeWordsOf({ passages, nameWords }: Pick<Derived, 'passages' | 'nameWords'>): StrangeWords {
  const known = found.get(passages);
  if (known) return known;
  const times = new Map<string, number>();
  const written = new Set<string>();
  const speakers = new Map<string, { strange: number; all: number }>();
  const strange: { passage: Passage; words: string[] }[] = [];
  let [all, unknown, fragments] = [0, 0, 0];
  for (const passage of passages) {
    if (passage.kind !== 'action' && passage.kind !== 'dialogue') continue;
    const small = smallWordsOf(passage.text);
    const words = small.filter(
      (word) =>
        misspellings.has(word) || (word.length > 2 && !word.includes("'") && !isWord(word) && !nameWords.has(word)),
    );
    for (const word of small) written.add(word);
    all += small.length;
    unknown += words.length;
    fragments += passage.text.match(fragment)?.length ?? 0;
    for (const word of words) times.set(word, (times.get(word) ?? 0) + 1);
    if (words.length > 0) strange.push({ passage, words });
    if (!passage.cue) continue;
    const speaker = speakers.get(passage.cue.name) ?? { strange: 0, all: 0 };
    speakers.set(passage.cue.name, { strange: speaker.strange + words.length, all: speaker.all + small.length });
  }
  const inDialect = [...speakers].flatMap(([name, own]) =>
    own.all >= fewestSpoken && own.strange / own.all > largestStrangeShare ? [name] : [],
  );
  const rate = (count: number): number => (count / all) * thousand;
  const words = {
    strange,
    times,
    written,
    inDialect: new Set(inDialect),
    // A page or two hold too few words for a rate.
    isDamaged: all >= thousand && (rate(fragments) > mostFragments || rate(unknown) > mostStrange),
  };
  found.set(passages, words);
  return words;
}

/** True where a scanner read the text or letters were lost on the way: there a strange word is nobody's slip. */
export const isDamaged = (derived: Pick<Derived, 'passages' | 'nameWords'>): boolean =>
  strangeWordsOf(derived).isDamaged;
