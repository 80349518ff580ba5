/** Tells which cues are one person's first name, surname and full name (KATE, KATE SULLIVAN), and which are two people's names side by side (HILLY ELIZABETH). */
import { openingWith, wholeText } from '../../screenplay/text/phrases.ts';
import { besideNames, generations, kinTitles, offices, ranks } from '../lexicons/name-words.ts';
import { type EnglishWords, englishWords } from '../norms/english-words.ts';

const twoNames = /^(\p{L}[\p{L}'-]{2,}) (\p{L}[\p{L}'-]{2,})$/u;
const title = wholeText([...ranks, ...offices], { flags: '' });
const noFirstName = wholeText([...ranks, ...offices, ...kinTitles], { flags: '' });
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
/** WILL and MARK are first names before a surname that is no word, whatever else they are. */
const mayBeFirst = (first: string, last: string, words: EnglishWords): boolean =>
  mayName(first, words) || (!noFirstName.test(first) && words.names.has(first.toLowerCase()) && onlyNames(last, words));
/** A name and no word besides: 'KATE RUNNING' has no surname. */
const onlyNames = (word: string, { known, names, common }: EnglishWords): boolean => {
  const small = word.toLowerCase();
  return !title.test(word) && !oneOfMany.test(word) && (names.has(small) ? !common.has(small) : !known.has(small));
};

/**
 * Maps the one of two ids that speaks less to the other. A first name is its full name's where no other cue bears it; a surname only where the full name
 * speaks as much, or where the page gives the surname this first name and no other: above a surname that speaks more, families stand in half of the scripts (MALCOLM WALLACE is not WALLACE);
 * of 26 with one first name on the page (1,096 produced scripts) 26 are one person. A surname that is a word (JOLENE FRENCH) is one where the page gives the first name no other.
 * A first name that is a word as well (WILL) is its full name's: 7 of 7 in 543 produced scripts. `isAnew` tells a namesake by an introduction.
 */
export function fullNamesOf(
  speeches: ReadonlyMap<string, number>,
  { firstNames, surnames }: NamesBeside = noNames,
  isAnew: (first: string, whole: string) => boolean = () => false,
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
      short === first
        ? mayBeFirst(first, last, words) &&
          (onlyNames(last, words) || isOnlyOne(surnames(first), last)) &&
          !others(first, whole).some((id) => isAnother(id, first)) &&
          !isAnew(first, whole)
        : mayName(short, words) &&
          mayName(first, words) &&
          ((words.names.has(first.toLowerCase()) && count(whole) >= count(last)) ||
            isOnlyOne(firstNames(last), first)) &&
          others(last, whole).length === 0;
    if (!isOne) continue;
    if (count(whole) > count(short)) same.set(short, whole);
    else same.set(whole, short);
  }
  return same;
}

const isOnlyOne = (all: ReadonlySet<string>, one: string): boolean => all.size === 1 && all.has(one);

/** What stands beside a name in running text, in capitals: what may be first names before a surname, and whatever has a capital behind a first name. */
export interface NamesBeside {
  readonly firstNames: (surname: string) => ReadonlySet<string>;
  readonly surnames: (first: string) => ReadonlySet<string>;
}
const noNames: NamesBeside = { firstNames: () => new Set(), surnames: () => new Set() };

