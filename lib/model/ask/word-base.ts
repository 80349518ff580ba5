/** Brings the forms of an English word together, for looking words up: 'killed', 'kills' and 'killing' are one. A rule of thumb; irregular verbs are not known. */

const vowel = /[aeiouy]/;
const endings: readonly (readonly [ending: RegExp, instead: string])[] = [
  [/'s$/, ''],
  [/(?<=...)ies$/, 'y'],
  [/(?<=[sxz]|ch|sh)es$/, ''],
  [/(?<=..)(?<![su])s$/, ''],
  [/(?<=...)ied$/, 'y'],
  [/(?<=..)(?<!e)ed$/, ''],
  [/(?<=..)ing$/, ''],
];

/** An ending goes only where a vowel is left before it: 'shed' and 'king' have none. */
const shortened = (word: string): string => {
  let left = word;
  for (const [ending, instead] of endings) {
    const next = left.replace(ending, instead);
    if (next !== left && vowel.test(next)) left = next;
  }
  return left;
};

/** `word` in small letters. */
export const wordBase = (word: string): string =>
  shortened(word)
    .replace(/(?<=..)e$/, '')
    .replace(/([^aeiou\d])\1$/, '$1');
