/**
 * One question of a script's owner about the script: answered by a model from passages that code has chosen, or by the places where its words stand. What a model
 * answered is kept: the same question is not paid for twice. Refuses more questions than a script has, also when they are pressed at once.
 */
import { type AskOutput, mostQuestions, type ScriptAnswer, sameQuestion } from '../../lib/contract/ask.ts';
import { AppError } from '../../lib/contract/errors.ts';
import type { ModelTrouble } from '../../lib/contract/model.ts';
import { startOfNextDay } from '../../lib/contract/plan-quotas.ts';
import type { AskOutcome } from '../../lib/model/ask/ask-script.ts';
import { type AskedScript, findInScript } from '../../lib/model/ask/find-in-script.ts';
import { countParts } from '../../lib/reports/run.ts';
import { cueNameOf } from '../../lib/story/ids.ts';
import type { AskedItems } from '../adapters/asked-items.ts';
import type { ScriptItem, ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { findScript } from './find-script.ts';
import { type GivenReadingDeps, givenReading } from './given-reading.ts';
import { type RequirePlanDeps, requirePlan } from './require-plan.ts';
import { requireReady } from './require-ready.ts';
import { storedScreenplay } from './stored-screenplay.ts';

export interface AskModelInput {
  readonly userId: string;
  readonly scriptId: string;
  readonly script: AskedScript;
  readonly question: string;
}
export interface AskScriptDeps extends RequirePlanDeps, GivenReadingDeps {
  readonly scripts: Pick<ScriptItems, 'get'>;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  readonly asked: AskedItems;
  /** Null where no model is configured. Never rejects for what a model does. */
  readonly askModel: ((input: AskModelInput) => Promise<AskOutcome>) | null;
  readonly logger: Pick<Logger, 'info'>;
  readonly newId: () => string;
}

/** A question whose function died is free again after this. The function itself has 29 seconds. */
const turnMs = 30_000;

/** Why a model did not answer, to one who sees the places instead. */
const because: Partial<Record<ModelTrouble, string>> = {
  over_budget: 'What a model may cost on this script is spent, so it was not asked.',
  throttled: 'The model is too busy to answer just now.',
  timeout: 'The model took too long to answer.',
  refused: 'The model declined to answer this question.',
  filtered: 'A content filter stopped the model’s answer.',
};
const dateOf = (at: Date): string => at.toLocaleDateString('en-GB', { day: 'numeric', month: 'long', timeZone: 'UTC' });
const whyNot = (trouble: ModelTrouble, now: Date): string =>
  trouble === 'day_spent'
    ? `What the model may be asked in a day is used up; it can be asked again from ${dateOf(startOfNextDay(now))}, 00:00 UTC.`
    : (because[trouble] ?? 'The model gave no answer that could be used.');

/** The script with who is in it; what was read of its scenes helps to choose passages and goes nowhere. */
async function askedScript(deps: AskScriptDeps, item: ScriptItem): Promise<AskedScript> {
  const [screenplay, { story }] = await Promise.all([storedScreenplay(deps, item), givenReading(deps, item)]);
  const { characters } = countParts(['characters'], { screenplay, details: item.details });
  return {
    screenplay,
    cast: characters.map(({ id, name }) => ({ id, name, cue: cueNameOf(id) })),
    aliases: (story?.people ?? []).map(({ name, aliases }) => ({ name, aliases: [...aliases] })),
    digests: (story?.scenes ?? []).map(({ scene, happens, turns, cites }) => ({
      scene,
      text: `${happens} ${turns ?? ''}`,
      pieces: cites.flatMap(({ from, to }) => Array.from({ length: to - from + 1 }, (_, at) => from + at)),
    })),
  };
}

const found = (script: AskedScript, question: string, message: string | null): ScriptAnswer => ({
  kind: 'found',
  message,
  found: findInScript(script, question),
});

/** payment_required, not_found (also for another user's script), script_not_ready, too_many_questions, question_under_way. */
export async function askScript(
  deps: AskScriptDeps,
  { userId, scriptId, question }: { readonly userId: string; readonly scriptId: string; readonly question: string },
): Promise<AskOutput> {
  await requirePlan(deps, userId);
  const item = await findScript(deps, userId, scriptId);
  requireReady(item);
  const id = item.script_id;
  const asked_at = deps.now().toISOString();
  if (deps.askModel === null)
    return { question, asked_at, answer: found(await askedScript(deps, item), question, null), left: null };

  const earlier = await deps.asked.list(id);
  const left = (): number => Math.max(0, mostQuestions - earlier.length);
  const same = earlier.find((one) => sameQuestion(one.question) === sameQuestion(question));
  if (same) return { ...same, left: left() };

  const holder = deps.newId();
  const begun = await deps.asked.begin(id, question, { holder, forMs: turnMs, at: asked_at });
  if (begun === 'full') {
    throw new AppError(
      'too_many_questions',
      `This script has had its ${mostQuestions} questions. Their answers stay here, and asked again they cost nothing.`,
    );
  }
  if (begun === 'held')
    throw new AppError('question_under_way', 'This question is being answered already. Please wait a moment.');
  // Deleted between the look and the write: what was just written would outlive it.
  if ((await deps.scripts.get(userId, id)) === null) {
    await deps.asked.removeAll(id);
    await findScript(deps, userId, id);
  }
  try {
    const script = await askedScript(deps, item);
    const outcome = await deps.askModel({ userId, scriptId: id, script, question });
    const { calls, costUsd: cost_usd, usage } = outcome.cost;
    const said = outcome.kind === 'said' ? outcome.answer.kind : outcome.trouble;
    deps.logger.info('script_asked', { script_id: id, outcome: said, calls, cost_usd, ...usage });
    if (outcome.kind === 'said') {
      await deps.asked.finish(id, question, holder, outcome.answer);
      return { question, asked_at, answer: outcome.answer, left: left() - 1 };
    }
    await deps.asked.giveBack(id, question, holder);
    const answer = found(script, question, whyNot(outcome.trouble, deps.now()));
    return { question, asked_at, answer, left: left() };
  } catch (error) {
    await deps.asked.giveBack(id, question, holder);
    throw error;
  }
}
