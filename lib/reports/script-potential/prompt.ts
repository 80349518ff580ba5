/** Question 6 for a language model: script potential. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const scriptPotentialPrompt: Prompt = {
  version: 1,
  task: 'What could become of this script? Give one or two claims for each rating below: what on the page speaks for it, what stands in its way. Speak of kinds of audience, festival section, buyer or slot, not of named companies. Say nothing about box office.',
  wants: ['verdict'],
  ratings: [
    { name: 'Artistic', asks: 'creative and artistic quality, voice and form' },
    { name: 'Emotional', asks: 'what it does to an audience, and how lastingly' },
    { name: 'Commercial', asks: 'whether its premise can be told in a breath and draws the people it is meant for' },
    { name: 'Festival and streaming', asks: 'its appeal to programmers and to a catalogue' },
    { name: 'Cultural', asks: 'what it says that is worth saying now and will be later' },
  ],
  byFormat: {},
};
