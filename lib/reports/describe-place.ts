/** Puts places into words, without articles that would have to be guessed. */
import type { SceneFacts } from '../engine/scenes/scene-facts.ts';

/** 'Meridian Cinema - Lobby' as 'Meridian Cinema, Lobby'. */
export const placeName = (scene: Pick<SceneFacts, 'place'>): string => scene.place.replace(/\s+[-–—]+\s+/g, ', ');
