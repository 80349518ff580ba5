/** Question 1 for a language model: the FRAME ratings. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const frameRatingsPrompt: Prompt = {
  version: 1,
  task: 'Rate this script by FRAME. Give five to seven claims, one or more for each letter, that a writer could check against the page: what earns the rating or costs it, and where.',
  wants: ['verdict'],
  ratings: [
    { name: 'Flux', asks: 'how much changes from scene to scene, and whether each change costs somebody something' },
    {
      name: 'Recall',
      asks: 'what a reader still sees or hears a week later, and whether the script plants and returns it',
    },
    {
      name: 'Audience Appeal',
      asks: 'who would seek it out, and whether the first pages keep the promise that draws them',
    },
    { name: 'Message', asks: 'what it is about under its plot, and whether it is dramatised instead of said' },
    { name: 'Engagement', asks: 'whether each scene leaves a question that makes the next one necessary' },
  ],
  byFormat: {
    pilot: 'For Engagement, weigh the question that the last page leaves for a second episode.',
    short: 'For Flux, one change that cannot be taken back is enough.',
  },
};
