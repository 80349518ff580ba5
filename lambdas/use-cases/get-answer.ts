/** One question's answer about one script: its findings, the same as blocks that open with a model's reading where there is one, and its state. */
import * as z from 'zod';
import { unversioned } from '../../lib/contract/engine-version.ts';
import type { PlanName } from '../../lib/contract/plans.ts';
import { type AnswerDetail, type ReportEntry, ratings } from '../../lib/contract/report.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import { ratingsObject } from '../../lib/report-formats/ratings-object.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import { noScript } from './find-question.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import { type GivenReading, type GivenReadingDeps, givenReading, openAnswer } from './given-reading.ts';
import type { RequirePlanDeps } from './require-plan.ts';
import { requireReport } from './require-report.ts';
import { unstallAnswer, unstallScript } from './stalled-work.ts';

export interface GetAnswerDeps extends RequirePlanDeps, FindScriptDeps, GivenReadingDeps {
  readonly answers: Pick<AnswerItems, 'get'>;
  /** Whether a model is configured. */
  readonly hasModel: boolean;
}

/** For whom an answer is described, and what its script was read as. */
export interface Shown {
  readonly plan: PlanName;
  readonly pageCount: number;
  /** Of the plan's reports those that are shown, where somebody has chosen some. */
  readonly only?: ReadonlySet<number> | undefined;
  readonly reading: GivenReading;
  readonly now: Date;
}

/** Questions 1 and 2 answer their ratings object itself. */
const ratingsFindings = z.object({ FRAME: ratings.optional(), CALIBER: ratings.optional() });
/** One set of ratings: a reader's take the place of what was counted. */
const ratingsRead = (entries: readonly ReportEntry[]): z.infer<typeof ratingsFindings> =>
  Object.fromEntries(
    entries
      .flatMap(({ blocks }) => blocks)
      .flatMap((block) =>
        block.kind === 'score_table' && block.basis === 'opinion' ? [[block.title, ratingsObject(block)]] : [],
      ),
  );
const carriesRatings = (question: number): boolean => question === 1 || question === 2;

/** An answer as it is read; pending where there is none yet. */
export const describeAnswer = (question: number, item: AnswerItem | null, shown: Shown): AnswerDetail => {
  if (item === null) return { question, status: 'pending', entries: [], problem: null };
  const answer = unstallAnswer(item, shown.now);
  const { status, result } = answer;
  if (status !== 'succeeded' || result === null) {
    return { question, status, entries: [], problem: status === 'failed' ? (answer.problem ?? null) : null };
  }
  const { entries } = openAnswer(result, shown.reading, shown);
  const findings = carriesRatings(question)
    ? { ...ratingsFindings.parse(result.structured_data), ...ratingsRead(entries) }
    : { structured_data: result.structured_data };
  const { state } = shown.reading;
  const engine_version = answer.engine_version ?? unversioned;
  return { question, status, ...findings, entries, ...(state && { reading: state }), problem: null, engine_version };
};

/** unknown_question, payment_required, plan_required, not_found (a script that is not theirs), no_script. */
export const getAnswer = async (
  deps: GetAnswerDeps,
  input: { userId: string; n: string; scriptId: string | undefined },
): Promise<RouteOutput<'getAnswer'>> => {
  const { card, plan } = await requireReport(deps, input);
  const found = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (found === null) throw noScript();
  const now = deps.now();
  const script = unstallScript(found, now);
  if (script.status === 'failed') {
    return { question: card.number, status: 'failed', entries: [], problem: script.problem };
  }
  const [item, reading] = await Promise.all([
    deps.answers.get(script.script_id, card.number),
    givenReading(deps, script),
  ]);
  const shown = { plan, pageCount: script.page_count ?? 0, reading, now };
  const answer = describeAnswer(card.number, item, shown);
  const mayBeAsked = deps.hasModel && answer.status === 'succeeded' && reading.mayBeAsked;
  return mayBeAsked ? { ...answer, model_may_be_asked: true } : answer;
};
