/** Question 14: success prediction, as the base rate of released films. */
import type { Report } from '../report.ts';
import { predictiveAnalysisEntries } from './blocks.ts';
import { type PredictiveAnalysisFindings, predictiveAnalysisCard, predictiveAnalysisFindings } from './card.ts';
import { predictiveAnalysisReading, underPrediction } from './reading.ts';
import { predictiveAnalysisParts, predictiveAnalysisView } from './view.ts';

export const predictiveAnalysis: Report<(typeof predictiveAnalysisParts)[number], PredictiveAnalysisFindings> = {
  card: predictiveAnalysisCard,
  parts: predictiveAnalysisParts,
  data: predictiveAnalysisFindings,
  view: predictiveAnalysisView,
  entries: predictiveAnalysisEntries,
  reading: predictiveAnalysisReading,
  underReading: underPrediction,
};
