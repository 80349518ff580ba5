/** Looks words and names up in a script's pieces: who is asked for is found where he speaks and where he is spoken of. Counts nothing but whole words. */

import { normalizedWords } from '../quote-index.ts';
import { findWords } from '../read/find-words.ts';
import type { NumberedPiece, NumberedScene, NumberedScript } from '../read/numbered-script.ts';
import type { AskedWords } from './asked-words.ts';
import { wordBase } from './word-base.ts';

/** A piece with the asked words that it holds: positions in the list of words, and how many phrases. */
export interface FoundPiece {
  readonly scene: NumberedScene;
  /** The scene's position in the script. */
  readonly at: number;
  readonly piece: NumberedPiece;
  readonly words: ReadonlySet<number>;
  readonly phrases: number;
}

const textOf = ({ speaker, texts }: NumberedPiece): string =>
  [...(speaker === null ? [] : [speaker]), ...texts.map(({ text }) => text)].join('\n');

/** `names`: for each person the words that name them; a word that names somebody is found under each of their names. */
export function sameWords(asked: AskedWords, names: readonly (readonly string[])[]): ReadonlySet<string>[] {
  const people = names.map((own) => [...new Set(own.flatMap(basesOf))]);
  const clear = people.filter((own) => own.length > 0);
  return asked.words.map(({ base }) => {
    const who = clear.filter((own) => own.includes(base));
    // A word that names two people, a family's name, stands for itself.
    return new Set([base, ...(who.length === 1 ? (who[0] ?? []) : [])]);
  });
}

/** Titles name nobody. */
const titles = new Set(['mr', 'mrs', 'miss', 'dr', 'the', 'old', 'young', 'of'].map(wordBase));
const basesOf = (text: string): string[] =>
  normalizedWords(text)
    .map(({ word }) => wordBase(word))
    .filter((base) => base.length > 1 && !titles.has(base));

/** Every piece that holds one of the words or phrases, in the script's order. */
export function searchPieces(
  script: NumberedScript,
  asked: AskedWords,
  names: readonly (readonly string[])[],
): FoundPiece[] {
  const sought = sameWords(asked, names);
  return script.scenes.flatMap((scene, at) =>
    scene.pieces.flatMap((piece) => {
      const text = textOf(piece);
      const bases = new Set(normalizedWords(text).map(({ word }) => wordBase(word)));
      const words = new Set(sought.flatMap((own, word) => ([...own].some((base) => bases.has(base)) ? [word] : [])));
      const phrases = asked.phrases.filter((phrase) => findWords(text, phrase) !== null).length;
      return words.size > 0 || phrases > 0 ? [{ scene, at, piece, words, phrases }] : [];
    }),
  );
}
