/** A model's opinions on all questions of one script in one process, for the command line and the bench. Refuses to keep anything. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { AskedOpinion } from '../lib/contract/opinion.ts';
import type { Answer } from '../lib/contract/report.ts';
import { emptyDetails } from '../lib/contract/uploads.ts';
import { askModel } from '../lib/model/ask-model.ts';
import { mapLimited } from '../lib/model/limit.ts';
import type { Models } from '../lib/model/open-model.ts';
import { memoryLedger } from '../lib/model/script-ledger.ts';
import { toPlainText } from '../lib/report-formats/plain-text.ts';
import { composeQuestion } from '../lib/reports/compose-question.ts';
import { promptOf } from '../lib/reports/prompts.ts';
import type { Screenplay } from '../lib/screenplay/model.ts';

/** Questions asked at once, after the first. */
const sideBySide = 5;

/** The answers, each with its opinion. `budgetUsd` bounds what all of them may cost. */
export async function withOpinions(
  models: Models,
  screenplay: Screenplay,
  answers: readonly Answer[],
  budgetUsd: number,
): Promise<(Answer & { opinion: AskedOpinion })[]> {
  const clock = { now: Date.now, sleep: (ms: number) => sleep(ms), random: Math.random };
  const deps = { models, clock, ledger: memoryLedger(Math.round(budgetUsd * 1_000_000), Date.now) };
  return mapLimited(answers, sideBySide, async (answer) => {
    const prompt = promptOf(answer.question);
    if (!prompt) throw new RangeError(`Question ${answer.question} has no prompt.`);
    const question = composeQuestion(prompt, { screenplay, details: emptyDetails });
    const evidence = answer.entries.map(toPlainText).join('\n\n');
    return { ...answer, opinion: await askModel(deps, { screenplay, question, evidence }) };
  });
}

const grouped = (n: number): string => String(n).replace(/\B(?=(\d{3})+$)/g, ' ');

/** One line a question and one for all: calls, tokens by kind, US dollars. */
export function costTable(answers: readonly (Answer & { opinion: AskedOpinion })[]): string {
  const row = (...cells: readonly string[]): string =>
    cells.map((cell, at) => (at === 0 ? cell.padEnd(10) : cell.padStart(12))).join('');
  const dollars = (usd: number | null): string => (usd === null ? 'unknown' : usd.toFixed(4));
  const opinions = answers.map(({ opinion }) => opinion);
  const sum = (of: (opinion: AskedOpinion) => number): number =>
    opinions.reduce((total, opinion) => total + of(opinion), 0);
  const cost = opinions.some(({ costUsd }) => costUsd === null) ? null : sum(({ costUsd }) => costUsd ?? 0);
  const kinds = ['input', 'cacheWrite', 'cacheRead', 'output'] as const;
  return [
    row('question', 'calls', 'input', 'cache write', 'cache read', 'output', 'US dollars', 'opinion'),
    ...answers.map(({ question, opinion }) =>
      row(
        String(question),
        String(opinion.calls),
        ...kinds.map((kind) => grouped(opinion.usage[kind])),
        dollars(opinion.costUsd),
        opinion.kind === 'given' ? 'given' : opinion.trouble,
      ),
    ),
    row(
      'all',
      String(sum(({ calls }) => calls)),
      ...kinds.map((kind) => grouped(sum(({ usage }) => usage[kind]))),
      dollars(cost),
      '',
    ),
  ].join('\n');
}
