/** Tells which film of the table is the script itself: a script is never set beside its own film. */
import type { Derived } from '../derive.ts';
import type { KnownFilm } from './film-table.ts';
import type { RankedFilm } from './rank-films.ts';

/** Titles stand in the first passages, in short lines. */
const opening = { passages: 12, length: 60 };
/** A beginning as long as this is the title with something behind it: 'SCREAM (SCARY MOVIE)'. */
const telling = 5;
/** People whose names may be a title: 'Juno', 'Erin Brockovich'. */
const leading = 4;

const small = new Set('the a an of and in on to for at'.split(' '));
const wordsIn = (text: string): string[] =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replace(/['’]/g, '')
    .match(/[a-z0-9]+/g) ?? [];

/** 'The Big Lebowski' and 'Big Lebowski, The' alike. */
export const titleKey = (title: string): string =>
  wordsIn(title.replace(/^(.*),\s*(the|an?)$/i, '$2 $1').replaceAll('&', ' and '))
    .filter((word, at) => at > 0 || !['the', 'a', 'an'].includes(word))
    .join('');

/** 'LOG #028 “THE FABULOUS BAKER BOYS”': the title stands in quotation marks. */
const inQuotes = (line: string): string[] => [...line.matchAll(/["“]([^"“”]+)["”]/g)].map(([, title = '']) => title);

/** `titles` are what the script may call itself: of the title page and the details. */
export function ownFilmTest(
  titles: readonly string[],
  { passages, characters }: Pick<Derived, 'passages' | 'characters'>,
): (film: KnownFilm) => boolean {
  const lines = [
    ...titles,
    ...passages
      .slice(0, opening.passages)
      .map(({ text }) => text)
      .filter((text) => text.length < opening.length),
  ];
  const keys = lines
    .flatMap((line) => [...line.split('\n'), ...inQuotes(line), line.replace(/\s*\(.*$/s, '')])
    .map(titleKey);
  const names = new Set(
    characters.slice(0, leading).flatMap(({ id, introduction }) => wordsIn(`${id} ${introduction?.fullName ?? ''}`)),
  );
  return ({ title }) => {
    const key = titleKey(title);
    const own = wordsIn(title).filter((word) => !small.has(word));
    return (
      keys.some((line) => line === key || (key.length >= telling && line.startsWith(key))) ||
      (own.length > 0 && own.every((word) => names.has(word)))
    );
  };
}

/** Letters of a word of a title that tells two films are of one story. */
const tellingWord = 4;

/** 'Aliens' beside 'Alien': a sequel, or made from it. */
export function sharesTitle({ title }: Pick<KnownFilm, 'title'>, titles: readonly string[]): boolean {
  const wordsOfTitle = (text: string): string[] =>
    wordsIn(text).flatMap((word) => (word.length < tellingWord || small.has(word) ? [] : word.replace(/s$/, '')));
  const own = new Set(titles.flatMap(wordsOfTitle));
  return wordsOfTitle(title).some((word) => own.has(word));
}

/** A film this far ahead of the next is taken for the script's own, where the script bears no title that could say otherwise. */
const farAhead = 1.15;
const manyShared = 4;
/** With fewer tags in common, so much further. */
const furtherAhead = 1.3;
/** Under a title that is no film's, a working title perhaps: of six so far ahead in 69 produced scripts five are the script's own. */
const surelyAhead = 1.35;

/**
 * The words of a script that was counted stand so near its film: of 951 all but one. Of 123 scripts that were not counted, or whose film is not in the table, none stands so near
 * to any film.
 */
const sameWords = 0.92;

/** The films without that whose script has the very words. */
export function withoutSameWords(ranked: readonly RankedFilm[]): readonly RankedFilm[] {
  const nearest = ranked.toSorted((a, b) => b.place - a.place)[0];
  return nearest && nearest.place >= sameWords ? ranked.filter((one) => one !== nearest) : ranked;
}

/** The films without the first, where that is as good as certain to be the script's own; `hasTitle` of a script whose title is no film's in the table. */
export function withoutLikelyOwn(ranked: readonly RankedFilm[], hasTitle: boolean): readonly RankedFilm[] {
  const [first, second] = ranked;
  if (!first || !second) return ranked;
  const ahead = first.score / Math.max(Number.EPSILON, second.score);
  const isMany = first.shared.length >= manyShared;
  const isOwn = hasTitle ? isMany && ahead >= surelyAhead : ahead >= (isMany ? farAhead : furtherAhead);
  return isOwn ? ranked.slice(1) : ranked;
}
