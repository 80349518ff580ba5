/** Reads which gender the script itself states of a character: by title, by a word for a person, by pronoun. Refuses names, jobs and everything that would be a guess. */
import type { Character } from './character-index.ts';
import type { Derived } from './derive.ts';
import type { Passage } from './passages.ts';
import { wordsOf } from './words.ts';

/** `passages` show it, by one of the words `shownBy`; `others` counts sentences with the other pronoun. */
export interface StatedGender {
  readonly gender: 'female' | 'male';
  readonly passages: readonly Passage[];
  readonly shownBy: readonly string[];
  readonly count: number;
  readonly others: number;
}

const pronouns = { female: /\b(?:she|her|hers|herself)\b/i, male: /\b(?:he|him|his|himself)\b/i } as const;

/** Titles and words for a person that state a gender, as whole words of a cue or right before or behind a name in its introduction. */
const stating = {
  female:
    'mrs ms miss madame madam mme lady woman girl mother mum mom grandmother sister daughter wife widow aunt queen princess waitress actress nun',
  male: 'mr sir monsieur lord man boy father dad grandfather brother son husband uncle king prince waiter actor monk gentleman',
} as const;
const wordsFor = { female: stating.female.split(' '), male: stating.male.split(' ') } as const;

/** 'MRS. PELL' by the cue, 'ELSIE, a girl of seven' by the phrase behind the name. */
function byWord({ id, introduction, speeches }: Character): StatedGender | null {
  const own = wordsOf(id);
  const phrase = wordsOf(introduction?.description ?? '');
  for (const gender of ['female', 'male'] as const) {
    const other = wordsFor[gender === 'female' ? 'male' : 'female'];
    const shownBy = wordsFor[gender].filter((word) => own.includes(word) || phrase.includes(word));
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
  const shownBy = gender === 'female' ? ['she', 'her', 'hers', 'herself'] : ['he', 'him', 'his', 'himself'];
  return { gender, passages: most, shownBy, count: most.length, others: least.length };
}
