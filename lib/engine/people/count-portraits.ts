/** Counts how the leading speakers talk and are talked of, what they do, and the scene to cast them by: those whom a report follows, and no other. */
import { characterId } from '../../story/ids.ts';
import type { Portrait } from '../../story/people/portrait.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { countCharacters } from '../story/count-characters.ts';
import { lastActOf } from './last-act.ts';
import { followedAmong, mainAmong } from './main-characters.ts';
import { actsOfPerson } from './portraits/acts.ts';
import { sidesOf } from './portraits/sides.ts';
import { spokenOf } from './portraits/spoken-of.ts';
import { namingsOf } from './presence/namings.ts';
import { mannerOf } from './speech-habits.ts';

export function countPortraits(input: AnalysisInput): Portrait[] {
  const { derived } = input;
  const people = countCharacters(input);
  const wanted = new Set([...mainAmong(people), ...followedAmong(people)].map(({ id }) => id));
  const followed = derived.characters.filter(({ id }) => wanted.has(characterId(id)));
  const namings = namingsOf(followed, derived.characters, derived.passages);
  return followed.map((character) => {
    const named = namings.get(character.id)?.surely ?? [];
    return {
      character: characterId(character.id),
      manner: mannerOf(character, derived),
      lastAct: lastActOf(character, derived),
      sides: sidesOf(character, derived),
      spokenOf: spokenOf(character, named, derived),
      acts: actsOfPerson(character, named, derived),
    };
  });
}
