/** Question 5 for a language model: tonality. Raise the version with every change of a word. */
import type { Prompt } from '../prompt.ts';

export const tonalityPrompt: Prompt = {
  version: 2,
  task: 'How does this script sound and feel, and does it hold that tone? Give five to seven claims: the ruling tone and the passage that sets it; where the tone turns and whether the turn is prepared; where two tones meet and enrich or undercut each other; a line whose tone belongs to another film, if there is one. Distinguish the tone of the world from the tone in which it is told.',
  wants: ['summary', 'verdict'],
  summary: '80 to 120 words: the tones in the order in which a reader meets them, and what each change of tone does.',
  ratings: [
    { name: 'Consistency', asks: 'whether tone shifts are prepared and owned' },
    { name: 'Distinctness', asks: 'how soon and how surely a reader knows that this is nobody else’s tone' },
  ],
  byFormat: {
    'half-hour':
      'Say how the comedy is made (situation, character, language) and whether it is made the same way throughout.',
  },
};
