/** Question 14: success prediction, as base rates and a range. */
import type { Question } from '../question.ts';
import { predictiveAnalysisEntries } from './blocks.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard, predictiveAnalysisFindings } from './card.ts';
import { predictiveAnalysisEvidence } from './evidence.ts';

export const predictiveAnalysis: Question<PredictiveAnalysisFindings> = {
  card: predictiveAnalysisCard,
  findings: predictiveAnalysisFindings,
  evidence: predictiveAnalysisEvidence,
  entries: predictiveAnalysisEntries,
};
