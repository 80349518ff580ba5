/** The dashboard's list: one entry a heading of every report the plan opens, in the order of the questions, whatever its state. Locked reports are absent. */

import type { AnswerList, AnswerStatus } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import { opinionEntry } from '../../lib/report-formats/opinion-entry.ts';
import type { Card } from '../../lib/reports/card.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { unstallAnswer, unstallOpinion, unstallScript } from './stalled-work.ts';

export interface ListAnswersDeps extends RequirePlanDeps, FindScriptDeps {
  readonly answers: Pick<AnswerItems, 'list'>;
  readonly now: () => Date;
}

const withoutResult = (card: Card, status: AnswerStatus, response: string): AnswerList =>
  card.prompts.map((prompt) => ({ prompt, response, question: card.number, status }));

const entriesOf = (card: Card, stored: AnswerItem | undefined, now: Date): AnswerList => {
  if (stored === undefined) return withoutResult(card, 'pending', '');
  const answer = unstallAnswer(stored, now);
  if (answer.status === 'failed') return withoutResult(card, 'failed', answer.problem?.message ?? '');
  if (answer.status !== 'succeeded' || answer.result === null) return withoutResult(card, answer.status, '');
  const { entries } = answer.result;
  const opinion = unstallOpinion(answer.result.opinion, answer.status_at, now);
  const isAwaited = opinion?.kind === 'awaited';
  // Under its own heading, after the last of the counted entries.
  const opinionText = opinion === undefined || isAwaited ? '' : `\n${toMarkdown(opinionEntry(opinion))}`;
  return entries.map((entry, at) => ({
    prompt: entry.prompt,
    response: toMarkdown(entry) + (at === entries.length - 1 ? opinionText : ''),
    question: card.number,
    status: 'succeeded',
    ...(isAwaited && { opinion_awaited: true }),
  }));
};

/** payment_required without a plan; not_found for a script that is not theirs; no script at all is an empty list. */
export const listAnswers = async (
  deps: ListAnswersDeps,
  input: { userId: string; scriptId: string | undefined },
): Promise<RouteOutput<'listAnswers'>> => {
  const held = await requirePlan(deps, input.userId);
  const found = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (found === null) return [];
  const now = deps.now();
  const cards = [...cardsForPlan(held.plan_name)].sort((a, b) => a.number - b.number);
  const script = unstallScript(found, now);
  if (script.status === 'failed') {
    return cards.flatMap((card) => withoutResult(card, 'failed', script.problem?.message ?? ''));
  }
  const answers = await deps.answers.list(script.script_id);
  return cards.flatMap((card) =>
    entriesOf(
      card,
      answers.find(({ question }) => question === card.number),
      now,
    ),
  );
};
