/** Question 11 for a language model: genre specific advice. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const genreSpecificAdvicePrompt: Prompt = {
  version: 2,
  task: 'Which genre, or mix, is this by what it does on the page, and does it deliver what that genre’s audience came for? Give five to seven claims: promises of the genre that are kept, and where; promises not kept; a convention this script renews; one piece of advice each for opening, middle and end, kind "suggestion", that belongs to this genre and this script. If the genre that the writer names is another than the page shows, say so first.',
  wants: ['summary', 'verdict'],
  summary: '80 to 120 words: which genre the page delivers, and what its audience would get and miss.',
  ratings: [],
  byFormat: {},
};
