/** Question 10 for a language model: script similarities. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const scriptSimilarityPrompt: Prompt = {
  version: 2,
  task: 'What is this script like, and where does it part company? Give four to six claims, kind "observation": each names one well-known produced film or series, says which device, situation or relationship they share, and what this script does differently there, with a quote of that passage. Name only works you are sure of, with their year; leave out any of which you are not. Likeness of theme alone is not enough.',
  wants: ['summary'],
  summary: '80 to 120 words: what this script shares with its kin, and what is its own.',
  ratings: [],
  byFormat: {},
};
