/** Puts places into words, without articles that would have to be guessed. */
import { placeParts } from '../engine/scenes/location-names.ts';
import type { SceneFacts } from '../engine/scenes/scene-facts.ts';

/** 'Meridian Cinema - Lobby' as 'Meridian Cinema, Lobby'. */
export const placeName = (scene: Pick<SceneFacts, 'place'>): string => placeParts(scene.place).join(', ');
