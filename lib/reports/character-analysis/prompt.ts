/** Question 8 for a language model: character analysis. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const characterAnalysisPrompt: Prompt = {
  version: 1,
  task: 'Read the people. For each of the three to five who matter most give one or two claims: what they want and what they need instead, the contradiction that makes them alive or its absence, how their speech betrays them, what they choose under pressure and what it costs. Use kind "strength" where the page shows it, "weakness" where it only tells it or leaves it out.',
  wants: ['verdict'],
  ratings: [],
  byFormat: {
    pilot: 'A lead need not have changed by the last page; ask whether there is enough in them for a series.',
    'half-hour': 'Comic characters may stay as they are; ask whether their flaw makes scenes.',
    short: 'One person seen truly is enough.',
  },
};
