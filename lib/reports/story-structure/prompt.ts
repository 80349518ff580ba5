/** Question 13 for a language model: story structure. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const storyStructurePrompt: Prompt = {
  version: 2,
  task: 'How is this story built? Do not fit it to a template: say first which shape the page has (a line towards a goal, parallel lives, a circle, a trial, a chronicle, another). Then give five to eight claims: what sets it moving, the turns after which nobody can go back, the lowest or tightest point, how it ends and whether the ending was earned; a stretch where nothing turns. For each say what is different after it. The counted facts name candidate scenes; take them or say which scene is the better one.',
  wants: ['synopsis', 'verdict'],
  ratings: [],
  byFormat: {
    short:
      'Two to four claims are enough: the one turn, what prepares it and what is left; do not look for acts or a lowest point.',
    pilot:
      'Instead of a lowest point and an earned ending, go by its act breaks, marked or felt: what each act-out makes us fear or want.',
    'half-hour':
      'Instead of turns and a lowest point, go by cold open, acts and tag, marked or felt, and by how the A and B stories press on each other.',
    'limited-series':
      'Say which part of a longer line this episode is; its lowest point and its ending may lie in another.',
  },
};
