/** Pieces of regular expressions that find characters by name in running text. Refuses pronouns and nicknames. */
import type { Passage } from '../derived/passages.ts';

/** The id as a pattern source, in any casing that begins with a capital: 'LE GUIN' finds 'Le Guin' and 'LE GUIN', never 'le guin'. */
export const nameSource = (id: string): string =>
  `(?<![\\p{L}\\p{N}])${id
    .split(' ')
    .map((word) => {
      const [first = '', ...rest] = [...word].map((letter) => letter.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
      return (
        first + rest.map((letter) => (/\p{L}/u.test(letter) ? `[${letter}${letter.toLowerCase()}]` : letter)).join('')
      );
    })
    .join('\\s+')}(?![\\p{L}\\p{N}])`;

const titles =
  /^(?:MR|MRS|MS|MISS|DR|DOCTOR|PROF|PROFESSOR|SIR|LADY|LORD|KING|QUEEN|PRINCE|PRINCESS|DUKE|COUNT|BARON|CAPTAIN|CAPT|MAJOR|COLONEL|GENERAL|SERGEANT|SGT|LIEUTENANT|LT|COMMANDER|ADMIRAL|PRIVATE|CORPORAL|OFFICER|DETECTIVE|INSPECTOR|AGENT|SHERIFF|DEPUTY|JUDGE|FATHER|MOTHER|BROTHER|SISTER|UNCLE|AUNT|GRANDMA|GRANDPA|PRESIDENT|SENATOR|MAYOR|CHIEF|COACH|NURSE|SAINT|ST|MASTER|MADAME|MONSIEUR|HERR|FRAU|YOUNG|OLD|LITTLE|BIG|THE|AND|OF)$/;

/** The words of a character's id that name the person: 'CAPTAIN LE GUIN' gives LE and GUIN, a title alone nothing. */
export const nameWordsOf = (id: string): string[] =>
  id.split(/[\s.]+/).filter((word) => /^\p{L}[\p{L}'-]+$/u.test(word) && !titles.test(word));

/** True when the script writes an article before it ('the guard', 'a WAITER'): a part that two people may play in turn, not one person's name. */
export function isPart(id: string, passages: readonly Passage[]): boolean {
  const pattern = new RegExp(`(?<![\\p{L}])(?:the|an?|another|two|three) ${nameSource(id)}`, 'iu');
  return /\d|#/.test(id) || passages.some(({ kind, text }) => kind === 'action' && pattern.test(text));
}
