/** Every question the product asks of a script, as cards: numbers, headings, plan gates. Browser-safe; holds no analysis. */
import { type PlanName, planCovers } from '../contract/plans.ts';
import { caliberRatingsCard } from './caliber-ratings/card.ts';
import type { Card } from './card.ts';
import { characterAnalysisCard } from './character-analysis/card.ts';
import { characterNetworkCard } from './character-network/card.ts';
import { crossFormatEvaluationCard } from './cross-format-evaluation/card.ts';
import { flawDetectionCard } from './flaw-detection/card.ts';
import { frameRatingsCard } from './frame-ratings/card.ts';
import { genreSpecificAdviceCard } from './genre-specific-advice/card.ts';
import { locationAnalysisCard } from './location-analysis/card.ts';
import { predictiveAnalysisCard } from './predictive-analysis/card.ts';
import { scriptPotentialCard } from './script-potential/card.ts';
import { scriptSimilarityCard } from './script-similarity/card.ts';
import { storyStructureCard } from './story-structure/card.ts';
import { strengthsAndWeaknessesCard } from './strengths-and-weaknesses/card.ts';
import { summarySnapshotCard } from './summary-snapshot/card.ts';
import { tonalityCard } from './tonality/card.ts';

/** All fifteen, in the order of their numbers. */
export const cards: readonly Card[] = [
  frameRatingsCard,
  caliberRatingsCard,
  strengthsAndWeaknessesCard,
  summarySnapshotCard,
  tonalityCard,
  scriptPotentialCard,
  characterNetworkCard,
  characterAnalysisCard,
  flawDetectionCard,
  scriptSimilarityCard,
  genreSpecificAdviceCard,
  crossFormatEvaluationCard,
  storyStructureCard,
  predictiveAnalysisCard,
  locationAnalysisCard,
];

/** The card of question `number`, or undefined when there is no such question. */
export const cardByNumber = (number: number): Card | undefined => cards.find((card) => card.number === number);

/** The questions that `plan` opens, in the order of their numbers. */
export const cardsForPlan = (plan: PlanName): Card[] => cards.filter((card) => planCovers(plan, card.plan));
