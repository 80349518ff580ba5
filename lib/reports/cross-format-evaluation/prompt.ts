/** Question 12 for a language model: cross-format evaluation. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const crossFormatEvaluationPrompt: Prompt = {
  version: 2,
  task: 'Would this story live better in another form? Consider feature, series, limited series, short, stage play and audio, except the one it already has. Give one claim for each of the three most telling: what in the material wants that form, what would be lost, and which passage shows it. Rate every form, its own included, so that they can be compared.',
  wants: ['summary', 'verdict'],
  summary:
    'up to 250 words: the best alternative, and how the story would divide in it: episodes with one line each, acts, or scenes.',
  ratings: [
    { name: 'Feature', asks: 'how well this story would serve a feature of about two hours' },
    { name: 'Series', asks: 'whether it holds an engine for season after season' },
    { name: 'Limited series', asks: 'whether it holds four to eight hours with an end' },
    { name: 'Short', asks: 'whether its heart could be told in under twenty minutes' },
    { name: 'Stage', asks: 'whether it could be played in few places by its voices' },
    { name: 'Audio', asks: 'whether it could be followed with closed eyes' },
  ],
  byFormat: {},
};
