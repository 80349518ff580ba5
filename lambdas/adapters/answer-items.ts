/**
 * Answers in the table with their results. A result lies in an object of its own, written before the item points to it by `result_key` under the fence of its
 * request. What is pointed to no more is left to the sweep: somebody may be about to read it.
 */
import { randomBytes } from 'node:crypto';
import { promisify } from 'node:util';
import { gunzip } from 'node:zlib';
import { GetCommand } from '@aws-sdk/lib-dynamodb';
import * as z from 'zod';
import { engineVersion } from '../../lib/contract/engine-version.ts';
import { type Problem, problem } from '../../lib/contract/errors.ts';
import { type Answer, answer } from '../../lib/contract/report.ts';
import {
  type AnswerState,
  type AnswerStates,
  answerChange,
  answerForm,
  answerKey,
  answerPrefix,
  answerState,
  answerStates,
  answersOf,
  awaited,
  isFor,
  pointing,
  stillAwaited,
} from './answer-states.ts';
import type { ScriptObjects, StoredForm } from './script-objects.ts';
import { queryPrefix, readStored, type Table } from './table.ts';

export interface AnswerItem extends AnswerState {
  readonly problem: Problem | null;
  readonly result: Answer | null;
}
export type AnswerOutcome = { readonly answer: Answer } | { readonly problem: Problem };

export interface AnswerItems extends AnswerStates {
  get(scriptId: string, question: number): Promise<AnswerItem | null>;
  /** All of a script's, in the order of their questions; their results are read side by side. */
  list(scriptId: string): Promise<AnswerItem[]>;
  /**
   * pending or running -> succeeded or failed; false when this request is no longer waited for, unless it has ended in the same status. Throws RangeError
   * when the result is too large to be given out again. `userId` is the script's owner, under whom results lie.
   */
  finish(
    userId: string,
    scriptId: string,
    question: number,
    requestId: string,
    outcome: AnswerOutcome,
  ): Promise<boolean>;
}

/** The form of a result's object. */
const resultForm: StoredForm<Answer> = { version: 1, schema: answer };
/** Items of the first form hold the result themselves. */
const storedAnswer = answerState.extend({
  problem: problem.nullable(),
  result: z.instanceof(Uint8Array).nullable(),
  result_key: z.string().nullable().default(null),
});

const gunzipped = promisify(gunzip);
const unpack = async (bytes: Uint8Array): Promise<Answer> =>
  answer.parse(JSON.parse((await gunzipped(bytes)).toString('utf8')));

export const answerItems = (
  table: Table,
  objects: Pick<ScriptObjects, 'read' | 'write'>,
  now: () => Date,
): AnswerItems => {
  const change = answerChange(table, now);
  const resultOf = async (held: Uint8Array | null, key: string | null): Promise<Answer | null> => {
    if (key !== null) return objects.read(key, resultForm);
    return held && unpack(held);
  };
  const read = async (item: unknown): Promise<AnswerItem> => {
    const { result, result_key, ...state } = readStored(storedAnswer, item, answerForm);
    return { ...state, result: await resultOf(result, result_key) };
  };
  /** Each under a name that nobody else writes: two deliveries of one message are two objects. */
  const store = async (
    userId: string,
    scriptId: string,
    question: number,
    requestId: string,
    result: Answer,
  ): Promise<string> => {
    const name = [String(question).padStart(2, '0'), requestId, randomBytes(8).toString('hex')];
    const key = await objects.write('answers', { userId, scriptId }, name, resultForm, result);
    if (key === null) throw new Error('There is an object of this random name already.');
    return key;
  };

  return {
    ...answerStates(table, now),
    async get(scriptId, question) {
      const found = await table.client.send(
        new GetCommand({ TableName: table.name, Key: answerKey(scriptId, question), ConsistentRead: true }),
      );
      return found.Item === undefined ? null : read(found.Item);
    },
    list: async (scriptId) =>
      Promise.all((await queryPrefix(table, answersOf(scriptId), answerPrefix)).map((item) => read(item))),
    async finish(userId, scriptId, question, requestId, outcome) {
      const succeeded = 'answer' in outcome;
      const status = succeeded ? 'succeeded' : 'failed';
      const key = succeeded ? await store(userId, scriptId, question, requestId, outcome.answer) : null;
      const values = {
        ...awaited,
        ':status': status,
        ':r': requestId,
        ':problem': succeeded ? null : outcome.problem,
        ':engine': engineVersion,
        ...pointing.values(key),
      };
      const set = `, problem = :problem, engine_version = :engine${pointing.set}`;
      return change(scriptId, question, set, stillAwaited, values, isFor(requestId, status));
    },
  };
};
