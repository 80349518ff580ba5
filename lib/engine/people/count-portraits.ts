/** Counts how the leading speakers talk and what they do last: those whom a report follows, and no other. */
import { characterId } from '../../story/ids.ts';
import type { Portrait } from '../../story/people/portrait.ts';
import type { AnalysisInput } from '../analysis-input.ts';
import { countCharacters } from '../story/count-characters.ts';
import { lastActOf } from './last-act.ts';
import { followedAmong, mainAmong } from './main-characters.ts';
import { mannerOf } from './speech-habits.ts';

export function countPortraits(input: AnalysisInput): Portrait[] {
  const { derived } = input;
  const people = countCharacters(input);
  const wanted = new Set([...mainAmong(people), ...followedAmong(people)].map(({ id }) => id));
  return derived.characters
    .filter(({ id }) => wanted.has(characterId(id)))
    .map((character) => ({
      character: characterId(character.id),
      manner: mannerOf(character, derived),
      lastAct: lastActOf(character, derived),
    }));
}
