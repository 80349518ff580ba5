/** Finds where the talk names somebody who is not speaking. */

import type { Derived } from '../derive.ts';
import type { Character } from '../people/character-index.ts';
import { quoteWhere } from '../text/quote.ts';
import { nameSource, nameWordsOf } from './name-pattern.ts';

/** Lines in which others say the character's name, or the title that is this character's alone ('Captain!'). */
export function saidByOthers(
  { id, pageName, introduction, speeches: own }: Character,
  { speeches, characters }: Derived,
) {
  const names = [pageName, introduction?.fullName.toUpperCase() ?? ''].flatMap(nameWordsOf);
  const title = pageName.split(' ').length > 1 ? pageName.split(' ')[0] : undefined;
  const unique =
    title !== undefined && characters.filter((one) => one.pageName.split(' ').includes(title)).length === 1;
  const words = [...new Set([...names, ...(unique ? [title] : [])])].filter((word) => word.length > 2);
  if (words.length === 0) return [];
  const pattern = new RegExp(words.map(nameSource).join('|'), 'u');
  return speeches
    .filter((speech) => !speech.speakers.includes(id) && !own.includes(speech) && pattern.test(speech.text))
    .map(({ spoken, page, position }) => {
      const passage = spoken.find(({ text }) => pattern.test(text)) ?? spoken[0];
      return { page, position, evidence: quoteWhere(passage, (sentence) => pattern.test(sentence)) };
    });
}
