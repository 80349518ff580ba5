/** Tells who has no say for a while: asleep, unconscious, dead, held. Nobody need ask why they are not heard. */
import { wholeWords } from '../../../screenplay/text/phrases.ts';
import type { PageSpan } from '../../../story/people/presence.ts';
import type { Derived } from '../../derive.ts';
import { silenced } from '../../lexicons/talk-words.ts';
import type { Character } from '../../people/character-index.ts';
import { sentencesOf } from '../../text/words.ts';

const noSay = wholeWords(silenced);
/** Pages before and behind a silence on which it may be told why. */
const near = 1;

/** Tells whether a sentence has a word of somebody's name; initials are none. */
export function hasNameOf({ pageName, id }: Pick<Character, 'pageName' | 'id'>): (sentence: string) => boolean {
  const names = new Set([pageName, id].flatMap((name) => name.split(' ')).filter((word) => word.length > 1));
  return (sentence) => sentence.split(/[^\p{L}\p{N}]+/u).some((word) => names.has(word.toUpperCase()));
}

/** True where on these pages a sentence of action with the name says so. */
export function isSilenced({ actions }: Derived, one: Character, { from, to }: PageSpan): boolean {
  const isNamed = hasNameOf(one);
  return actions.some(
    ({ at, text }) =>
      at.page >= from - near &&
      at.page <= to + near &&
      sentencesOf(text).some((sentence) => noSay.test(sentence) && isNamed(sentence)),
  );
}
