/** The questions that have an analysis. A question in the catalog but not here stays pending. */
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

export const questions: readonly Report[] = [
  frameRatings,
  caliberRatings,
  strengthsAndWeaknesses,
  summarySnapshot,
  tonality,
  scriptPotential,
  characterNetwork,
  characterAnalysis,
  flawDetection,
  scriptSimilarity,
  genreSpecificAdvice,
  crossFormatEvaluation,
  storyStructure,
  predictiveAnalysis,
  locationAnalysis,
];

/** True when question `number` can be answered. */
export const isAnswered = (number: number): boolean => questions.some(({ card }) => card.number === number);
