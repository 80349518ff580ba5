/**
 * Answers in the table, SCRIPT#id / ANSWER#nn, results gzipped. `request_id` fences every write: work for an older request writes nothing. A write that is
 * sent again because its answer was lost knows its own trace by it.
 */
import { gunzipSync, gzipSync } from 'node:zlib';
import { GetCommand, PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { type Problem, problem } from '../../lib/contract/errors.ts';
import { type Answer, answer, answerStatus, questionNumber } from '../../lib/contract/report.ts';
import { ledgerKey } from './ledger-items.ts';
import { deleteKeys, type FoundItem, queryPrefix, type Table, unlessConditionFails, withFoundItem } from './table.ts';

/** DynamoDB refuses items over 400 kB; the rest of the item takes well under 20 kB. */
const maxResultBytes = 380 * 1024;

const answerState = z.object({
  question: questionNumber,
  status: answerStatus,
  request_id: z.string(),
  status_at: z.string(),
});
/** `status_at` is the ISO instant of the last change of status. */
export type AnswerState = z.infer<typeof answerState>;
const storedAnswer = answerState.extend({ problem: problem.nullable(), result: z.instanceof(Uint8Array).nullable() });
export interface AnswerItem extends AnswerState {
  readonly problem: Problem | null;
  readonly result: Answer | null;
}
export type AnswerOutcome = { readonly answer: Answer } | { readonly problem: Problem };

export interface AnswerItems {
  get(scriptId: string, question: number): Promise<AnswerItem | null>;
  list(scriptId: string): Promise<AnswerItem[]>;
  /** As list, without the results. */
  listStates(scriptId: string): Promise<AnswerState[]>;
  /** A new pending answer; false when there is one already, under another request. */
  request(scriptId: string, question: number, requestId: string): Promise<boolean>;
  /** Pending again under a new request, dropping the old result; false when neither `from` nor `to` is the request in force. With `to` in force nothing is changed. */
  restart(scriptId: string, question: number, from: string, to: string): Promise<boolean>;
  /** pending or running -> running; false when this request is no longer waited for. */
  begin(scriptId: string, question: number, requestId: string): Promise<boolean>;
  /** pending or running -> succeeded or failed; false when this request is no longer waited for, unless it has ended in the same status. Throws RangeError when the result is too large to store. */
  finish(scriptId: string, question: number, requestId: string, outcome: AnswerOutcome): Promise<boolean>;
  /** Replaces the result of a succeeded answer; false when this request is no longer the one in force. Throws RangeError as finish does. */
  amend(scriptId: string, question: number, requestId: string, result: Answer): Promise<boolean>;
  /**
   * `holder` is at work on the opinion of a succeeded answer for `forMs` from now, or no longer with 0; false while somebody else is, or when this
   * request is no longer the one in force.
   */
  holdOpinion(scriptId: string, question: number, requestId: string, holder: string, forMs: number): Promise<boolean>;
  /** With what was noted about the script's opinions. How many answers there were. */
  removeAll(scriptId: string): Promise<number>;
}

const keyOf = (scriptId: string, question: number) => ({
  pk: `SCRIPT#${scriptId}`,
  sk: `ANSWER#${String(question).padStart(2, '0')}`,
});
const pack = (value: Answer): Uint8Array => {
  const bytes = gzipSync(JSON.stringify(value));
  if (bytes.length > maxResultBytes) throw new RangeError('The result is too large for one item.');
  return bytes;
};
const unpack = (bytes: Uint8Array): Answer => answer.parse(JSON.parse(gunzipSync(bytes).toString('utf8')));
const readAnswer = (item: unknown): AnswerItem => {
  const stored = storedAnswer.parse(item);
  return { ...stored, result: stored.result && unpack(stored.result) };
};

export const answerItems = (table: Table, now: () => Date): AnswerItems => {
  const update = (
    scriptId: string,
    question: number,
    expression: string,
    condition: string,
    values: Record<string, unknown>,
    isOwn?: (found: FoundItem) => boolean,
  ) =>
    unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: keyOf(scriptId, question),
          UpdateExpression: `SET #status = :status, status_at = :now${expression}`,
          ConditionExpression: condition,
          ExpressionAttributeNames: {
            '#status': 'status',
            ...(expression.includes('#result') && { '#result': 'result' }),
          },
          ExpressionAttributeValues: { ':now': now().toISOString(), ...values },
          ...withFoundItem,
        }),
      ),
      isOwn,
    );
  const isFor =
    (requestId: string, status?: string) =>
    (found: FoundItem): boolean =>
      found.request_id?.S === requestId && (status === undefined || found.status?.S === status);
  const stillAwaited = 'request_id = :r AND (#status = :pending OR #status = :running)';
  const awaited = { ':pending': 'pending', ':running': 'running' };

  return {
    async get(scriptId, question) {
      const found = await table.client.send(
        new GetCommand({ TableName: table.name, Key: keyOf(scriptId, question), ConsistentRead: true }),
      );
      return found.Item === undefined ? null : readAnswer(found.Item);
    },
    async list(scriptId) {
      return (await queryPrefix(table, `SCRIPT#${scriptId}`, 'ANSWER#')).map(readAnswer);
    },
    async listStates(scriptId) {
      const wanted = ['question', 'status', 'request_id', 'status_at'];
      const items = await queryPrefix(table, `SCRIPT#${scriptId}`, 'ANSWER#', wanted);
      return items.map((item) => answerState.parse(item));
    },
    request: (scriptId, question, requestId) =>
      unlessConditionFails(
        table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: {
              ...keyOf(scriptId, question),
              question,
              status: 'pending',
              request_id: requestId,
              status_at: now().toISOString(),
              problem: null,
              result: null,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
            ...withFoundItem,
          }),
        ),
        isFor(requestId),
      ),
    restart: (scriptId, question, from, to) =>
      update(
        scriptId,
        question,
        ', request_id = :to, problem = :none, #result = :none',
        'request_id = :from',
        { ':status': 'pending', ':from': from, ':to': to, ':none': null },
        isFor(to),
      ),
    begin: (scriptId, question, requestId) =>
      update(scriptId, question, '', stillAwaited, { ...awaited, ':status': 'running', ':r': requestId }),
    async finish(scriptId, question, requestId, outcome) {
      const succeeded = 'answer' in outcome;
      const status = succeeded ? 'succeeded' : 'failed';
      const values = {
        ...awaited,
        ':status': status,
        ':r': requestId,
        ':problem': succeeded ? null : outcome.problem,
        ':result': succeeded ? pack(outcome.answer) : null,
      };
      const ended = isFor(requestId, status);
      return update(scriptId, question, ', problem = :problem, #result = :result', stillAwaited, values, ended);
    },
    amend: async (scriptId, question, requestId, result) =>
      update(scriptId, question, ', #result = :result', 'request_id = :r AND #status = :status', {
        ':status': 'succeeded',
        ':r': requestId,
        ':result': pack(result),
      }),
    holdOpinion: (scriptId, question, requestId, holder, forMs) =>
      unlessConditionFails(
        table.client.send(
          new UpdateCommand({
            TableName: table.name,
            Key: keyOf(scriptId, question),
            UpdateExpression: 'SET opinion_by = :by, opinion_for = :r, opinion_until = :until',
            ConditionExpression:
              'request_id = :r AND #status = :status AND (attribute_not_exists(opinion_until) OR opinion_until <= :now OR opinion_by = :by OR opinion_for <> :r)',
            ExpressionAttributeNames: { '#status': 'status' },
            ExpressionAttributeValues: {
              ':r': requestId,
              ':by': holder,
              ':status': 'succeeded',
              ':now': now().getTime(),
              ':until': now().getTime() + forMs,
            },
          }),
        ),
      ),
    async removeAll(scriptId) {
      const states = await queryPrefix(table, `SCRIPT#${scriptId}`, 'ANSWER#', ['question']);
      const numbers = states.map((item) => z.object({ question: questionNumber }).parse(item).question);
      await deleteKeys(table, [...numbers.map((n) => keyOf(scriptId, n)), ledgerKey(scriptId)]);
      return numbers.length;
    },
  };
};
