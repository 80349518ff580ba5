/** The words of a passage that may not change without changing what it says: names, numbers, negations, in their order. */
import { oneOf, wordSet } from '../screenplay/text/phrases.ts';

/** Words that deny; 'nor' and 'nowhere' among the words of a quote only. */
const denials = ['not', 'never', 'no', 'nobody', 'nothing', 'none', 'neither', 'cannot', 'without'];
/** 'nothing', "don't": the sentence says that something is not so. */
export const negation = new RegExp(`\\b${oneOf(denials)}\\b|n['’]t\\b`, 'i');
const negates = new RegExp(`^${oneOf([...denials, 'nor', 'nowhere'])}$|n't$`);

export const numberWords = wordSet(`
  one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen twenty thirty forty fifty sixty seventy eighty ninety hundred thousand million billion half twice first second third fourth fifth sixth seventh eighth ninth tenth
`);

/** A word as it is compared, and as it is printed in its text. */
export interface PrintedWord {
  readonly word: string;
  readonly from: number;
  readonly to: number;
}

const bare = (word: string): string => word.replace(/'s$/, '');
const isFirstPerson = (word: string): boolean => /^i(?:'|$)/.test(word);
const beginsLarge = (printed: string): boolean => /^\p{Lu}/u.test(printed);
/** Whatever begins a text or a sentence has a capital, name or not. */
const opensSentence = (text: string, from: number): boolean =>
  /(?:^|[.!?…:])["'“”‘’()\s-]*$/u.test(text.slice(0, from));

/** A line in capitals of so many words may be a cue. */
const mostCueWords = 4;
const isCue = (text: string, words: number): boolean => words <= mostCueWords && !/\p{Ll}/u.test(text);

/** Words that a script never prints small, and that it prints large inside a sentence or as a cue. */
export function namesIn(
  pieces: readonly { readonly text: string; readonly words: readonly PrintedWord[] }[],
): Set<string> {
  const small = new Set<string>();
  const large = new Set<string>();
  for (const { text, words } of pieces) {
    const shouted = !/\p{Ll}/u.test(text);
    const cue = isCue(text, words.length);
    for (const { word, from, to } of words) {
      if (!beginsLarge(text.slice(from, to))) small.add(bare(word));
      else if (cue || (!shouted && !opensSentence(text, from))) large.add(bare(word));
    }
  }
  return new Set([...large].filter((word) => !small.has(word) && !isFirstPerson(word)));
}

/** A word that tells, between its neighbours. `name`: it may be left out without saying otherwise. */
interface Telling {
  readonly word: string;
  readonly name: boolean;
  readonly before: string | undefined;
  readonly after: string | undefined;
}

/** "do not" and "don't" deny alike; null for a word that does not tell. */
function tellingForm(word: string, isName: boolean): Pick<Telling, 'word' | 'name'> | null {
  if (negates.test(word)) return { word: word === 'cannot' || word.endsWith("n't") ? 'not' : word, name: false };
  if (/\p{N}/u.test(word) || numberWords.has(word)) return { word, name: false };
  return isName ? { word: bare(word), name: true } : null;
}

const tellingAmong = (words: readonly string[], isName: (word: string, at: number) => boolean): Telling[] =>
  words.flatMap((word, at) => {
    const form = tellingForm(word, isName(word, at));
    return form === null ? [] : [{ ...form, before: words[at - 1], after: words[at + 1] }];
  });

/** Of words of the script, by its own names. */
export const tellingWords = (words: readonly string[], names: ReadonlySet<string>): Telling[] =>
  tellingAmong(words, (word) => names.has(bare(word)));

/** Of a quote: a name is also what it prints large and the script does not print at all. */
export function tellingWordsOfQuote(
  text: string,
  printed: readonly PrintedWord[],
  { names, knows }: { readonly names: ReadonlySet<string>; readonly knows: (word: string) => boolean },
): Telling[] {
  const isLarge = (at: number): boolean => beginsLarge(text.slice(printed[at]?.from, printed[at]?.to));
  const words = printed.map(({ word }) => word);
  return tellingAmong(words, (word, at) => names.has(bare(word)) || (isLarge(at) && !knows(word)));
}

/** The same word beside one of the same neighbours. */
const matches = (a: Telling | undefined, b: Telling): boolean =>
  a !== undefined && a.word === b.word && (a.before === b.before || a.after === b.after);

/** Whether a quote names, counts and denies as the script's own words do. It may leave a name out, because the script's words are shown; it may not put one in. */
export function tellsTheSame(quote: readonly Telling[], own: readonly Telling[]): boolean {
  let told = 0;
  for (const one of own) {
    if (matches(quote[told], one)) told += 1;
    else if (!one.name) return false;
  }
  return told === quote.length;
}
