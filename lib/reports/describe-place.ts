/** Puts places, times and positions into words. Refuses articles it would have to guess. */
import { placeParts } from '../engine/scenes/location-names.ts';
import type { SceneFacts } from '../engine/scenes/scene-facts.ts';

/** 'Meridian Cinema - Lobby' as 'Meridian Cinema, Lobby'. */
export const placeName = (scene: Pick<SceneFacts, 'place'>): string => placeParts(scene.place).join(', ');

/** The building or area a scene is in: what stands before the first dash. */
export const settingName = (scene: Pick<SceneFacts, 'place'>): string => placeParts(scene.place)[0] ?? scene.place;

const times: readonly (readonly [pattern: RegExp, phrase: string])[] = [
  [/^DAWN|^SUNRISE/i, 'at dawn'],
  [/^DUSK|^SUNSET|^TWILIGHT/i, 'at dusk'],
  [/^MORNING|^EARLY MORNING/i, 'in the morning'],
  [/^AFTERNOON/i, 'in the afternoon'],
  [/^EVENING|^EARLY EVENING/i, 'in the evening'],
  [/^NOON|^MIDDAY/i, 'at noon'],
  [/^MIDNIGHT/i, 'at midnight'],
  [/^NIGHT/i, 'at night'],
  [/^DAY\b/i, 'by day'],
];

/** ' at dawn', ' by day', or nothing when the heading gives no such time; with the space before it. */
export function timePhrase(scene: SceneFacts): string {
  const phrase = times.find(([pattern]) => pattern.test(scene.heading.timeOfDay ?? ''))?.[1];
  return phrase ? ` ${phrase}` : '';
}

/** 'Early on', 'About a third of the way in' …, for a position from 0 to 1. */
export function positionPhrase(position: number): string {
  if (position < 0.2) return 'Early on';
  if (position < 0.29) return 'About a quarter of the way in';
  if (position < 0.42) return 'About a third of the way in';
  if (position < 0.6) return 'Around the middle';
  if (position < 0.7) return 'About two thirds of the way in';
  return position < 0.83 ? 'About three quarters of the way in' : 'Near the end';
}
