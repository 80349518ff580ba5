/** Question 11 for a language model: genre specific advice. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const genreSpecificAdvicePrompt: Prompt = {
  version: 1,
  task: 'Which genre, or mix, is this by what it does on the page, and does it deliver what that genre’s audience came for? Give five to seven claims: promises of the genre that are kept, and where; promises not kept; a convention this script renews; one piece of advice each for opening, middle and end, kind "suggestion", that belongs to this genre and this script. If the genre that the writer names is another than the page shows, say so first.',
  wants: ['summary', 'verdict'],
  ratings: [],
  byFormat: {},
};
