/** The questions that have an analysis. A question in the catalog but not here stays pending. */
import { caliberRatings } from './caliber-ratings/question.ts';
import { characterNetwork } from './character-network/question.ts';
import { frameRatings } from './frame-ratings/question.ts';
import { predictiveAnalysis } from './predictive-analysis/question.ts';
import type { Question } from './question.ts';
import { scriptSimilarity } from './script-similarity/question.ts';
import { strengthsAndWeaknesses } from './strengths-and-weaknesses/question.ts';
import { summarySnapshot } from './summary-snapshot/question.ts';

export const questions: readonly Question[] = [
  frameRatings,
  caliberRatings,
  strengthsAndWeaknesses,
  summarySnapshot,
  characterNetwork,
  scriptSimilarity,
  predictiveAnalysis,
];

/** True when question `number` can be answered. */
export const isAnswered = (number: number): boolean => questions.some(({ card }) => card.number === number);
