/** Question 8: character analysis. */
import { nothingStays } from '../read/under-reading.ts';
import type { Report } from '../report.ts';
import { characterAnalysisEntries } from './blocks.ts';
import { type CharacterAnalysisFindings, characterAnalysisCard, characterAnalysisFindings } from './card.ts';
import { characterAnalysisReading } from './reading.ts';
import { characterAnalysisParts, characterAnalysisView } from './view.ts';

export const characterAnalysis: Report<(typeof characterAnalysisParts)[number], CharacterAnalysisFindings> = {
  card: characterAnalysisCard,
  parts: characterAnalysisParts,
  data: characterAnalysisFindings,
  view: characterAnalysisView,
  entries: characterAnalysisEntries,
  reading: characterAnalysisReading,
  underReading: nothingStays,
};
