/**
 * Answers one question about one script. Bears being delivered twice, late and side by side: every write is fenced by the request it is for.
 * An analysis that throws is a result (failed, can be tried again); only failures of the infrastructure are thrown.
 */

import type { Corrections } from '../../lib/contract/corrections.ts';
import type { Problem } from '../../lib/contract/errors.ts';
import type { AnswerMessage } from '../../lib/contract/queue-message.ts';
import type { Answer } from '../../lib/contract/report.ts';
import type { ScriptDetails } from '../../lib/contract/uploads.ts';
import type { OtherDraft } from '../../lib/engine/analysis-input.ts';
import { fingerprint } from '../../lib/engine/text/fingerprint.ts';
import { cardByNumber } from '../../lib/reports/catalog.ts';
import { summarySnapshotCard, summarySnapshotFindings } from '../../lib/reports/summary-snapshot/card.ts';
import type { Screenplay } from '../../lib/screenplay/model.ts';
import type { AnswerItems, AnswerOutcome } from '../adapters/answer-items.ts';
import type { EntitlementItems } from '../adapters/entitlement-items.ts';
import type { ScriptItems } from '../adapters/script-items.ts';
import type { UploadsBucket } from '../adapters/uploads-bucket.ts';
import type { Logger } from '../logger.ts';
import { type OweReportsMailDeps, oweReportsMail } from './owe-reports-mail.ts';
import { giveUpStory, type ReadStoryDeps, readStory, type StoryReader } from './read-story.ts';
import { openReports } from './require-report.ts';
import { fingerprintKey } from './script-keys.ts';
import { scriptTitle } from './script-title.ts';
import { storedScreenplay } from './stored-screenplay.ts';

interface QuestionInput {
  readonly screenplay: Screenplay;
  readonly details: ScriptDetails;
  readonly corrections: Corrections;
  readonly otherDrafts: readonly OtherDraft[];
}

export interface AnswerQuestionDeps extends ReadStoryDeps {
  readonly entitlements: Pick<EntitlementItems, 'get'>;
  readonly scripts: Pick<ScriptItems, 'get' | 'list' | 'tell'>;
  readonly answers: Pick<AnswerItems, 'get' | 'begin' | 'finish'> & OweReportsMailDeps['answers'];
  readonly mails: OweReportsMailDeps['mails'];
  readonly now: () => Date;
  readonly bucket: Pick<UploadsBucket, 'read'>;
  /** lib/reports: whether a question has an analysis yet, and the analysis itself (pure). */
  readonly isAnswered: (question: number) => boolean;
  readonly runQuestion: (question: number, input: QuestionInput) => Answer;
  /** A language model that reads the script; null where none is configured. */
  readonly reader: StoryReader | null;
  readonly logger: Logger;
  readonly newId: () => string;
}
/** 'superseded': nobody waits for this request any more. 'waiting': not allowed by the plan, or not answered by anything yet. */
export type AnswerQuestionOutcome = 'succeeded' | 'failed' | 'superseded' | 'waiting';

const analysisFailed: Problem = {
  code: 'analysis_failed',
  message: 'This report could not be made from this script. You can try it again.',
};

/** The analysis, and whatever it throws, as an outcome. */
const analyse = (deps: AnswerQuestionDeps, message: AnswerMessage, input: QuestionInput): AnswerOutcome => {
  const startedAt = Date.now();
  const fields = { script_id: message.script_id, question: message.question };
  try {
    const answer = deps.runQuestion(message.question, input);
    deps.logger.info('question_answered', { ...fields, duration_ms: Date.now() - startedAt });
    return { answer };
  } catch (error) {
    deps.logger.error('question_failed', error, fields);
    return { problem: analysisFailed };
  }
};

/** What the snapshot calls the script's genre stands beside the script, too, for lists of scripts. */
const tellGenre = async (
  deps: AnswerQuestionDeps,
  { user_id, script_id, question }: AnswerMessage,
  { structured_data }: Answer,
): Promise<void> => {
  if (question !== summarySnapshotCard.number) return;
  const { data } = summarySnapshotFindings.pick({ Genre: true }).safeParse(structured_data);
  if (data !== undefined) await deps.scripts.tell(user_id, script_id, { counted: { genre: data.Genre } });
};

