/** Finds the words of running text that stand in small letters and whole: what is capitalised, hyphenated, cut off or joined to a number is left out. */

/** A word between marks: an apostrophe before or behind it cuts it short ('bout, goin'), and so do a dash and three dots. */
const wholeWord = /^["“([*]*(\p{Ll}+(?:['’]\p{Ll}+)*)(?:[,;:.]|[!?]+)?["”)\]*]*[,;:.]?$/u;

/** In order, with plain apostrophes. */
export function smallWordsOf(text: string): string[] {
  return text.split(/\s+/).flatMap((piece) => wholeWord.exec(piece)?.[1]?.replaceAll('’', "'") ?? []);
}
