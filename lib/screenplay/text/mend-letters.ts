/** Mends text whose letters were taken for those of another program: the marks of the old Macintosh (iÕm), and ! where spaces stood. */

/** Mac OS Roman read as Windows-1252: quotes, dashes, dots and the fixed space. */
const macintosh: Readonly<Record<string, string>> = { Õ: '’', Ô: '‘', Ò: '“', Ó: '”', Ð: '–', Ñ: '—', É: '…', Ê: ' ' };
/** An apostrophe inside an English word, as that mistake prints it. No language writes a capital Õ between small letters. */
const mistaken = /(?<=\p{L})Õ(?=(?:s|t|m|d|re|ll|ve)\b)/giu;
const leastMistakes = 3;
/** ! between letters this often for each space: they stand for spaces. */
const marksToSpaces = 1;
const leastMarks = 20;

/** The text itself where nothing needs mending. */
export function mendLetters(text: string): string {
  return mendSpaces(mendMacintosh(text));
}

function mendMacintosh(text: string): string {
  if (!text.includes('Õ') || (text.match(mistaken)?.length ?? 0) < leastMistakes) return text;
  return text
    .replace(/[ÕÔÒÓÐÑÊ]/g, (letter) => macintosh[letter] ?? letter)
    .replace(/(?<=\p{Ll})É|É(?=\s|$)|^É/gmu, '…');
}

function mendSpaces(text: string): string {
  const marks = text.match(/!(?<=[\p{L}\p{N},.;'’]!)(?=[\p{L}\p{N}])/gu)?.length ?? 0;
  if (marks < leastMarks || marks < (text.match(/[^\S\n]+(?=\S)/g)?.length ?? 0) * marksToSpaces) return text;
  return text.replace(/(?<=\S)!(?=[\p{L}\p{N}(“"])/gu, ' ');
}
