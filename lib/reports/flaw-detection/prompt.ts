/** Question 9 for a language model: flaw detection. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const flawDetectionPrompt: Prompt = {
  version: 1,
  task: 'Where does the story contradict itself or cheat? Give up to eight claims, kind "weakness": a fact that two passages give differently, knowledge that nobody could have, a plan or rule that is dropped, time or place that cannot be, a motive that changes without cause, a set-up without pay-off or a pay-off without set-up. Name both places in the text of the claim and quote the one that does the harm. What is left open on purpose is no flaw. If there are few, give few; none is an answer.',
  wants: ['verdict'],
  ratings: [],
  byFormat: {
    pilot: 'What a series may answer later is no flaw, unless the episode itself promises the answer.',
    'limited-series': 'What a later episode may answer is no flaw, unless this one promises the answer.',
  },
};
