/** Question 3 for a language model: strengths and weaknesses. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const strengthsAndWeaknessesPrompt: Prompt = {
  version: 1,
  task: 'What does this script do well, and what works against it? Give four to six strengths and four to six weaknesses. A strength says what the passage does to a reader and why it should survive the rewrite. A weakness says what a reader trips over, and ends with one concrete thing to try on that page. Begin with what matters most. Leave to the counted facts whatever they already found; look for what cannot be counted: motive, subtext, irony, stakes, point of view, scenes that do the same work twice.',
  wants: ['verdict'],
  ratings: [],
  byFormat: {
    short: 'Weigh first what could be cut without loss: a short pays for every line.',
    pilot: 'Among the weaknesses, weigh what a second episode would lack.',
  },
};
