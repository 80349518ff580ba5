/** Splits script text into words and sentences. Does not change them: a sentence is an exact piece of its text. */
import { fromCapital, oneOf } from '../../screenplay/text/phrases.ts';
import { plainAbbreviations, titledAbbreviations } from '../lexicons/name-words.ts';

/** Words in small letters, apostrophes kept inside ("don't"), typographic ones made plain; digits count as words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}

/** 'Mrs.', 'MRS.': a capital, then letters of either case. */
const abbreviation = new RegExp(
  `(?:^|[\\s("'“‘])(?:${titledAbbreviations.map(fromCapital).join('|')}|${oneOf(plainAbbreviations)}|[A-Z]|[A-Z]\\.[A-Z])\\.$`,
);
/** 'No. 7' is a number, 'No.' an answer. */
const numero = /(?:^|[\s("'“‘])No\.$/;
/** A quotation that is longer than this is taken for an unmatched mark. */
const longestQuotation = 160;
const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)|(?:--|—)["'”’]?(?=\s*$)|\n/g;

/** The sentences of a text in order, each trimmed and verbatim. 'MRS. Hale' does not end one, nor does a stop inside “a plate. Two words.”; a line break does. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  const quotes = /["“]/.test(text);
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.')) {
      const before = text.slice(from, match.index + 1);
      if (abbreviation.test(before) || (numero.test(before) && /^\s*\d/.test(text.slice(end)))) continue;
    }
    if (quotes && match[0] !== '\n' && insideQuotation(text, from, end)) continue;
    sentences.push(trimmed(text.slice(from, end)));
    from = end;
  }
  sentences.push(trimmed(text.slice(from)));
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
}

/** True between a mark that opens a quotation after `from` and the mark that closes it a little later on the same line. */
function insideQuotation(text: string, from: number, end: number): boolean {
  const before = text.slice(from, end);
  const open =
    [...before.matchAll(/["“”]/g)].length % 2 === 1 ? Math.max(before.lastIndexOf('"'), before.lastIndexOf('“')) : -1;
  if (open < 0) return false;
  const close = text.slice(end).search(/["”\n]/);
  return close >= 0 && text[end + close] !== '\n' && end + close - from - open <= longestQuotation;
}

/** Without the dash or bullet that opens an item of a montage. */
const trimmed = (text: string): string => text.trim().replace(/^(?:[-–—•*]+\s+)+/, '');

/** 'cans' and 'can' fold to one key, 'glass' and 'bus' stay: a plural s is dropped, nothing else is guessed. */
export function singular(word: string): string {
  if (word.length > 4 && word.endsWith('ies')) return `${word.slice(0, -3)}y`;
  if (word.length > 4 && /(?:sh|ch|x|ss|zz)es$/.test(word)) return word.slice(0, -2);
  return word.length > 3 && word.endsWith('s') && !/(?:ss|us|is)$/.test(word) ? word.slice(0, -1) : word;
}

/** Syllables of an English word by its vowel groups, a silent final e left out; at least 1. Error about one word in ten. */
export function syllables(word: string): number {
  const groups = word.replace(/(?:[^laeiouy]e|[aeiouy]ed)$/, '').match(/[aeiouy]+/g);
  return Math.max(1, groups?.length ?? 0);
}
