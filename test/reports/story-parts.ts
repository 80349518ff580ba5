/** Parts of a story graph about the script as a whole, made by hand for tests of views. */
import type { Credits } from '../../lib/story/credits.ts';
import type { Returns } from '../../lib/story/shape/returns.ts';
import type { Stretches } from '../../lib/story/shape/stretches.ts';

/** A script that says nothing of itself. */
export const creditsOf = (over: Partial<Credits> = {}): Credits => ({
  title: null,
  episode: null,
  authors: [],
  source: null,
  draft: null,
  setTitle: null,
  said: { logline: null, budget: null, comparables: null, intent: null },
  details: { title: '', scriptType: '', director: '', cast: '', hero: '', character: '' },
  ...over,
});

/** A script in which nothing stands apart, and nobody and no place is told as the last. */
export const stretchesOf = (over: Partial<Stretches> = {}): Stretches => ({
  apart: [],
  longestStay: null,
  calendar: [],
  times: [],
  ...over,
});

/** A script in which nothing comes back. */
export const returnsOf = (over: Partial<Returns> = {}): Returns => ({
  lines: [],
  things: [],
  pictures: [],
  words: [],
  changed: [],
  ...over,
});
