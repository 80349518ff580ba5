/** Lays a text out as words with what stands on either side of each, so that the company of a word can be counted. */

/** A word as it is written, with where it stands; `before` and `after` are words in small letters or one of `signs`. */
export interface Neighboured {
  readonly word: string;
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

const piece = /\p{L}+(?:['’]\p{L}+)*|\p{N}[\p{N}.,]*|[.?!]+|\S/gu;
const opensName = /^\p{Lu}\p{L}*\p{Ll}/u;

interface Piece {
  readonly key: string;
  readonly word: string | null;
  readonly at: number;
}

/** Of a capital inside a sentence nobody knows more than that it is a name. */
function keyOf(text: string, last: string, isJoined: boolean): string {
  if (/^\p{L}/u.test(text)) {
    const small = text.replaceAll('’', "'").toLowerCase();
    const isName = opensName.test(text) && last !== signs.end && last !== signs.mark && !small.startsWith("i'");
    return isName ? signs.name : small;
  }
  if (/^\p{N}/u.test(text)) return signs.number;
  if (/^[.?!]/.test(text)) return text.startsWith('..') ? signs.mark : signs.end;
  return text === '-' && isJoined ? signs.hyphen : signs.mark;
}

/** The words of a text in order. */
export function neighboured(text: string): Neighboured[] {
  const pieces: Piece[] = [];
  let last: string = signs.end;
  for (const { 0: found, index } of text.matchAll(piece)) {
    const isJoined = /\p{L}/u.test(text[index - 1] ?? '') && /\p{L}/u.test(text[index + 1] ?? '');
    const key = keyOf(found, last, isJoined);
    pieces.push({ key, word: /^\p{L}/u.test(found) ? found : null, at: index });
    last = key;
  }
  return pieces.flatMap(({ word, at }, index) =>
    word === null
      ? []
      : [{ word, at, before: pieces[index - 1]?.key ?? signs.end, after: pieces[index + 1]?.key ?? signs.end }],
  );
}
