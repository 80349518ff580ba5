/** Question 7 for a language model: the character network. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const characterNetworkPrompt: Prompt = {
  version: 2,
  task: 'What do these people want from each other? Give five to seven claims on relationships: who holds power over whom and when it shifts; the relationship that carries the story; one that is on the page but does no work; a pair that should meet and never does. Name both people in every claim. Quote a line or action that passes between them; for a pair that never meets, the line that makes one expect it.',
  wants: ['summary'],
  summary: '80 to 120 words: how want and power run between these people, from the first page to the last.',
  ratings: [],
  byFormat: {},
};
