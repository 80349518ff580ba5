/** Parts of a story graph about the script as a whole, made by hand for tests of views. */
import type { Credits } from '../../lib/story/credits.ts';

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
