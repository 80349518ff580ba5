/** Question 12: cross-format evaluation. */
import type { Report } from '../report.ts';
import { crossFormatEvaluationEntries } from './blocks.ts';
import {
  type CrossFormatEvaluationFindings,
  crossFormatEvaluationCard,
  crossFormatEvaluationFindings,
} from './card.ts';
import { crossFormatEvaluationReading, underForms } from './reading.ts';
import { crossFormatEvaluationParts, crossFormatEvaluationView } from './view.ts';

export const crossFormatEvaluation: Report<(typeof crossFormatEvaluationParts)[number], CrossFormatEvaluationFindings> =
  {
    card: crossFormatEvaluationCard,
    parts: crossFormatEvaluationParts,
    data: crossFormatEvaluationFindings,
    view: crossFormatEvaluationView,
    entries: crossFormatEvaluationEntries,
    reading: crossFormatEvaluationReading,
    underReading: underForms,
  };
