/** Question 13: story structure. */
import type { Question } from '../question.ts';
import { storyStructureEntries } from './blocks.ts';
import { type StoryStructureFindings, storyStructureCard, storyStructureFindings } from './card.ts';
import { storyStructureEvidence } from './evidence.ts';

export const storyStructure: Question<StoryStructureFindings> = {
  card: storyStructureCard,
  findings: storyStructureFindings,
  evidence: storyStructureEvidence,
  entries: storyStructureEntries,
};
