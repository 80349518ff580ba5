/** Reads which gender the script itself states of a character: by title, by a word for a person, by pronoun; never by a name or a job. */

import type { Derived } from '../derive.ts';
import { genderWords, pronouns } from '../norms/talk-words.ts';
import type { Passage } from '../text/passages.ts';
import { oneOf, wholePhrase } from '../text/phrase-pattern.ts';
import { wordsOf } from '../text/words.ts';
import type { Character } from './character-index.ts';

/** `passages` show it, by one of the words `shownBy`; `others` counts sentences with the other pronoun. */
export interface StatedGender {
  readonly gender: 'female' | 'male';
  readonly passages: readonly Passage[];
  readonly shownBy: readonly string[];
  readonly count: number;
  readonly others: number;
}

const isNamedBy = { female: wholePhrase(pronouns.female), male: wholePhrase(pronouns.male) } as const;

/** 'MRS. PELL' by the cue, 'ELSIE, a girl of seven' by the phrase behind the name. */
function byWord({ id, introduction, speeches }: Character): StatedGender | null {
  const own = wordsOf(id);
  const phrase = wordsOf(introduction?.description ?? '');
  for (const gender of ['female', 'male'] as const) {
    const other = genderWords[gender === 'female' ? 'male' : 'female'];
    const shownBy = genderWords[gender].filter((word) => own.includes(word) || phrase.includes(word));
    const passage = introduction?.passage ?? speeches[0]?.passage;
    if (shownBy.length > 0 && passage && ![...own, ...phrase].some((word) => other.includes(word)))
      return { gender, passages: [passage], shownBy, count: 1, others: 0 };
  }
  return null;
}

/**
 * Counts paragraphs of action that name this character, no other speaker, and hold pronouns of one kind only. Stated when two or more
 * agree and they outnumber the others four to one; null otherwise. A title or word for a person comes first. Own rule.
 */
export function statedGenderOf(character: Character, { actions, characters }: Derived): StatedGender | null {
  const stated = byWord(character);
  if (stated) return stated;
  const naming = (name: string): RegExp => new RegExp(`(?<![\\p{L}])${oneOf([name])}(?![\\p{L}])`, 'iu');
  const own = naming(character.pageName);
  const rest = characters
    .filter(({ id, pageName }) => id !== character.id && !own.test(pageName))
    .map(({ pageName }) => naming(pageName));
  const alone = actions.filter(({ text }) => own.test(text) && !rest.some((other) => other.test(text)));
  const female = alone.filter(({ text }) => isNamedBy.female.test(text) && !isNamedBy.male.test(text));
  const male = alone.filter(({ text }) => isNamedBy.male.test(text) && !isNamedBy.female.test(text));
  const [gender, most, least] =
    female.length >= male.length ? (['female', female, male] as const) : (['male', male, female] as const);
  if (most.length < 2 || most.length < 4 * least.length) return null;
  return { gender, passages: most, shownBy: pronouns[gender], count: most.length, others: least.length };
}
