/**
 * Answers in the table without their results, SCRIPT#id / ANSWER#nn. `request_id` fences every write: work for an older request writes nothing. A write
 * that is sent again because its answer was lost knows its own trace by it.
 */

import { PutCommand, UpdateCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { answerStatus, questionNumber } from '../../lib/contract/report.ts';
import { askedKeys } from './asked-items.ts';
import { ledgerKey } from './ledger-items.ts';
import { noteKeys } from './note-items.ts';
import { storyKey } from './story-items.ts';
import {
  deleteKeys,
  type FoundItem,
  type ItemKey,
  queryPrefix,
  readStored,
  type Table,
  unlessConditionFails,
  withFoundItem,
} from './table.ts';

export const answerState = z.object({
  question: questionNumber,
  status: answerStatus,
  request_id: z.string(),
  status_at: z.string(),
  engine_version: z.number().int().optional(),
});
/** `status_at` is the ISO instant of the last change of status; `engine_version` is that of the engine which made the result, absent while there is none and on those made before it was kept. */
export type AnswerState = z.infer<typeof answerState>;
/** Where an answer's result lies; null without one, and where it lies in the item itself. */
export interface AnswerPointer {
  readonly question: number;
  readonly statusAt: string;
  readonly key: string | null;
}

export interface AnswerStates {
  /** In the order of their questions. */
  listStates(scriptId: string): Promise<AnswerState[]>;
  /** Which object holds the result of each answer now. */
  listPointers(scriptId: string): Promise<AnswerPointer[]>;
  /** A new pending answer; false when there is one already, under another request. */
  request(scriptId: string, question: number, requestId: string): Promise<boolean>;
  /** Pending again under a new request, dropping the old result; false when neither `from` nor `to` is the request in force. With `to` in force nothing is changed. */
  restart(scriptId: string, question: number, from: string, to: string): Promise<boolean>;
  /** pending or running -> running; false when this request is no longer waited for. */
  begin(scriptId: string, question: number, requestId: string): Promise<boolean>;
  /** With what was noted about the script's reading; the results' objects are not touched. How many answers there were. */
  removeAll(scriptId: string): Promise<number>;
}

/** The second form points to a result; in the first, which said no version, it lay in the item, gzipped. */
export const answerForm = 2;
export const answersOf = (scriptId: string): string => `SCRIPT#${scriptId}`;
export const answerPrefix = 'ANSWER#';
export const answerKey = (scriptId: string, question: number): ItemKey => ({
  pk: answersOf(scriptId),
  sk: `${answerPrefix}${String(question).padStart(2, '0')}`,
});

/** A condition that an answer is waited for under `:r`, with its values. */
export const stillAwaited = 'request_id = :r AND (#status = :pending OR #status = :running)';
export const awaited = { ':pending': 'pending', ':running': 'running' } as const;
/** Whether what a refused write met is its own trace: the same request, in the same status where one is given. */
export const isFor =
  (requestId: string, status?: string) =>
  (found: FoundItem): boolean =>
    found.request_id?.S === requestId && (status === undefined || found.status?.S === status);

/** Changes an answer and the instant of its status; false when the condition does not hold. */
export const answerChange =
  (table: Table, now: () => Date) =>
  (
    scriptId: string,
    question: number,
    expression: string,
    condition: string,
    values: Record<string, unknown>,
    isOwn?: (found: FoundItem) => boolean,
  ): Promise<boolean> =>
    unlessConditionFails(
      table.client.send(
        new UpdateCommand({
          TableName: table.name,
          Key: answerKey(scriptId, question),
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

/** Says where the result lies, in an item of today's form: of a result in the item itself nothing stays. */
export const pointing = {
  set: ', schema_version = :form, #result = :none, result_key = :key',
  values: (key: string | null) => ({ ':form': answerForm, ':none': null, ':key': key }),
} as const;

const pointer = answerState
  .pick({ question: true, status_at: true })
  .extend({ result_key: z.string().nullable().default(null) });

export const answerStates = (table: Table, now: () => Date): AnswerStates => {
  const change = answerChange(table, now);
  return {
    async listStates(scriptId) {
      const wanted = ['question', 'status', 'request_id', 'status_at', 'engine_version'];
      const items = await queryPrefix(table, answersOf(scriptId), answerPrefix, wanted);
      return items.map((item) => answerState.parse(item));
    },
    async listPointers(scriptId) {
      const wanted = ['schema_version', 'question', 'status_at', 'result_key'];
      const items = await queryPrefix(table, answersOf(scriptId), answerPrefix, wanted);
      return items.map((item) => {
        const { question, status_at, result_key } = readStored(pointer, item, answerForm);
        return { question, statusAt: status_at, key: result_key };
      });
    },
    request: (scriptId, question, requestId) =>
      unlessConditionFails(
        table.client.send(
          new PutCommand({
            TableName: table.name,
            Item: {
              ...answerKey(scriptId, question),
              schema_version: answerForm,
              question,
              status: 'pending',
              request_id: requestId,
              status_at: now().toISOString(),
              problem: null,
              result: null,
              result_key: null,
            },
            ConditionExpression: 'attribute_not_exists(pk)',
            ...withFoundItem,
          }),
        ),
        isFor(requestId),
      ),
    restart: (scriptId, question, from, to) =>
      change(
        scriptId,
        question,
        `, request_id = :to, problem = :none${pointing.set} REMOVE engine_version`,
        'request_id = :from',
        { ':status': 'pending', ':from': from, ':to': to, ...pointing.values(null) },
        isFor(to),
      ),
    begin: (scriptId, question, requestId) =>
      change(scriptId, question, '', stillAwaited, { ...awaited, ':status': 'running', ':r': requestId }),
    async removeAll(scriptId) {
      const states = await queryPrefix(table, answersOf(scriptId), answerPrefix, ['question']);
      const numbers = states.map((item) => z.object({ question: questionNumber }).parse(item).question);
      await deleteKeys(table, [
        ...numbers.map((n) => answerKey(scriptId, n)),
        ...(await askedKeys(table, scriptId)),
        ...(await noteKeys(table, scriptId)),
        ledgerKey(scriptId),
        storyKey(scriptId),
      ]);
      return numbers.length;
    },
  };
};
