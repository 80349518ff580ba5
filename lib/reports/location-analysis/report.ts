/** Question 15: where it plays, and where it could be shot. */
import type { Report } from '../report.ts';
import { locationAnalysisEntries } from './blocks.ts';
import { type LocationAnalysisFindings, locationAnalysisCard, locationAnalysisFindings } from './card.ts';
import { locationAnalysisReading, underLocations } from './reading.ts';
import { locationAnalysisParts, locationAnalysisView } from './view.ts';

export const locationAnalysis: Report<(typeof locationAnalysisParts)[number], LocationAnalysisFindings> = {
  card: locationAnalysisCard,
  parts: locationAnalysisParts,
  data: locationAnalysisFindings,
  view: locationAnalysisView,
  entries: locationAnalysisEntries,
  reading: locationAnalysisReading,
  underReading: underLocations,
};
