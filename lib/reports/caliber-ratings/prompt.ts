/** Question 2 for a language model: the CALIBER ratings. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const caliberRatingsPrompt: Prompt = {
  version: 1,
  task: 'Rate this script by CALIBER. Give seven to nine claims, one or more for each letter, each pointing at the passage that decided you.',
  wants: ['verdict'],
  ratings: [
    { name: 'Credibility', asks: 'whether the page is in professional command of its form' },
    { name: 'Aesthetics', asks: 'what there is to see and hear, and the quality of the prose that shows it' },
    { name: 'Likability', asks: 'whether one wants to be in the company of its people, good or bad' },
    { name: 'Impact', asks: 'whether its strongest moments land, and what prepares them' },
    { name: 'Believability', asks: 'whether people act and talk from what they want and know at that moment' },
    { name: 'Enjoyment', asks: 'how much play, wit, suspense or surprise there is on the way' },
    { name: 'Relatability', asks: 'where a stranger to this world recognises something of their own' },
  ],
  byFormat: {},
};