/** Words of the language and titles are no first names. */
export function namesBeside(texts: readonly string[]): NamesBeside {
  const { known, names } = englishWords();
  const before = new Map<string, Set<string>>();
  const behind = new Map<string, Set<string>>();
  const add = (to: Map<string, Set<string>>, key: string, name: string): void => {
    to.set(key, (to.get(key) ?? new Set()).add(name));
  };
  for (const text of texts)
    for (const [, one = '', other = ''] of text.matchAll(/(?<!\p{L})(?=(\p{Lu}\p{L}+) (\p{Lu}[\p{L}'’-]+))/gu)) {
      const first = one.toUpperCase();
      const surname = other.toUpperCase().replaceAll('’', "'").replace(/'S$/, '');
      add(behind, first, surname);
      const isName = names.has(one.toLowerCase()) || !known.has(one.toLowerCase());
      if (isName && !title.test(first) && !youngOrOld.test(`${first} `)) add(before, surname, first);
    }
  return {
    firstNames: (surname) => before.get(surname) ?? new Set(),
    surnames: (first) => behind.get(first) ?? new Set(),
  };
}

/** Two who speak one right behind the other so near talk with each other. */
const nearCues = 3;

/**
 * Maps the one of two cues that speaks less to the other where one is a first name, the other its surname (ALASTAIR, CAMPBELL): on the page each has the other beside it and nobody
 * else, and the two never talk. `order` are the ids as they speak.
 */
export function namesApart(
  order: readonly string[],
  { firstNames, surnames }: NamesBeside,
): ReadonlyMap<string, string> {
  const places = new Map<string, number[]>();
  for (const [at, id] of order.entries()) places.set(id, [...(places.get(id) ?? []), at]);
  const talk = (one: string, other: string): boolean =>
    (places.get(one) ?? []).some((at) => order.slice(Math.max(0, at - nearCues), at + nearCues + 1).includes(other));
  const words = englishWords();
  return new Map(
    [...places.keys()].flatMap((last): [string, string][] => {
      const [first, another] = firstNames(last);
      if (first === undefined || another !== undefined || !places.has(first) || !isOnlyOne(surnames(first), last))
        return [];
      if (first === last || !mayName(first, words) || !onlyNames(last, words) || talk(first, last)) return [];
      const often = (id: string): number => places.get(id)?.length ?? 0;
      return [often(first) >= often(last) ? [last, first] : [first, last]];
    }),
  );
}

/** What is said by two at once is said seldom, beside what the one says alone who says less, and each speaks often alone. */
const together = { most: 2, share: 0.25, fewestAlone: 5, shortest: 3 } as const;

/** The two people of a cue whose names stand side by side, as two columns that became one leave them ('MAGS OLD PETE' as well); null for everybody else. */
export function sideBySide(id: string, speeches: ReadonlyMap<string, number>): readonly [string, string] | null {
  const { everyday, names } = englishWords();
  const isName = (name: string): boolean =>
    name.includes(' ') || (!title.test(name) && (names.has(name.toLowerCase()) || !everyday.has(name.toLowerCase())));
  const words = id.split(' ');
  for (let at = 1; at < words.length; at += 1) {
    const two = [words.slice(0, at).join(' '), words.slice(at).join(' ')] as const;
    const fewest = Math.min(...two.map((name) => speeches.get(name) ?? 0));
    const isTwo = two[0] !== two[1] && two.every((name) => name.length >= together.shortest && isName(name));
    if (!isTwo || fewest < together.fewestAlone) continue;
    if ((speeches.get(id) ?? 0) <= Math.max(together.most, fewest * together.share)) return two;
  }
  return null;
}

/** From so many names on it was the scanner, and no slip of the pen. */
const fewestCut = 3;
const shortestCut = 3;

/**
 * Maps names that lost their first letter to those that did not (RANKLIN, FRANKLIN), where a script has several. A name or a word of the language is no
 * such rest; two words but for a letter (ERMAN REPORTER) are, however often.
 */
export function withoutFirstLetter(speeches: ReadonlyMap<string, number>): ReadonlyMap<string, string> {
  const cut = [...speeches].flatMap(([id, count]): [string, string][] => {
    const rest = id.slice(1);
    const isRarer = count > (speeches.get(rest) ?? count) || (rest.includes(' ') && speeches.has(rest));
    return rest.length >= shortestCut && isRarer ? [[rest, id]] : [];
  });
  if (cut.length < fewestCut) return new Map();
  const { known, names } = englishWords();
  const isReal = (word = ''): boolean => !known.has(word.toLowerCase()) && !names.has(word.toLowerCase());
  const real = cut.filter(([rest]) => isReal(rest.split(' ')[0]));
  return new Map(real.length < fewestCut ? [] : real);
}
