/** Finds characters by name in running text: pieces of patterns, the words of a name that name somebody. */

import { fromCapital } from '../../screenplay/text/phrases.ts';
import { titles } from '../lexicons/flaws/people.ts';
import type { Passage } from '../text/passages.ts';

/** The id as a pattern source, in any casing that begins with a capital: 'LE GUIN' finds 'Le Guin' and 'LE GUIN', never 'le guin'. */
export const nameSource = (id: string): string =>
  `(?<![\\p{L}\\p{N}])${id.split(' ').map(fromCapital).join('\\s+')}(?![\\p{L}\\p{N}])`;

/** The words of a character's id that name the person: 'CAPTAIN LE GUIN' gives LE and GUIN, a title alone nothing. */
export const nameWordsOf = (id: string): string[] =>
  id.split(/[\s.]+/).filter((word) => /^\p{L}[\p{L}'-]+$/u.test(word) && !titles.has(word));

/** True when the script writes an article before it ('the guard', 'a WAITER'): a part that two people may play in turn, not one person's name. */
export function isPart(id: string, passages: readonly Passage[]): boolean {
  const pattern = new RegExp(`(?<![\\p{L}])(?:the|an?|another|two|three) ${nameSource(id)}`, 'iu');
  return /\d|#/.test(id) || passages.some(({ kind, text }) => kind === 'action' && pattern.test(text));
}
