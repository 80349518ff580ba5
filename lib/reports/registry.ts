/** Every question with its report. */
import type { QuestionNumber } from '../contract/report.ts';
import { caliberRatings } from './caliber-ratings/report.ts';
import { characterAnalysis } from './character-analysis/report.ts';
import { characterNetwork } from './character-network/report.ts';
import { crossFormatEvaluation } from './cross-format-evaluation/report.ts';
import { flawDetection } from './flaw-detection/report.ts';
import { frameRatings } from './frame-ratings/report.ts';
import { genreSpecificAdvice } from './genre-specific-advice/report.ts';
import { locationAnalysis } from './location-analysis/report.ts';
import { predictiveAnalysis } from './predictive-analysis/report.ts';
import type { Report } from './report.ts';
import { scriptPotential } from './script-potential/report.ts';
import { scriptSimilarity } from './script-similarity/report.ts';
import { storyStructure } from './story-structure/report.ts';
import { strengthsAndWeaknesses } from './strengths-and-weaknesses/report.ts';
import { summarySnapshot } from './summary-snapshot/report.ts';
import { tonality } from './tonality/report.ts';

const byNumber: Readonly<Record<QuestionNumber, Report>> = {
  1: frameRatings,
  2: caliberRatings,
  3: strengthsAndWeaknesses,
  4: summarySnapshot,
  5: tonality,
  6: scriptPotential,
  7: characterNetwork,
  8: characterAnalysis,
  9: flawDetection,
  10: scriptSimilarity,
  11: genreSpecificAdvice,
  12: crossFormatEvaluation,
  13: storyStructure,
  14: predictiveAnalysis,
  15: locationAnalysis,
};
export const questions: readonly Report[] = Object.values(byNumber);

/** True when question `number` can be answered. */
export const isAnswered = (number: number): boolean => questions.some(({ card }) => card.number === number);
