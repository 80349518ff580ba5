/** How many and how long a writer's own notes may be. Apart from their schemas, which every first screen loads. */
import type { OwnPlace } from './notes.ts';

/** Notes of their own that a script holds. */
export const mostOwnNotes = 200;
/** Letters of all passages of one together, and passages. */
export const mostOwnLetters = 1000;
export const mostOwnPlaces = 12;

/** Whether a passage is longer than one may be noted on. */
export const isTooLong = (places: readonly OwnPlace[]): boolean =>
  places.length > mostOwnPlaces || places.reduce((sum, { quote }) => sum + quote.length, 0) > mostOwnLetters;
