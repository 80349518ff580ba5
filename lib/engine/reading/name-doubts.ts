/** Finds cues that may be one person: names misspelt, and parts of whom the script says who they are. Merges none of them. */
import type { ReadingCharacter, RevealedName } from '../../contract/reading.ts';
import { hasSwappedLetters, nearlySame } from '../people/near-names.ts';
import type { NameDoubt } from './doubt.ts';

/** How many times rarer than the right spelling a slip of the pen is taken to be; a yardstick of ours. JANE and JANET may both live here. */
const rarer = 5;
const title = /^(?:MR|MRS|MS|MISS|DR)\.? /;
/** 'MR HALE' and 'MRS HALE' are a couple, not a slip. */
const isCouple = (one: string, other: string): boolean =>
  title.test(one) && title.test(other) && one.replace(title, '') === other.replace(title, '');

const mayBeSlip = (often: ReadingCharacter, rare: ReadingCharacter): boolean =>
  (rare.speeches === 1 || rare.speeches * rarer <= often.speeches) &&
  (nearlySame(often.name, rare.name) || hasSwappedLetters(often.name, rare.name)) &&
  !isCouple(often.name, rare.name);

/** Names alike first: the rarer one is asked about, most often the slip. Then those revealed, as long as they count as two. */
export function nameDoubts(characters: readonly ReadingCharacter[], revealed: readonly RevealedName[]): NameDoubt[] {
  const stands = (id: string): boolean => characters.some((one) => one.id === id && one.name === id);
  return [
    ...characters.flatMap((often, index) =>
      characters
        .slice(index + 1)
        .filter((rare) => mayBeSlip(often, rare))
        .map((rare) => ({ code: 'names_alike', often, rare }) as const),
    ),
    ...revealed
      .filter(({ part, name }) => stands(part) && stands(name))
      .map((one) => ({ code: 'revealed_name', revealed: one }) as const),
  ];
}
