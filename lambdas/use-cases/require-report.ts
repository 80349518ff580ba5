/** Which reports a plan opens, and the gate of a call about one of them. */
import type { PlanName } from '../../lib/contract/plans.ts';
import type { Card } from '../../lib/reports/card.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import { findQuestion } from './find-question.ts';
import { type RequirePlanDeps, requireCover, requirePlan } from './require-plan.ts';

/** The card of the report that a call is about, and the plan that opens it: unknown_question for a number that is none's, then payment_required and plan_required. */
export const requireReport = async (
  deps: RequirePlanDeps,
  { userId, n }: { readonly userId: string; readonly n: string },
): Promise<{ readonly card: Card; readonly plan: PlanName }> => {
  const card = findQuestion(n);
  const held = await requirePlan(deps, userId);
  requireCover(held.plan_name, card.plan, `"${card.title}"`);
  return { card, plan: held.plan_name };
};

/** The numbers of the reports that a plan opens; without one none. */
export const openReports = (plan: PlanName | null): ReadonlySet<number> =>
  new Set(plan === null ? [] : cardsForPlan(plan).map(({ number }) => number));
