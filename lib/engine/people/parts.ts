/** Tells who of the speakers are parts to cast: not a voice that may be anybody's. */
import { type StoryCharacter, speakersAmong } from '../../story/character.ts';
import { cueNameOf } from '../../story/ids.ts';
import { isUnownedVoice } from './cues/anybody.ts';

/** Whether who speaks under a cue is a part to cast. */
export const isPart = (cueName: string): boolean => !isUnownedVoice(cueName);

/** Most words first. VOICE, RECORDING and the like are none. */
export const partsAmong = (characters: readonly StoryCharacter[]): StoryCharacter[] =>
  speakersAmong(characters).filter(({ id }) => isPart(cueNameOf(id)));
