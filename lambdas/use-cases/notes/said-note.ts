/** A note that somebody has said: found by no rule and no model, so that nothing is measured of it and no report's check can close it. */
import type { KeptNote } from '../../adapters/note-items.ts';

/** What all of them share; whoever makes one adds who said it, where and when. */
export const saidNote = {
  about: [],
  people: [],
  gist: '',
  fault: false,
  absence: null,
  score: null,
  fate: 'open',
  moved: false,
  why: null,
  advice: null,
  worth: 1,
  effort: null,
  closedIn: null,
} as const satisfies Partial<KeptNote>;
