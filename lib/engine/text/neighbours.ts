/** Lays a text out as words with what stands on either side of each, so that the company of a word can be counted. */

/** A word as it is written and in small letters with plain apostrophes, with where it stands; `before` and `after` are words in small letters or one of `signs`. */
export interface Neighboured {
  readonly word: string;
  readonly small: string;
  readonly at: number;
  readonly before: string;
  readonly after: string;
}

/** What stands for a neighbour that is no word: the end of a sentence or text, another mark, a hyphen inside a compound, a number, a name. */
export const signs = { end: '.', mark: ',', hyphen: '-', number: '#', name: '^' } as const;

/** What stands for a word that is not among those counted: how it ends. */
const endings = ['ing', 'ed', 'ly', 's'] as const;
export const kinds: readonly string[] = [...endings.map((ending) => `~${ending}`), '~'];
export const kindOf = (word: string): string => `~${endings.find((ending) => word.endsWith(ending)) ?? ''}`;

/** Without the classes of Unicode, which take three times as long over a script. */
const letter = 'A-Za-zÀ-ÖØ-öø-ÿ';
const piece = new RegExp(`[${letter}]+(?:['’][${letter}]+)*|\\d[\\d.,]*|[.?!]+|\\S`, 'g');
const isLetter = (text: string): boolean => lettersOnly.test(text);
const lettersOnly = new RegExp(`^[${letter}]`);
const smallLetter = /[a-zß-öø-ÿ]/;

interface Piece {
  readonly key: string;
  readonly word: string | null;
  readonly small: string;
  readonly at: number;
}

/** Of a capital inside a sentence nobody knows more than that it is a name. */
function keyOfWord(text: string, small: string, last: string): string {
  const isInside = last !== signs.end && last !== signs.mark;
  const isName = isInside && text.charAt(0) !== small.charAt(0) && smallLetter.test(text) && !small.startsWith("i'");
  return isName ? signs.name : small;
}

function keyOfMark(found: string, text: string, at: number): string {
  if (/^\d/.test(found)) return signs.number;
  if (/^[.?!]/.test(found)) return found.startsWith('..') ? signs.mark : signs.end;
  const isJoined = found === '-' && isLetter(text.charAt(at - 1)) && isLetter(text.charAt(at + 1));
  return isJoined ? signs.hyphen : signs.mark;
}

/** The words of a text in order. */
export function neighboured(text: string): Neighboured[] {
  const pieces: Piece[] = [];
  let last: string = signs.end;
  for (const { 0: found, index } of text.matchAll(piece)) {
    const isWord = isLetter(found);
    const small = isWord ? found.replaceAll('’', "'").toLowerCase() : '';
    const key = isWord ? keyOfWord(found, small, last) : keyOfMark(found, text, index);
    pieces.push({ key, word: isWord ? found : null, small, at: index });
    last = key;
  }
  return pieces.flatMap(({ word, small, at }, index) =>
    word === null
      ? []
      : [{ word, small, at, before: pieces[index - 1]?.key ?? signs.end, after: pieces[index + 1]?.key ?? signs.end }],
  );
}