const finish = async (
  deps: AnswerQuestionDeps,
  message: AnswerMessage,
  outcome: AnswerOutcome,
): Promise<AnswerQuestionOutcome> => {
  const { user_id, script_id, question, request_id } = message;
  try {
    const written = await deps.answers.finish(user_id, script_id, question, request_id, outcome);
    if (!written) return 'superseded';
    if ('answer' in outcome) await tellGenre(deps, message, outcome.answer);
    return 'answer' in outcome ? 'succeeded' : 'failed';
  } catch (error) {
    if (!(error instanceof RangeError) || !('answer' in outcome)) throw error;
    deps.logger.error('answer_too_large', error, { script_id, question });
    return finish(deps, message, { problem: analysisFailed });
  }
};

/** Other scripts of a user that an answer is compared with, newest first: enough for the drafts of one story. */
const mostDrafts = 20;

const jsonOf = async (deps: AnswerQuestionDeps, key: string): Promise<unknown> =>
  JSON.parse(Buffer.from(await deps.bucket.read(key)).toString('utf8'));

/** This user's other scripts, where the question asks for them. One deleted while it is read is an error: the next delivery does without it. */
const otherDraftsOf = async (
  deps: AnswerQuestionDeps,
  { user_id, script_id, question }: AnswerMessage,
): Promise<OtherDraft[]> => {
  if (!cardByNumber(question)?.readsOtherDrafts) return [];
  const others = (await deps.scripts.list(user_id))
    .filter((item) => item.script_id !== script_id && item.status === 'ready' && item.fingerprinted)
    .slice(0, mostDrafts);
  return Promise.all(
    others.map(async (item) => ({
      title: scriptTitle(item),
      fileName: item.file_name,
      uploadedOn: item.created_at.slice(0, 10),
      fingerprint: fingerprint.parse(await jsonOf(deps, fingerprintKey(user_id, item.script_id))),
    })),
  );
};

/** What an analysis reads; null when the script is gone or being read anew. */
const load = async (deps: AnswerQuestionDeps, message: AnswerMessage): Promise<QuestionInput | null> => {
  const script = await deps.scripts.get(message.user_id, message.script_id);
  if (script === null || script.status !== 'ready') return null;
  return {
    screenplay: await storedScreenplay(deps, script),
    details: script.details,
    corrections: script.corrections,
    otherDrafts: await otherDraftsOf(deps, message),
  };
};

/** The reading serves all reports of the script: this delivery has it made, unless another does or it is there. */
const haveRead = async (
  deps: AnswerQuestionDeps,
  { user_id: userId, script_id: scriptId }: AnswerMessage,
): Promise<void> => {
  if (deps.reader !== null) await readStory(deps, deps.reader, { userId, scriptId });
};

const answerCounted = async (deps: AnswerQuestionDeps, message: AnswerMessage): Promise<AnswerQuestionOutcome> => {
  const { user_id, script_id, question, request_id } = message;
  const item = await deps.answers.get(script_id, question);
  if (item === null || item.request_id !== request_id) return 'superseded';
  if (item.status === 'succeeded' || item.status === 'failed') return item.status;
  const held = await deps.entitlements.get(user_id);
  if (!deps.isAnswered(question) || !openReports(held?.plan_name ?? null).has(question)) return 'waiting';

  if (!(await deps.answers.begin(script_id, question, request_id))) return 'superseded';
  // Read after `begin`: details and corrections saved from here on restart the answer under another request.
  const input = await load(deps, message);
  if (input === null) return 'superseded';
  return finish(deps, message, analyse(deps, message, input));
};

/** The counted answer is stored at once; the reading follows, for all of them. A delivery that nobody waits for may still be the one that ends a reading. */
export const answerQuestion = async (
  deps: AnswerQuestionDeps,
  message: AnswerMessage,
): Promise<AnswerQuestionOutcome> => {
  const outcome = await answerCounted(deps, message);
  await haveRead(deps, message);
  const { user_id: userId, script_id: scriptId } = message;
  await oweReportsMail(deps, { userId, scriptId, awaitsReading: deps.reader !== null });
  return outcome;
};

/** After the last delivery has failed: the user sees a failed report, or reports without their reading, that can be tried again. */
export const giveUpAnswer = async (
  deps: { readonly answers: Pick<AnswerItems, 'finish'> } & Parameters<typeof giveUpStory>[0] & OweReportsMailDeps,
  { user_id, script_id, question, request_id }: AnswerMessage,
): Promise<void> => {
  await deps.answers.finish(user_id, script_id, question, request_id, { problem: analysisFailed });
  await giveUpStory(deps, script_id);
  await oweReportsMail(deps, { userId: user_id, scriptId: script_id, awaitsReading: false });
};
