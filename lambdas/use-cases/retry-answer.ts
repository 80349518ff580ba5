/**
 * Asks again for a report that failed, or for the reading of a script that a model could not read or was never asked to; and where an older engine has made the report, for all such reports of the
 * script and its reading. Any other report that has succeeded stays; one that is being made goes on.
 */
import { isOlderEngine } from '../../lib/contract/engine-version.ts';
import { AppError } from '../../lib/contract/errors.ts';
import type { RouteOutput } from '../../lib/contract/routes.ts';
import type { AnswerItem, AnswerItems } from '../adapters/answer-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { StoryItems } from '../adapters/story-items.ts';
import { noScript } from './find-question.ts';
import { type FindScriptDeps, findScriptOrLatest } from './find-script.ts';
import { type PayOwedDeps, payOwed } from './pay-owed.ts';
import { readAgain } from './read-again.ts';
import { mayBeAskedAgain } from './reading-state.ts';
import type { RequirePlanDeps } from './require-plan.ts';
import { requireReport } from './require-report.ts';
import { unstallAnswer } from './stalled-work.ts';

export interface RetryAnswerDeps extends RequirePlanDeps, FindScriptDeps, PayOwedDeps {
  readonly stories: Pick<StoryItems, 'get' | 'reopen'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'list' | 'owe' | 'settle'>;
  readonly answers: Pick<AnswerItems, 'get' | 'listStates' | 'request' | 'restart'>;
  /** Whether a model is configured. */
  readonly hasModel: boolean;
  readonly now: () => Date;
  readonly newId: () => string;
}

/** 'pending' waits for its turn already; 'missing' and 'made' are to be asked for, anew if made; null when there is nothing to be done again. */
const standing = (item: AnswerItem | null, lacksReading: boolean, now: Date): 'pending' | 'missing' | 'made' | null => {
  if (item === null) return 'missing';
  const { status } = unstallAnswer(item, now);
  if (status === 'pending') return 'pending';
  return status === 'failed' || lacksReading ? 'made' : null;
};

/** Those that an older engine has made. */
const olderReports = async ({ answers }: Pick<RetryAnswerDeps, 'answers'>, scriptId: string): Promise<number[]> =>
  (await answers.listStates(scriptId)).flatMap(({ question, status, engine_version }) =>
    status === 'succeeded' && isOlderEngine(engine_version) ? [question] : [],
  );

/** As get-answer, and script_not_ready while the script is being read or could not be read. */
export const retryAnswer = async (
  deps: RetryAnswerDeps,
  input: { userId: string; n: string; scriptId: string | undefined },
): Promise<RouteOutput<'retryAnswer'>> => {
  const { card } = await requireReport(deps, input);
  const script = await findScriptOrLatest(deps, input.userId, input.scriptId);
  if (script === null) throw noScript();
  if (script.status !== 'ready') {
    const why = script.problem?.message ?? 'The script is still being read. Please wait a moment.';
    throw new AppError('script_not_ready', why);
  }
  const { script_id } = script;
  const { number: question } = card;
  const item = await deps.answers.get(script_id, question);
  const story = await deps.stories.get(script_id);
  const lacksReading = deps.hasModel && mayBeAskedAgain(story, deps.now());
  if (item?.status === 'succeeded' && isOlderEngine(item.engine_version)) {
    const withReading = lacksReading || isOlderEngine(story?.engine_version);
    const sent = await readAgain(deps, { script, questions: await olderReports(deps, script_id), withReading });
    if (sent === null) throw noScript();
    return { question, status: 'pending' };
  }
  const found = standing(item, lacksReading, deps.now());
  if (found === null) return { question, status: item?.status === 'succeeded' ? 'succeeded' : 'running' };
  if (lacksReading) await deps.stories.reopen(script_id);
  // Owed before it is pending: a call that ends in between leaves nothing that nobody sends.
  const request_id = deps.newId();
  const owing = await deps.scripts.owe(input.userId, script_id, { id: request_id, questions: [] });
  if (owing === null) throw noScript();
  let isAskedFor = found === 'pending';
  if (item === null) isAskedFor = await deps.answers.request(script_id, question, request_id);
  else if (found === 'made') {
    // Two retries side by side begin one request.
    isAskedFor = await deps.answers.restart(script_id, question, item.request_id, request_id);
  }
  await payOwed(deps, owing, { isTakenUp: found === 'pending' || owing.owed_id !== request_id });
  return { question, status: isAskedFor ? 'pending' : 'running' };
};
