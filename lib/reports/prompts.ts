/** The fifteen questions as a language model is asked them. Refuses the site: only the functions and the command line may import it. */
import { caliberRatingsPrompt } from './caliber-ratings/prompt.ts';
import { characterAnalysisPrompt } from './character-analysis/prompt.ts';
import { characterNetworkPrompt } from './character-network/prompt.ts';
import { crossFormatEvaluationPrompt } from './cross-format-evaluation/prompt.ts';
import { flawDetectionPrompt } from './flaw-detection/prompt.ts';
import { frameRatingsPrompt } from './frame-ratings/prompt.ts';
import { genreSpecificAdvicePrompt } from './genre-specific-advice/prompt.ts';
import { locationAnalysisPrompt } from './location-analysis/prompt.ts';
import { predictiveAnalysisPrompt } from './predictive-analysis/prompt.ts';
import type { Prompt } from './prompt.ts';
import { scriptPotentialPrompt } from './script-potential/prompt.ts';
import { scriptSimilarityPrompt } from './script-similarity/prompt.ts';
import { storyStructurePrompt } from './story-structure/prompt.ts';
import { strengthsAndWeaknessesPrompt } from './strengths-and-weaknesses/prompt.ts';
import { summarySnapshotPrompt } from './summary-snapshot/prompt.ts';
import { tonalityPrompt } from './tonality/prompt.ts';

const prompts: Readonly<Record<number, Prompt>> = {
  1: frameRatingsPrompt,
  2: caliberRatingsPrompt,
  3: strengthsAndWeaknessesPrompt,
  4: summarySnapshotPrompt,
  5: tonalityPrompt,
  6: scriptPotentialPrompt,
  7: characterNetworkPrompt,
  8: characterAnalysisPrompt,
  9: flawDetectionPrompt,
  10: scriptSimilarityPrompt,
  11: genreSpecificAdvicePrompt,
  12: crossFormatEvaluationPrompt,
  13: storyStructurePrompt,
  14: predictiveAnalysisPrompt,
  15: locationAnalysisPrompt,
};

/** The prompt of question `number`, or undefined when there is no such question. */
export const promptOf = (number: number): Prompt | undefined => prompts[number];
