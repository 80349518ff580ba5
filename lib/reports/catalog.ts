/** Every question the product asks of a script, as cards: numbers, headings, plan gates. Browser-safe; holds no analysis. */
import type { CorrectionField } from '../contract/corrections.ts';
import { type PlanName, planCovers, planName } from '../contract/plans.ts';
import type { QuestionNumber } from '../contract/report.ts';
import { caliberRatingsCard } from './caliber-ratings/card.ts';
import type { Card, CardView } from './card.ts';
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

const byNumber: Readonly<Record<QuestionNumber, Card>> = {
  1: frameRatingsCard,
  2: caliberRatingsCard,
  3: strengthsAndWeaknessesCard,
  4: summarySnapshotCard,
  5: tonalityCard,
  6: scriptPotentialCard,
  7: characterNetworkCard,
  8: characterAnalysisCard,
  9: flawDetectionCard,
  10: scriptSimilarityCard,
  11: genreSpecificAdviceCard,
  12: crossFormatEvaluationCard,
  13: storyStructureCard,
  14: predictiveAnalysisCard,
  15: locationAnalysisCard,
};

/** All of them, in the order of their numbers. */
export const cards: readonly Card[] = Object.values(byNumber);

/** The card of question `number`, or undefined when there is no such question. */
export const cardByNumber = (number: number): Card | undefined => cards.find((card) => card.number === number);

/** The numbers of the questions that have to be answered anew when these corrections change. */
export const questionsAfter = (fields: readonly CorrectionField[]): number[] =>
  cards
    .filter(({ corrections }) => fields.some((field) => field === 'aliases' || corrections.includes(field)))
    .map(({ number }) => number);

/** The questions that `plan` opens, in the order of their numbers. */
export const cardsForPlan = (plan: PlanName): Card[] => cards.filter((card) => planCovers(plan, card.plan));

/** A view with the plan that opens it and the questions whose answers it shows. */
export interface ReportView extends CardView {
  readonly plan: PlanName;
  readonly questions: readonly QuestionNumber[];
}

const rankOf = ({ plan, view, number }: Card): number =>
  planName.options.indexOf(plan) * cards.length + (view.opensMenu ? 0 : number);

/** The views of a group, each once: those of the lowest plan first, then by number. */
export function viewsIn(group: CardView['group']): ReportView[] {
  const own = cards.filter(({ view }) => view.group === group).sort((a, b) => rankOf(a) - rankOf(b));
  return [...Map.groupBy(own, ({ view }) => view.slug).values()].flatMap(([first, ...others]) =>
    first ? [{ ...first.view, plan: first.plan, questions: [first, ...others].map(({ number }) => number) }] : [],
  );
}
