/** Question 15: where it plays, and where it could be shot. */
import type { Question } from '../question.ts';
import { locationAnalysisEntries } from './blocks.ts';
import { type LocationAnalysisFindings, locationAnalysisCard, locationAnalysisFindings } from './card.ts';
import { locationAnalysisEvidence } from './evidence.ts';

export const locationAnalysis: Question<LocationAnalysisFindings> = {
  card: locationAnalysisCard,
  findings: locationAnalysisFindings,
  evidence: locationAnalysisEvidence,
  entries: locationAnalysisEntries,
};
