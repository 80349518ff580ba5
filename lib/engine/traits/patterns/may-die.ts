/** Tells whom the script may have die: an end that nobody need ask about. */
import type { Derived } from '../../derive.ts';
import { eventWords } from '../../lexicons/feeling-words.ts';
import type { Character } from '../../people/character-index.ts';

/** The worst events of the lexicon: killing, dying, a grave. */
const worst = -3;
/** Pages before the last line on which they count. */
const justBefore = 2;

/** True where a passage that names somebody, or stands just behind their last line, tells of a death: an end that nobody need ask about. Of 50 voices that ended so in produced scripts nearly all had died. */
export function mayDie({ passages }: Derived, { pageName, id }: Character, spoke: number): boolean {
  const names = new Set([pageName, id].flatMap((name) => name.toLowerCase().split(' ')));
  return passages.some(
    ({ at, words }) =>
      at.page >= spoke - justBefore &&
      words.some((word) => eventWords.get(word) === worst) &&
      (at.page <= spoke + justBefore || words.some((word) => names.has(word.replace(/['’]s$/, '')))),
  );
}
