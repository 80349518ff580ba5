/** Tells which cues are one person's first name, surname and full name (KATE, KATE SULLIVAN), and which are two people's names side by side (HILLY ELIZABETH). */
import { openingWith, wholeText } from '../../screenplay/text/phrases.ts';
import { besideNames, generations, offices, ranks } from '../lexicons/name-words.ts';
import { type EnglishWords, englishWords } from '../norms/english-words.ts';

const twoNames = /^(\p{L}[\p{L}'-]{2,}) (\p{L}[\p{L}'-]{2,})$/u;
const title = wholeText([...ranks, ...offices], { flags: '' });
/** A father and a son, and what is counted, are two. */
const oneOfMany = wholeText(generations, { flags: '' });
/** 'YOUNG KATE' bears no other full name. */
const youngOrOld = openingWith(besideNames, { flags: '', end: ' ' });

/** A name, or no word of the language at all. ROSE and MARK may be both. */
const mayName = (word: string, { known, names, everyday }: EnglishWords): boolean => {
  const small = word.toLowerCase();
  return !title.test(word) && !everyday.has(small) && (names.has(small) || !known.has(small));
};
export const mayBeName = (word: string): boolean => mayName(word, englishWords());
/** A name and no word besides: 'KATE RUNNING' has no surname. */
const onlyNames = (word: string, { known, names, common }: EnglishWords): boolean => {
  const small = word.toLowerCase();
  return !title.test(word) && !oneOfMany.test(word) && (names.has(small) ? !common.has(small) : !known.has(small));
};

/**
 * Maps the one of two ids that speaks less to the other. A first name is its full name's where no other cue bears it; a surname only where the full name
 * speaks as much, or where the page gives the surname this first name and no other: above a surname that speaks more, families stand in half of the scripts (MALCOLM WALLACE is not WALLACE);
 * of 26 with one first name on the page (1,096 produced scripts) 26 are one person. `firstNames` are those of a surname on the page, in capitals.
 */
export function fullNamesOf(
  speeches: ReadonlyMap<string, number>,
  firstNames: (surname: string) => ReadonlySet<string> = () => new Set(),
): ReadonlyMap<string, string> {
  const bearers = Map.groupBy(
    [...speeches.keys()].flatMap((id) => [...new Set(id.split(/[ .,&/]+/))].map((name) => ({ id, name }))),
    ({ name }) => name,
  );
  const others = (name: string, whole: string): string[] =>
    (bearers.get(name) ?? []).flatMap(({ id }) => (id === name || id === whole ? [] : [id]));
  /** 'KATE HUNT' and 'COUSIN KATE' may be others of the name; 'YOUNG KATE', 'WIFE OF KATE' and 'ROBIN KATE' say nothing of it. */
  const isAnother = (id: string, first: string): boolean =>
    twoNames.exec(id)?.[1] === first ||
    (twoNames.test(id) && !youngOrOld.test(id) && !mayName(id.split(' ')[0] ?? '', englishWords()));
  const count = (id: string): number => speeches.get(id) ?? 0;
  const same = new Map<string, string>();
  for (const whole of speeches.keys()) {
    const [, first = '', last = ''] = twoNames.exec(whole) ?? [];
    if (first === '') continue;
    if (count(first) > 0 && count(last) > 0) {
      if (count(whole) <= count(first) + count(last) || ![first, last].every(mayBeName)) continue;
      same.set(first, whole).set(last, whole);
    }
    if (count(first) > 0 === count(last) > 0) continue;
    const words = englishWords();
    const short = count(first) > 0 ? first : last;
    const isOne =
      mayName(short, words) &&
      (short === first
        ? onlyNames(last, words) && !others(first, whole).some((id) => isAnother(id, first))
        : mayName(first, words) &&
          words.names.has(first.toLowerCase()) &&
          (count(whole) >= count(last) || isOnlyOne(firstNames(last), first)) &&
          others(last, whole).length === 0);
    if (!isOne) continue;
    if (count(whole) > count(short)) same.set(short, whole);
    else same.set(whole, short);
  }
  return same;
}

const isOnlyOne = (all: ReadonlySet<string>, one: string): boolean => all.size === 1 && all.has(one);

/** The first names that stand before a surname in running text, in capitals; what is no first name counts for none. */
export function firstNamesIn(texts: readonly string[]): (surname: string) => ReadonlySet<string> {
  const { names } = englishWords();
  const found = new Map<string, Set<string>>();
  for (const text of texts)
    for (const [, first = '', last = ''] of text.matchAll(/(?<!\p{L})(?=(\p{Lu}\p{L}+) (\p{Lu}[\p{L}'’-]+))/gu)) {
      if (!names.has(first.toLowerCase()) || title.test(first.toUpperCase())) continue;
      const surname = last.toUpperCase().replaceAll('’', "'").replace(/'S$/, '');
      found.set(surname, (found.get(surname) ?? new Set()).add(first.toUpperCase()));
    }
  return (surname) => found.get(surname) ?? new Set();
}

/** What is said by two at once is said seldom, and each speaks often alone. */
const together = { most: 2, fewestAlone: 5 } as const;

/** The two people of a cue whose names stand side by side; null for everybody else. */
export function sideBySide(id: string, speeches: ReadonlyMap<string, number>): readonly [string, string] | null {
  const [, one = '', other = ''] = twoNames.exec(id) ?? [];
  if (one === '' || one === other || (speeches.get(id) ?? 0) > together.most) return null;
  const isBoth = [one, other].every((name) => (speeches.get(name) ?? 0) >= together.fewestAlone);
  return isBoth && [one, other].every((name) => mayName(name, englishWords())) ? [one, other] : null;
}

/** From so many names on it was the scanner, and no slip of the pen. */
const fewestCut = 3;
const shortestCut = 3;

/** Maps names that lost their first letter to those that did not (RANKLIN, FRANKLIN), where a script has several. A name or a word of the language is no such rest. */
export function withoutFirstLetter(speeches: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const cut = [...speeches].flatMap(([id, count]): [string, string][] => {
    const rest = id.slice(1);
    return rest.length >= shortestCut && count > (speeches.get(rest) ?? count) ? [[rest, id]] : [];
  });
  if (cut.length < fewestCut) return new Map();
  const { known, names } = englishWords();
  const real = cut.filter(([rest]) => !known.has(rest.toLowerCase()) && !names.has(rest.toLowerCase()));
  return new Map(real.length < fewestCut ? [] : real);
}
