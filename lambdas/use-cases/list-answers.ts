/** The dashboard's list: one entry a heading of every report the plan opens, in the order of the questions, whatever its state. Locked reports are absent. */

import type { AnswerList, AnswerStatus } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { toMarkdown } from '../../lib/report-formats/markdown.ts';
import type { Card } from '../../lib/reports/card.ts';
import { cardsForPlan } from '../../lib/reports/catalog.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import type { Shown } from './get-answer.ts';
import { type GivenReadingDeps, givenReading, openAnswer } from './given-reading.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { unstallAnswer, unstallScript } from './stalled-work.ts';

export interface ListAnswersDeps extends RequirePlanDeps, FindScriptDeps, GivenReadingDeps {
  readonly answers: Pick<AnswerItems, 'list'>;
}

const withoutResult = (card: Card, status: AnswerStatus, response: string): AnswerList =>
  card.prompts.map((prompt) => ({ prompt, response, question: card.number, status }));

const entriesOf = (card: Card, stored: AnswerItem | undefined, shown: Shown): AnswerList => {
  if (stored === undefined) return withoutResult(card, 'pending', '');
  const answer = unstallAnswer(stored, shown.now);
  if (answer.status === 'failed') return withoutResult(card, 'failed', answer.problem?.message ?? '');
  if (answer.status !== 'succeeded' || answer.result === null) return withoutResult(card, answer.status, '');
  const { entries } = openAnswer(answer.result, shown.reading, shown);
  const isAwaited = shown.reading.state?.kind === 'awaited';
  return entries.map((entry) => ({
    prompt: entry.prompt,
    response: toMarkdown(entry),
    question: card.number,
    status: 'succeeded',
    ...(isAwaited && { reading_awaited: true }),
  }));
};

/** payment_required without a plan; not_found for a script that is not theirs; no script at all is an empty list. */
export const listAnswers = async (
  deps: ListAnswersDeps,
  input: { userId: string; scriptId: string | undefined; only?: ReadonlySet<number> | undefined },
): Promise<RouteOutput<'listAnswers'>> => {
  const held = await requirePlan(deps, input.userId);
  const found = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (found === null) return [];
  const now = deps.now();
  const { only } = input;
  const cards = cardsForPlan(held.plan_name).filter(({ number }) => only === undefined || only.has(number));
  const script = unstallScript(found, now);
  if (script.status === 'failed') {
    return cards.flatMap((card) => withoutResult(card, 'failed', script.problem?.message ?? ''));
  }
  const [answers, reading] = await Promise.all([deps.answers.list(script.script_id), givenReading(deps, script)]);
  const shown = { plan: held.plan_name, pageCount: script.page_count ?? 0, only, reading, now };
  return cards.flatMap((card) =>
    entriesOf(
      card,
      answers.find(({ question }) => question === card.number),
      shown,
    ),
  );
};
