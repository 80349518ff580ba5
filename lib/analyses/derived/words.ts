/** Splits script text into words and sentences. Refuses to change them: a sentence is an exact piece of its text. */

/** Words in small letters, apostrophes kept inside ("don't"), typographic ones made plain; digits count as words. */
export function wordsOf(text: string): string[] {
  return (
    text
      .toLowerCase()
      .replace(/[’‘]/g, "'")
      .match(/[\p{L}\p{N}]+(?:'[\p{L}]+)*/gu) ?? []
  );
}

const abbreviation =
  /(?:^|[\s("'“‘])(?:Mr|Mrs|Ms|Dr|St|Lt|Sgt|Capt|Prof|Jr|Sr|No|vs|etc|INT|EXT|EST|I\/E|[A-Z]|[A-Z]\.[A-Z])\.$/;
const sentenceEnd = /[.!?…]+["'”’)\]]*(?=\s|$)|(?:--|—)["'”’]?(?=\s*$)|\n/g;

/** The sentences of a text in order, each trimmed and verbatim. 'Mr. Hale' does not end one, a line break does. */
export function sentencesOf(text: string): string[] {
  const sentences: string[] = [];
  let from = 0;
  for (const match of text.matchAll(sentenceEnd)) {
    const end = match.index + match[0].length;
    if (match[0].startsWith('.') && abbreviation.test(text.slice(from, match.index + 1))) continue;
    sentences.push(trimmed(text.slice(from, end)));
    from = end;
  }
  sentences.push(trimmed(text.slice(from)));
  return sentences.filter((sentence) => /[\p{L}\p{N}]/u.test(sentence));
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
