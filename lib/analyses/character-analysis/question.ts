/** Question 8: character analysis. */
import type { Question } from '../question.ts';
import { characterAnalysisEntries } from './blocks.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard, characterAnalysisFindings } from './card.ts';
import { characterAnalysisEvidence } from './evidence.ts';

export const characterAnalysis: Question<CharacterAnalysisFindings> = {
  card: characterAnalysisCard,
  findings: characterAnalysisFindings,
  evidence: characterAnalysisEvidence,
  entries: characterAnalysisEntries,
};
