/** Reads which pronoun the script itself uses of a character. Refuses names, jobs and everything that would be a guess. */
import type { Character } from './character-index.ts';
import type { Derived } from './derive.ts';
import type { Passage } from './passages.ts';

/** `passages` show the pronoun; `others` counts sentences with the other pronoun. */
export interface StatedGender {
  readonly gender: 'female' | 'male';
  readonly passages: readonly Passage[];
  readonly count: number;
  readonly others: number;
}

const pronouns = { female: /\b(?:she|her|hers|herself)\b/i, male: /\b(?:he|him|his|himself)\b/i } as const;

/**
 * Counts paragraphs of action that name this character, no other speaker, and hold pronouns of one kind only. Stated when two or more
 * agree and they outnumber the others four to one; null otherwise. Own rule.
 */
export function statedGenderOf(character: Character, { actions, characters }: Derived): StatedGender | null {
  const naming = (name: string): RegExp =>
    new RegExp(`(?<![\\p{L}])${name.replace(/[.*+?^${}()|[\]\\]/g, '\\$&')}(?![\\p{L}])`, 'iu');
  const own = naming(character.pageName);
  const rest = characters
    .filter(({ id, pageName }) => id !== character.id && !own.test(pageName))
    .map(({ pageName }) => naming(pageName));
  const alone = actions.filter(({ text }) => own.test(text) && !rest.some((other) => other.test(text)));
  const female = alone.filter(({ text }) => pronouns.female.test(text) && !pronouns.male.test(text));
  const male = alone.filter(({ text }) => pronouns.male.test(text) && !pronouns.female.test(text));
  const [gender, most, least] =
    female.length >= male.length ? (['female', female, male] as const) : (['male', male, female] as const);
  if (most.length < 2 || most.length < 4 * least.length) return null;
  return { gender, passages: most, count: most.length, others: least.length };
}
