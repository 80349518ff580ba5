/** Question 15 for a language model: location analysis. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const locationAnalysisPrompt: Prompt = {
  version: 2,
  task: 'What do its places do for the story, and what would another place do to it? Give four to six claims: a place that no other could replace and why; a place that is only a backdrop; places that could be one; a scene that would gain by moving. Speak of kinds of place (a tidal island, a mill town), and of what the production has to find or build. Say nothing of incentives or prices: the dated table beside your opinion holds those.',
  wants: ['summary'],
  summary: '80 to 120 words: what the places do together for the story, and what a production has to find or build.',
  ratings: [],
  byFormat: {},
};
