/** Tells who of the speakers are parts to hire somebody for: no voice, no machine, nobody who may be another. */
import { anyOf } from '../../screenplay/text/phrases.ts';
import type { StoryCharacter } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import { anybody, noPart } from '../lexicons/shoot/generic-cues.ts';
import { partsAmong } from './parts.ts';

const another = new RegExp(`^${anyOf(anybody)}$|(?<![\\p{L}])${anyOf(noPart)}(?![\\p{L}])|/`, 'u');

/** Most words first; joint cues such as 'MIA AND TOM' are none. */
export const partsToCast = (characters: readonly StoryCharacter[]): StoryCharacter[] =>
  partsAmong(characters).filter(({ id }) => !another.test(cueNameOf(id)));
