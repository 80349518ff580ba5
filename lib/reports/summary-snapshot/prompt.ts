/** Question 4 for a language model: the summary snapshot. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const summarySnapshotPrompt: Prompt = {
  version: 1,
  task: 'Tell what this script is. Give three claims: the moment where its story begins to move, the choice on which it turns, and the image or line on which it rests. Use kind "observation".',
  wants: ['title', 'logline', 'summary', 'synopsis'],
  ratings: [],
  byFormat: {
    pilot: 'In the synopsis say what this episode closes and what it leaves open.',
    'limited-series': 'In the synopsis say what this episode closes and what it leaves open.',
  },
};
