/** Question 12: cross-format evaluation. */
import type { Question } from '../question.ts';
import { crossFormatEvaluationEntries } from './blocks.ts';
import {
  type CrossFormatEvaluationFindings,
  crossFormatEvaluationCard,
  crossFormatEvaluationFindings,
} from './card.ts';
import { crossFormatEvaluationEvidence } from './evidence.ts';

export const crossFormatEvaluation: Question<CrossFormatEvaluationFindings> = {
  card: crossFormatEvaluationCard,
  findings: crossFormatEvaluationFindings,
  evidence: crossFormatEvaluationEvidence,
  entries: crossFormatEvaluationEntries,
};
