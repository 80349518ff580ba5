/** Tells whether a spelling is a slip of the hand for another. */
import { hasSwappedLetters, nearlySame } from '../people/near-names.ts';

/** One edit, or two letters that changed places, and not merely a plural or a possessive s at the end. */
export function mistypedAs(one: string, other: string): boolean {
  if (one === other || one === `${other}s` || other === `${one}s`) return false;
  return nearlySame(one, other) || transposed(one, other);
}

/** Two neighbouring letters changed places in a word of five or more ('Micheal'): hardly ever another word, as 'form' is for 'from'. */
export const transposed = (one: string, other: string): boolean => one.length >= 5 && hasSwappedLetters(one, other);
